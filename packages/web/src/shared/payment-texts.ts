import { PAYMENT_METHOD_LABELS, PAYMENT_STATUS_LABELS } from '@filigrana/sdk/domain';

/** What the ways to pay and the states of a payment are called. */
export const paymentTexts = { methods: PAYMENT_METHOD_LABELS, states: PAYMENT_STATUS_LABELS };
