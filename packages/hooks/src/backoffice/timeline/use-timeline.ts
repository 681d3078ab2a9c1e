import type { Shop, TimelineEvent } from '@filigrana/sdk';
import { NOTE_MAX, textLength } from '@filigrana/sdk/domain';
import type { NoteValues } from '@filigrana/sdk/schemas';
import { useCallback, useMemo } from 'react';
import { orderKeys, specialOrderKeys } from '../../shared/reads/keys.ts';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import { useForm, type SaveForm } from '../forms/use-form.ts';
import { useOptionalRead } from '../reads/use-optional-read.ts';
import { notice } from '../texts/backoffice-notice.ts';
import { useCached } from '../writes/use-cached.ts';
import { noteForm } from './note-form.ts';
import type { NoteDrafts, NoteSubject, Timeline } from './timeline.types.ts';

/** Where a timeline is read and a note is written. The same object in every render. */
interface Source {
  key(id: number): ReturnType<(typeof orderKeys | typeof specialOrderKeys)['events']>;
  read(shop: Shop, id: number): Promise<TimelineEvent[]>;
  operation: 'addOrderNote' | 'addSpecialOrderNote';
  add(shop: Shop, id: number, note: NoteValues): Promise<TimelineEvent>;
}

const ORDER: Source = {
  key: orderKeys.events,
  read: (shop, id) => shop.orderReview.events(id),
  operation: 'addOrderNote',
  add: (shop, id, note) => shop.orderReview.addNote(id, note),
};

const SPECIAL_ORDER: Source = {
  key: specialOrderKeys.events,
  read: (shop, id) => shop.specialOrders.events(id),
  operation: 'addSpecialOrderNote',
  add: (shop, id, note) => shop.specialOrders.addNote(id, note),
};

const NOTHING: readonly never[] = [];

function useTimeline(
  source: Source,
  id: number | null,
  drafts: NoteDrafts | undefined,
  options: ReadOptions<TimelineEvent[]>,
): Timeline {
  const { data, ...read } = useOptionalRead(
    id === null ? null : source.key(id),
    (shop) => source.read(shop, id ?? 0),
    notice('timeline.failed'),
    options,
  );
  const changeCached = useCached();
  const save = useCallback<SaveForm<NoteSubject, NoteValues, NoteValues>>(
    async ({ subject, accepted }, write) => {
      if (subject === null) return;
      await write(
        source.operation,
        (shop) => source.add(shop, subject.id, accepted),
        (event) =>
          changeCached<TimelineEvent[]>(source.key(subject.id), (events) => [...events, event]),
      );
    },
    [changeCached, source],
  );
  const subject = useMemo(() => (id === null ? null : { id }), [id]);
  const { form } = useForm(noteForm, subject, save, { drafts });
  const length = textLength(form.values.texto);
  return {
    ...read,
    events: data ?? NOTHING,
    note: { ...form, counter: { length, max: NOTE_MAX } },
  };
}

/**
 * The history of an order with its internal notes; null reads nothing. `unsupported` where the
 * backend keeps none: show nothing then. Key: `listOrderEvents`.
 *
 * @param drafts Where a note that is not saved outlives the panel; made once by the screen.
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { status, events, note } = useOrderTimeline(isOpen ? order.idPedido : null);
 */
export function useOrderTimeline(
  idPedido: number | null,
  drafts?: NoteDrafts,
  options: ReadOptions<TimelineEvent[]> = {},
): Timeline {
  return useTimeline(ORDER, idPedido, drafts, options);
}

/**
 * The history of a special order with its internal notes, like `useOrderTimeline`. Key:
 * `listSpecialOrderEvents`.
 *
 * @param idPedidoEspecial The special order; null reads nothing.
 * @param drafts Where a note that is not saved outlives the panel; made once by the screen.
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { status, events, note } = useSpecialOrderTimeline(isOpen ? 7 : null);
 */
export function useSpecialOrderTimeline(
  idPedidoEspecial: number | null,
  drafts?: NoteDrafts,
  options: ReadOptions<TimelineEvent[]> = {},
): Timeline {
  return useTimeline(SPECIAL_ORDER, idPedidoEspecial, drafts, options);
}
