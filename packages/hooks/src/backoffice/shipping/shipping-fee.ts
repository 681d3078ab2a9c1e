import type { ShippingFee } from '@filigrana/sdk';
import { formatAmount, keepAmount, parseAmount } from '@filigrana/sdk/domain';
import { readForm, shippingFeeSchema, type ShippingFeeValues } from '@filigrana/sdk/schemas';
import type { StaffForm } from '../forms/form.types.ts';
import { notice } from '../texts/backoffice-notice.ts';

/** What the field of the shipping fee holds. */
export interface FeeValues {
  monto: string;
}

/** What the field shows for an amount, two decimals; what is no amount stays as it is. */
function shown(monto: string): string {
  const usd = parseAmount(monto);
  return usd === null ? monto : formatAmount(usd);
}

/** The shipping fee of the shop. */
export const shippingFeeForm: StaffForm<ShippingFee, FeeValues, ShippingFeeValues> = {
  id: 'shippingFee',
  idOf: () => 'fee',
  versionOf: ({ version }) => version,
  memo: null,
  start: (fee) => ({ monto: fee === null ? '' : formatAmount(fee.monto) }),
  change: (_values, change) => ({ values: { monto: keepAmount(change.monto ?? '') }, memo: null }),
  read: (values) => readForm(shippingFeeSchema, values),
  issues: () => ({
    AMOUNT_INVALID: notice('shippingFee.invalid'),
    AMOUNT_TOO_LARGE: notice('shippingFee.tooLarge'),
  }),
  failed: () => notice('shippingFee.failed'),
  saved: () => notice('shippingFee.saved'),
  afterSaving: ({ monto }) => ({ monto: shown(monto) }),
};
