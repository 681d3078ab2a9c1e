import type { Shipment } from '@filigrana/sdk';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import { cleanGuide } from '@filigrana/sdk/domain';
import { useCallback, useMemo } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { shipmentKeys } from '../../shared/reads/keys.ts';
import { createStore } from '../../shared/store.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { useStore } from '../../shared/use-store.ts';
import { useOptionalRead, type OptionalRead } from '../reads/use-optional-read.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import { useNotify } from '../texts/use-backoffice-texts.ts';
import { useWrite } from '../writes/use-write.ts';
import {
  guideNotice,
  isSendable,
  NOTHING_CHOSEN,
  sendOne,
  withResult,
  type SendingState,
} from './sending.ts';

export interface ShipmentRow {
  shipment: Shipment;
  /** It is among the orders that `send` sends. */
  isChosen: boolean;
  /** The guide as it is typed. */
  guia: string;
  /** What is wrong with the guide, or looks wrong: `isWrong` keeps the order from being sent. */
  guide: { isWrong: boolean; notice: BackofficeNotice } | null;
  /** It is on its way to the server. */
  isSending: boolean;
  /** Why it was not sent, at the last try. */
  failed: BackofficeNotice | null;
}

export interface Shipments extends Omit<OptionalRead<unknown>, 'data'> {
  /** What is to be sent, the longest waiting first. */
  rows: readonly ShipmentRow[];
  /** What this page has sent, as it is now. */
  sent: readonly Shipment[];
  /** The orders that are chosen, with the guides as they are typed: what a packing slip says. */
  chosen: readonly Shipment[];
  /**
   * Chooses an order, or leaves it out again.
   *
   * @param idPedido The order.
   * @param isChosen False leaves it out.
   */
  choose(idPedido: number, isChosen: boolean): void;
  chooseAll(isChosen: boolean): void;
  /**
   * Types the guide of an order, which chooses it.
   *
   * @param idPedido The order.
   * @param guia What its field holds then.
   */
  type(idPedido: number, guia: string): void;
  /** Something is chosen, no guide of it is wrong, and nothing is under way. */
  canSend: boolean;
  /** `send` is at work: nothing can be chosen or typed meanwhile. */
  isSending: boolean;
  /** Sends what is chosen, one after the other. What fails stays chosen, with the reason. */
  send(): void;
  /** Marks what is chosen as being made ready. */
  prepare(): void;
}

const NOTHING: readonly never[] = [];

/**
 * Sending many orders at once: choose, type the guides down the list, send, and a result for each.
 * `unsupported` where the backend knows no guides. Key: `listShipments`.
 *
 * @param pedidos Those orders instead of all that is to be sent; the same array in every render.
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example
 * const { rows, type, send, canSend } = useShipments();
 * rows.map(({ shipment: { idPedido }, guia }) => (
 *   <input key={idPedido} value={guia} onChange={(event) => type(idPedido, event.target.value)} />
 * ));
 * <button disabled={!canSend} onClick={send}>Enviar</button>;
 */
export function useShipments(
  pedidos: readonly number[] | null = null,
  options: ReadOptions<Shipment[]> = {},
): Shipments {
  const { data, ...read } = useOptionalRead(
    shipmentKeys.list(pedidos),
    (shop) => shop.shipments.list(pedidos ? { pedido: [...pedidos] } : {}),
    notice('shipments.listFailed'),
    options,
  );
  const write = useWrite();
  const notify = useNotify();
  const store = useMemo(() => createStore<SendingState>(NOTHING_CHOSEN), []);
  const { chosen, guides, results, isSending } = useStore(store);
  const listed = data ?? NOTHING;

  const sent = useMemo(
    () =>
      [...results.values()].flatMap((result) => {
        if (result.status !== 'sent') return [];
        const { shipment } = result;
        // A list that was read before the sending knows less than its answer.
        const now = listed.find(({ idPedido }) => idPedido === shipment.idPedido);
        return [now?.estadoPedido === 'enviado' ? now : shipment];
      }),
    [listed, results],
  );
  const rows = useMemo<ShipmentRow[]>(
    () =>
      listed
        .filter(({ idPedido }) => results.get(idPedido)?.status !== 'sent')
        .map((shipment) => {
          const { idPedido } = shipment;
          const result = results.get(idPedido);
          const guia = guides.get(idPedido) ?? shipment.guia ?? '';
          return {
            shipment,
            isChosen: chosen.has(idPedido),
            guia,
            guide: guideNotice(guia),
            isSending: result?.status === 'sending',
            failed: result?.status === 'failed' ? result.notice : null,
          };
        }),
    [chosen, guides, listed, results],
  );
  const chosenRows = rows.filter(({ isChosen }) => isChosen);
  const canSend =
    !isSending &&
    chosenRows.length > 0 &&
    chosenRows.every(({ guide, shipment }) => !guide?.isWrong && isSendable(shipment));

  const change = useCallback(
    (changes: (now: SendingState) => Partial<SendingState>) => {
      const now = store.get();
      if (!now.isSending) store.set({ ...now, ...changes(now) });
    },
    [store],
  );
  const choose = useCallback<Shipments['choose']>(
    (idPedido, isChosen) =>
      change(({ chosen: before }) => {
        const after = new Set(before);
        if (isChosen) after.add(idPedido);
        else after.delete(idPedido);
        return { chosen: after };
      }),
    [change],
  );
  const send = async () => {
    if (!canSend) return;
    store.set({ ...store.get(), isSending: true });
    try {
      await write('shipOrder', async (shop) => {
        for (const { shipment, guia } of chosenRows) {
          const { idPedido } = shipment;
          store.set(withResult(store.get(), idPedido, { status: 'sending' }));
          store.set(withResult(store.get(), idPedido, await sendOne(shop, shipment, guia)));
        }
        const done = chosenRows.map(({ shipment: { idPedido } }) => idPedido);
        // With the carrier's links; without them each is still known to be sent.
        const now = await shop.shipments.list({ pedido: done }).catch(() => []);
        for (const shipment of now)
          if (shipment.estadoPedido === 'enviado')
            store.set(withResult(store.get(), shipment.idPedido, { status: 'sent', shipment }));
      });
    } catch (cause) {
      notify(orSaid(notice('shipments.sendFailed'), asApiError(cause)));
    } finally {
      const now = store.get();
      const ended = [...now.results].filter(([, { status }]) => status !== 'sending');
      store.set({ ...now, results: new Map(ended), isSending: false });
    }
  };
  const prepare = async () => {
    if (isSending || chosenRows.length === 0) return;
    try {
      await write('setShipment', async (shop) => {
        for (const { shipment } of chosenRows)
          await shop.shipments.set(shipment.idPedido, { preparacion: true });
      });
      notify(notice('shipments.prepared', { n: chosenRows.length }));
    } catch (cause) {
      notify(orSaid(notice('shipments.noteFailed'), asApiError(cause)));
    }
  };

  return {
    ...read,
    rows,
    sent,
    chosen: chosenRows.map(({ shipment, guia, guide }) => ({
      ...shipment,
      guia: guide?.isWrong ? shipment.guia : cleanGuide(guia) || null,
    })),
    choose,
    chooseAll: useCallback<Shipments['chooseAll']>(
      (isChosen) =>
        change(() => ({
          chosen: new Set(isChosen ? rows.map(({ shipment }) => shipment.idPedido) : []),
        })),
      [change, rows],
    ),
    type: useCallback<Shipments['type']>(
      (idPedido, guia) => {
        change(({ guides: before }) => ({ guides: new Map(before).set(idPedido, guia) }));
        choose(idPedido, true);
      },
      [change, choose],
    ),
    canSend,
    isSending,
    send: () => void send(),
    prepare: () => void prepare(),
  };
}
