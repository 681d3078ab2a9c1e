import type { ApiError, Novedad, NovedadSent } from '@filigrana/sdk';
import { novedadLifecycle, type NovedadEvent } from '@filigrana/sdk/domain';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { asApiError, isUnanswered } from '../../shared/as-api-error.ts';
import { novedadKeys } from '../../shared/reads/keys.ts';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { Deletion } from '../deletion/deletion.types.ts';
import { useDeletion, type DeletionOptions } from '../deletion/use-deletion.ts';
import { isVersionConflict } from '../../shared/forms/form-definition.ts';
import type { AdminList, ListOptions, Searchable } from '../reads/admin-list.types.ts';
import { useList, type ListRead } from '../reads/use-list.ts';
import { useTextSearch } from '../reads/use-text-search.ts';
import { tookEffect } from '../steps/took-effect.ts';
import { useSteps, type FailedStep, type PerformStep } from '../steps/use-steps.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import { useNotify } from '../texts/use-backoffice-texts.ts';
import { useCached } from '../writes/use-cached.ts';
import { novedadMachine } from './novedad.machine.ts';
import { shopNovedadSteps } from './novedad-steps.ts';
import type { NovedadRow } from './novedades.types.ts';

export interface NovedadesAdmin extends AdminList, Searchable {
  /** The novedades whose subject or description contains the search. */
  rows: readonly NovedadRow[];
  /** All novedades, whatever the search. */
  items: readonly Novedad[];
  /**
   * E-mails it to the subscribers, once; a toast says how many of how many. What somebody else has
   * changed since is not sent: a toast says so, and the list shows the new text. When no answer came,
   * a toast says that, and another one once the list shows that it was sent after all.
   *
   * @param idNovedad The offer that is sent.
   * @param seen The novedad as the person saw it, when that was asked about; as the list has it now
   * unless given.
   */
  send(idNovedad: number, seen?: Novedad): void;
  deletion: Deletion<Novedad>;
}

const searchedIn = ({ asunto, descripcion }: Novedad) => `${asunto}\n${descripcion}`;

function sendFailure(error: ApiError): BackofficeNotice {
  if (isVersionConflict(error)) return notice('novedades.changedElsewhere');
  if (isUnanswered(error)) return notice('novedades.sendUnanswered');
  return orSaid(notice('novedades.sendFailed'), error);
}

const isTaken = (
  { id, step, error }: FailedStep<number, NovedadEvent>,
  items: readonly Novedad[],
) => {
  const estado = items.find(({ idNovedad }) => idNovedad === id)?.estado;
  return tookEffect(error, estado === novedadLifecycle.table.steps[step].to);
};

function useSending(items: readonly Novedad[]) {
  const notify = useNotify();
  const changeCached = useCached();
  const [sent, setSent] = useState<ReadonlyMap<number, NovedadSent>>(new Map());
  const perform = useCallback<PerformStep<number, NovedadEvent, number>>(
    async (idNovedad, step, write, version) => {
      try {
        const { enviados, total } = await write(
          'sendNovedad',
          (shop) => shopNovedadSteps(shop, idNovedad, version)(),
          () =>
            changeCached<Novedad[]>(novedadKeys.list(), (novedades) =>
              novedades.map((each) =>
                each.idNovedad === idNovedad
                  ? { ...each, estado: novedadLifecycle.table.steps[step].to }
                  : each,
              ),
            ),
        );
        setSent((known) => new Map(known).set(idNovedad, { enviados, total }));
        notify(notice('novedades.sent', { enviados, total }));
      } catch (error) {
        notify(sendFailure(asApiError(error)));
        throw error;
      }
    },
    [changeCached, notify],
  );
  const steps = useSteps(novedadMachine, perform);
  const { failed, dismiss } = steps;
  const isSentAfterAll = failed !== null && isTaken(failed, items);
  useEffect(() => {
    if (!isSentAfterAll) return;
    dismiss();
    notify(notice('novedades.sentUnanswered'));
  }, [dismiss, isSentAfterAll, notify]);
  return { sent, ...steps };
}

function useNovedadDeletion(list: ListRead<Novedad>): Deletion<Novedad> {
  const changeCached = useCached();
  const options = useMemo<DeletionOptions<Novedad>>(
    () => ({
      remove: ({ idNovedad, version }, write) =>
        write(
          'deleteNovedad',
          (shop) => shop.novedades.remove(idNovedad, { version }),
          () =>
            changeCached<Novedad[]>(novedadKeys.list(), (novedades) =>
              novedades.filter((each) => each.idNovedad !== idNovedad),
            ),
        ),
      failed: (error) => orSaid(notice('novedades.deleteFailed'), error),
      deleted: notice('novedades.deleted'),
    }),
    [changeCached],
  );
  return useDeletion(options, list, 'idNovedad');
}

/**
 * The novedades: search on subject and description, sending once, deletion. Adding and editing:
 * `useNovedadForm`. Key: `listNovedades`. Machine: `novedadMachine`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example
 * const { rows, send } = useNovedadesAdmin();
 * rows.map(({ novedad: { idNovedad }, canSend }) => (
 *   <button key={idNovedad} disabled={!canSend} onClick={() => send(idNovedad)}>Enviar</button>
 * ));
 */
export function useNovedadesAdmin(
  { search }: ListOptions = {},
  options: ReadOptions<readonly Novedad[]> = {},
): NovedadesAdmin {
  const list = useList(
    novedadKeys.list(),
    (shop) => shop.novedades.list(),
    (error) => orSaid(notice('novedades.listFailed'), error),
    options,
  );
  const { items } = list;
  const { found, ...searching } = useTextSearch(items, searchedIn, search);
  const { pending, role, sent, take } = useSending(items);

  const rows = useMemo(
    () =>
      found.map<NovedadRow>((novedad) => {
        const { estado, idNovedad } = novedad;
        const isSending = pending.has(idNovedad);
        return {
          novedad,
          label: novedadLifecycle.table.labels[estado],
          canSend: !isSending && novedadLifecycle.can('enviar', estado, role),
          isSending,
          sent: sent.get(idNovedad) ?? null,
        };
      }),
    [found, pending, role, sent],
  );
  const send = useCallback<NovedadesAdmin['send']>(
    (idNovedad, seen = items.find((each) => each.idNovedad === idNovedad)) => {
      if (!seen) return;
      const { estado, version } = seen;
      take(idNovedad, { state: estado, role }, 'enviar', version);
    },
    [items, role, take],
  );
  return { ...list, ...searching, rows, send, deletion: useNovedadDeletion(list) };
}
