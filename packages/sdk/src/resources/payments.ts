import type { Api } from '../client/call.ts';
import { withFiles } from '../client/upload.ts';
import {
  monthAccounts,
  orderLedger,
  refund,
  refunds,
  requestedReceipt,
} from '../normalize/payment.ts';
import * as operations from '../operations.gen.ts';

/**
 * What has come for an order, and asking for another receipt. Administrators, but for what the link of a
 * letter does. An extension of the contract: a backend without it
 * answers 404.
 */
export function paymentsResource({ caller }: Api) {
  return {
    /** The payments of an order as they were entered, and its receipts. `paymentBalance` compares them. */
    list: caller(operations.listPayments, orderLedger),

    /**
     * Enters a payment; answers all that has come by now. 409 `INVALID_STATE` when one with the same
     * reference has been entered for the order.
     *
     * @example
     * await shop.payments.add(1024, { metodo: 'sinpe', monto: 229.5, moneda: 'USD', dia: '2026-03-14' });
     */
    add: caller(operations.addPayment, orderLedger),

    /** Takes a payment away that was entered by mistake. 409 `INVALID_STATE` when the order is cancelled. */
    remove: caller(operations.removePayment, orderLedger),

    /**
     * Asks the customer of an order in `pendiente` for another receipt: she is written a letter with a link, and
     * reminded; without an answer by the deadline the order is cancelled. With `motivo` `otro`, own words.
     *
     * @example await shop.payments.requestReceipt(1024, { motivo: 'no_se_lee' });
     */
    requestReceipt: caller(operations.requestReceipt, orderLedger),

    /** What receipt an order waits for, by the token of a letter's link or of the order, without a login. */
    requested: caller(operations.getReceiptRequest, requestedReceipt),

    /**
     * Sends the receipt that is asked for, or a further one of whoever pays in parts, without a login. 409
     * `INVALID_STATE` when none is taken any more.
     */
    sendReceipt: caller(operations.sendReceipt, requestedReceipt, withFiles),

    /** What is to be given back, the longest waiting first, and then what was given back. */
    refunds: caller(operations.listRefunds, refunds),

    /**
     * Notes that money was given back, with what proves it. 409 `INVALID_STATE` when it has been given back already.
     *
     * @example await shop.payments.setRefund(3, { referencia: '2026031715100000123456789' });
     */
    setRefund: caller(operations.setRefund, refund),

    /**
     * Every order that was placed in a month of Costa Rica, as an accountant enters it: `accountsToCsv` makes a
     * table of them. The record of activity keeps that they were read.
     *
     * @example const orders = await shop.payments.month({ mes: '2026-03' });
     */
    month: caller(operations.getMonthAccounts, monthAccounts),
  };
}
