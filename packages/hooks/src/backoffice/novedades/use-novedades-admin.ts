import type { ApiError, Novedad, NovedadSent } from '@filigrana/sdk';
import { novedadLifecycle, type NovedadEvent } from '@filigrana/sdk/domain';
import { useCallback, useMemo, useState } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { novedadKeys } from '../../shared/reads/keys.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { Deletion } from '../deletion/deletion.types.ts';
import { useDeletion, type DeletionOptions } from '../deletion/use-deletion.ts';
import { isVersionConflict } from '../forms/form-definition.ts';
import type { AdminList, ListOptions, Searchable } from '../reads/admin-list.types.ts';
import { useList } from '../reads/use-list.ts';
import { useTextSearch } from '../reads/use-text-search.ts';
import { useSteps, type PerformStep } from '../steps/use-steps.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import { useNotify } from '../texts/use-backoffice-texts.ts';
import { useCached } from '../writes/use-cached.ts';
import { novedadMachine } from './novedad.machine.ts';
import type { NovedadRow } from './novedades.types.ts';

export interface NovedadesAdmin extends AdminList, Searchable {
  /** The novedades whose subject or description contains the search. */
  rows: readonly NovedadRow[];
  /** All novedades, whatever the search. */
  items: readonly Novedad[];
  /**
   * E-mails it to the subscribers, once; a toast says how many of how many. What somebody else has
   * changed since is not sent: a toast says so, and the list shows the new text.
   *
   * @param seen The novedad as the person saw it, when that was asked about; as the list has it now
   * unless given.
   */
  send(idNovedad: number, seen?: Novedad): void;
  deletion: Deletion<Novedad>;
}

const searchedIn = ({ asunto, descripcion }: Novedad) => `${asunto}\n${descripcion}`;

const sendFailure = (error: ApiError): BackofficeNotice =>
  isVersionConflict(error)
    ? notice('novedades.changedElsewhere')
    : orSaid(notice('novedades.sendFailed'), error);

function useSending() {
  const notify = useNotify();
  const changeCached = useCached();
  const [sent, setSent] = useState<ReadonlyMap<number, NovedadSent>>(new Map());
  const perform = useCallback<PerformStep<number, NovedadEvent>>(
    async (idNovedad, step, write, version) => {
      try {
        const { enviados, total } = await write(
          'sendNovedad',
          (shop) => shop.novedades.send(idNovedad, version === undefined ? {} : { version }),
          () =>
            changeCached<Novedad[]>(novedadKeys.list(), (novedades) =>
              novedades.map((each) =>
                each.idNovedad === idNovedad
                  ? { ...each, estado: novedadLifecycle.table.steps[step].to, version: undefined }
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
  return { sent, ...useSteps(novedadMachine, perform) };
}

function useNovedadDeletion(): Deletion<Novedad> {
  const changeCached = useCached();
  const options = useMemo<DeletionOptions<Novedad>>(
    () => ({
      remove: ({ idNovedad }, write) =>
        write(
          'deleteNovedad',
          (shop) => shop.novedades.remove(idNovedad),
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
  return useDeletion(options);
}

/**
 * The novedades: search on subject and description, sending once, deletion. Adding and editing:
 * `useNovedadForm`. Key: `listNovedades`. Machines: `novedadMachine`, `deletionMachine`.
 *
 * @example
 * const { rows, send } = useNovedadesAdmin();
 * rows.map(({ novedad: { idNovedad }, canSend }) => (
 *   <button key={idNovedad} disabled={!canSend} onClick={() => send(idNovedad)}>Enviar</button>
 * ));
 */
export function useNovedadesAdmin({ search }: ListOptions = {}): NovedadesAdmin {
  const list = useList(
    novedadKeys.list(),
    (shop) => shop.novedades.list(),
    (error) => orSaid(notice('novedades.listFailed'), error),
  );
  const { items } = list;
  const { found, ...searching } = useTextSearch(items, searchedIn, search);
  const { pending, role, sent, take } = useSending();

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
      take(idNovedad, { state: estado, role, version }, 'enviar');
    },
    [items, role, take],
  );
  return { ...list, ...searching, rows, send, deletion: useNovedadDeletion() };
}
