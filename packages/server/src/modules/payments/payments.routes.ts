import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { readMonthAccounts } from './month-accounts.service.ts';
import { requestedReceipt, requestReceipt, sendReceipt } from './receipt-requests.service.ts';
import { listRefunds, setRefund } from './refunds.service.ts';
import { addPayment, readLedger, removePayment } from './payments.service.ts';

/** What has come for orders, asking for another receipt, and giving money back. */
export const paymentHandlers = (deps: Deps): HandlersOf<'payments'> => ({
  listPayments: ({ params }) => readLedger(deps, params.idPedido),
  addPayment: ({ params: { idPedido }, body, user: { idUsuario } }) =>
    addPayment(deps, { idPedido, idUsuario }, body),
  removePayment: ({ params: { idPedido, idPago }, user: { idUsuario } }) =>
    removePayment(deps, { idPedido, idUsuario }, idPago),
  async requestReceipt({ params: { idPedido }, body, user: { idUsuario } }) {
    await requestReceipt(deps, { idPedido, idUsuario }, body);
    deps.outbox.post();
    return readLedger(deps, idPedido);
  },
  getReceiptRequest: ({ params }) => requestedReceipt(deps, params.token),
  async sendReceipt({ params: { token }, body }) {
    deps.receipts.compare(await sendReceipt(deps, token, body.comprobante));
    return { ...(await requestedReceipt(deps, token)), estado: 'recibida' as const };
  },
  getMonthAccounts: ({ query: { mes }, user: { idUsuario } }) =>
    readMonthAccounts(deps, mes, idUsuario),
  listRefunds: () => listRefunds(deps.db),
  async setRefund({ params: { idDevolucion: id }, body, user: { idUsuario } }) {
    const refund = await setRefund(deps, { id, idUsuario }, body);
    deps.outbox.post();
    return refund;
  },
});
