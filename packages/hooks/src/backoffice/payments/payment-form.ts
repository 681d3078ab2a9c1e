import type { Currency, OrderPayment, ReceivedBy } from '@filigrana/sdk';
import {
  expectedPayment,
  maskPrice,
  priceText,
  REFERENCE_MAX,
  type OrderPrice,
} from '@filigrana/sdk/domain';
import { paymentSchema, readForm, type PaymentValues } from '@filigrana/sdk/schemas';
import { saidBeside } from '../../shared/forms/form-definition.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { StaffForm } from '../forms/form.types.ts';
import { notice } from '../texts/backoffice-notice.ts';

/** The order that a payment is entered for, and what its fields begin with. */
export interface PaymentSubject {
  idPedido: number;
  /** What the order costs. */
  price: OrderPrice;
  /** What has been entered for it. */
  payments: readonly OrderPayment[];
  /** How it was to be paid. */
  metodo: ReceivedBy;
  /** The order's own reference, unless a payment has it already. */
  referencia: string;
  /** The day in Costa Rica on which it is entered, as in '2026-03-14'. */
  hoy: string;
}

/** What the fields of a payment hold. */
export interface PaymentFormValues {
  metodo: ReceivedBy;
  moneda: Currency;
  /** Amount as it is typed, in `moneda`. */
  monto: string;
  /** Day on which it was paid, as in '2026-03-14'. */
  dia: string;
  /** The bank's reference as it is typed; '' for none. */
  referencia: string;
}

/** The amount that is expected, in the currency that is wanted, as its field shows it. */
export const expectedIn = ({ price, payments }: PaymentSubject, wanted?: Currency) => {
  const { monto, moneda } = expectedPayment(price, payments, wanted);
  return { monto: priceText(monto), moneda };
};

/** A payment as a clerk reads it from a receipt. */
export const paymentForm: StaffForm<PaymentSubject, PaymentFormValues, PaymentValues> = {
  id: 'paymentForm',
  idOf: ({ idPedido }) => idPedido,
  memo: null,
  start: (subject) => ({
    metodo: subject?.metodo ?? 'sinpe',
    ...(subject ? expectedIn(subject) : { monto: '', moneda: 'USD' }),
    dia: subject?.hoy ?? '',
    referencia: subject?.referencia ?? '',
  }),
  change(values, { monto, ...change }) {
    const typed = monto === undefined ? {} : { monto: maskPrice(monto) };
    return { values: { ...values, ...change, ...typed }, memo: null };
  },
  read: (values) => readForm(paymentSchema, values),
  issues: () => ({
    AMOUNT_INVALID: notice('payments.amountInvalid'),
    INVALID: notice('reference.invalid'),
    TOO_LONG: notice('reference.tooLong', { max: REFERENCE_MAX }),
  }),
  beside: (error) => (error.code === 'INVALID_STATE' ? saidBeside('referencia', error) : {}),
  failed: (error) => orSaid(notice('payments.failed'), error),
  saved: () => notice('payments.entered'),
};
