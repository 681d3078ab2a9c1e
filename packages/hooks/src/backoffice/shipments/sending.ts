import type { Shipment, Shop } from '@filigrana/sdk';
import { cleanGuide, isGuide, isMistypedGuide, SENDABLE } from '@filigrana/sdk/domain';
import { asApiError, isUnanswered } from '../../shared/as-api-error.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';

/** How the sending of one order goes. */
export type SendingResult =
  | { status: 'sending' }
  | { status: 'sent'; shipment: Shipment }
  | { status: 'failed'; notice: BackofficeNotice };

/** What is chosen and typed on a page that sends many orders at once, and what has come of it. */
export interface SendingState {
  chosen: ReadonlySet<number>;
  /** Guides as they are typed. */
  guides: ReadonlyMap<number, string>;
  results: ReadonlyMap<number, SendingResult>;
  isSending: boolean;
}

export const NOTHING_CHOSEN: SendingState = {
  chosen: new Set(),
  guides: new Map(),
  results: new Map(),
  isSending: false,
};

export const withResult = (
  state: SendingState,
  idPedido: number,
  result: SendingResult,
): SendingState => {
  const chosen = new Set(state.chosen);
  // What failed stays chosen: pressing again sends that, and nothing else.
  if (result.status === 'sent') chosen.delete(idPedido);
  return { ...state, chosen, results: new Map(state.results).set(idPedido, result) };
};

/** What is to be said of a guide that was typed; null where nothing is. A guide that is blank is none. */
export function guideNotice(typed: string): { isWrong: boolean; notice: BackofficeNotice } | null {
  const guia = cleanGuide(typed);
  if (guia === '') return null;
  if (!isGuide(guia)) return { isWrong: true, notice: notice('guide.invalid') };
  return isMistypedGuide(guia) ? { isWrong: false, notice: notice('guide.mistyped') } : null;
}

/**
 * Sends one order. Of an answer that was lost, and of an order that is sent already, the list tells
 * whether this sending has taken effect.
 *
 * @throws ApiError when the login is over: nothing else can be sent then either.
 */
export async function sendOne(
  { orders, shipments }: Pick<Shop, 'orders' | 'shipments'>,
  before: Shipment,
  typed: string,
): Promise<SendingResult> {
  const { idPedido } = before;
  const guia = cleanGuide(typed);
  try {
    const { pedido } = await orders.ship(idPedido, guia === '' ? undefined : { guia });
    const told = pedido ?? { estadoPedido: 'enviado' as const, guia: guia || before.guia };
    return { status: 'sent', shipment: { ...before, ...told, guia: told.guia ?? null } };
  } catch (cause) {
    const error = asApiError(cause);
    if (error.status === 401) throw error;
    const failed: SendingResult = {
      status: 'failed',
      notice: orSaid(notice('shipments.sendFailed'), error),
    };
    if (!isUnanswered(error) && error.code !== 'INVALID_STATE') return failed;
    const [now] = await shipments.list({ pedido: [idPedido] }).catch(() => []);
    const isThere = now?.estadoPedido === 'enviado' && (guia === '' || now.guia === guia);
    return isThere ? { status: 'sent', shipment: now } : failed;
  }
}

/** Whether an order can be sent now. */
export const isSendable = ({ estadoPedido }: Pick<Shipment, 'estadoPedido'>): boolean =>
  estadoPedido === SENDABLE;
