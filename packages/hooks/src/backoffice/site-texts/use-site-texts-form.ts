import type { SiteTexts, SiteTextsChange, SiteTextsInForce } from '@filigrana/sdk';
import { NO_SITE_TEXTS } from '@filigrana/sdk/domain';
import { readForm, siteTextsSchema, type SiteTextsValues } from '@filigrana/sdk/schemas';
import { useCallback } from 'react';
import { siteTextKeys } from '../../shared/reads/keys.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { AdminForm, StaffForm } from '../forms/form.types.ts';
import { useForm, type SaveForm } from '../forms/use-form.ts';
import { useOptionalRead, type OptionalRead } from '../reads/use-optional-read.ts';
import { notice } from '../texts/backoffice-notice.ts';
import { useCached } from '../writes/use-cached.ts';

const siteTextsForm: StaffForm<SiteTextsInForce, SiteTexts, SiteTextsValues> = {
  id: 'siteTexts',
  idOf: () => 'siteTexts',
  versionOf: ({ version }) => version,
  memo: null,
  start: (now) => ({ ...NO_SITE_TEXTS, ...now?.textos }),
  read: (values) => readForm(siteTextsSchema, values),
  issues: () => ({ TOO_LONG: notice('siteTexts.tooLong') }),
  failed: (error) => orSaid(notice('siteTexts.failed'), error),
  saved: () => notice('siteTexts.saved'),
};

export interface SiteTextsForm {
  /** `unsupported`: the backend keeps no such words; show nothing of the form. */
  read: Pick<OptionalRead<SiteTextsInForce>, 'status' | 'notice' | 'reload'>;
  form: AdminForm<SiteTexts>;
  /** Who wrote which and when, newest first; empty while it cannot be read. */
  history: readonly SiteTextsChange[];
  /** Puts words of before into the fields; they count once they are saved. */
  restore(textos: SiteTexts): void;
}

/**
 * Editing the words of the home page and of the page about the shop, all in one form. Keys:
 * `siteTextKeys.inForce()`, `siteTextKeys.history()`.
 *
 * @example
 * const { form, history, restore } = useSiteTextsForm();
 * history.map(({ fecha, textos }) => <button key={fecha} onClick={() => restore(textos)}>{fecha}</button>);
 * <textarea value={form.values.inicio} onChange={(event) => form.set('inicio', event.target.value)} />;
 */
export function useSiteTextsForm(): SiteTextsForm {
  const failed = notice('siteTexts.loadFailed');
  const now = useOptionalRead(siteTextKeys.inForce(), (shop) => shop.siteTexts.get(), failed);
  const past = useOptionalRead(siteTextKeys.history(), (shop) => shop.siteTexts.history(), failed);
  const changeCached = useCached();
  const save = useCallback<SaveForm<SiteTextsInForce, SiteTexts, SiteTextsValues>>(
    ({ accepted: textos, version }, write) =>
      write(
        'setSiteTexts',
        (shop) => shop.siteTexts.set({ textos, version }),
        () =>
          // The version stays: until they have been read again, what comes next is compared.
          changeCached<SiteTextsInForce>(siteTextKeys.inForce(), (cached) => ({
            ...cached,
            textos,
          })),
      ),
    [changeCached],
  );
  const { form, change } = useForm(siteTextsForm, now.data, save);
  const { status, notice: failure, reload } = now;
  return {
    read: { status, notice: failure, reload },
    form,
    history: past.data ?? [],
    restore: useCallback((textos) => change(() => textos), [change]),
  };
}
