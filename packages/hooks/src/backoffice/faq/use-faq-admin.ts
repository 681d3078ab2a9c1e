import type { Faq } from '@filigrana/sdk';
import { useMemo } from 'react';
import { faqKeys } from '../../shared/reads/keys.ts';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { Deletion } from '../deletion/deletion.types.ts';
import { useDeletion, type DeletionOptions } from '../deletion/use-deletion.ts';
import type { AdminList } from '../reads/admin-list.types.ts';
import { useList } from '../reads/use-list.ts';
import { notice } from '../texts/backoffice-notice.ts';
import { useCached } from '../writes/use-cached.ts';

export interface FaqAdmin extends AdminList {
  /** Newest first. */
  faqs: readonly Faq[];
  deletion: Deletion<Faq>;
}

/**
 * The frequent questions of the back office, hidden ones too. Adding and editing: `useFaqForm`.
 * Key: `listFaqs`; a deletion refreshes the visitors' list too.
 *
 * @param reading SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { faqs, deletion } = useFaqAdmin();
 */
export function useFaqAdmin(reading: ReadOptions<readonly Faq[]> = {}): FaqAdmin {
  const { items, ...list } = useList(
    faqKeys.list(),
    (shop) => shop.faq.list(),
    (error) => orSaid(notice('faq.listFailed'), error),
    reading,
  );
  // Ids grow with time; the contract gives questions no date.
  const faqs = useMemo(() => [...items].sort((a, b) => b.idPregunta - a.idPregunta), [items]);
  const changeCached = useCached();
  const options = useMemo<DeletionOptions<Faq>>(
    () => ({
      remove: ({ idPregunta, version }, write) =>
        write(
          'deleteFaq',
          (shop) => shop.faq.remove(idPregunta, { version }),
          () =>
            changeCached<Faq[]>(faqKeys.list(), (all) =>
              all.filter((each) => each.idPregunta !== idPregunta),
            ),
        ),
      failed: (error) => orSaid(notice('faq.deleteFailed'), error),
      deleted: notice('faq.deleted'),
    }),
    [changeCached],
  );
  return {
    ...list,
    faqs,
    deletion: useDeletion(options, { items, status: list.status }, 'idPregunta'),
  };
}
