import type { ApiError } from '@filigrana/sdk';
import { REFERENCE_MAX } from '@filigrana/sdk/domain';
import { checkoutSchema, readForm, type CheckoutValues as Form } from '@filigrana/sdk/schemas';
import { orSaid } from '../../shared/texts/notice.ts';
import { reportIssues, serverErrors, type FormReport } from '../forms/form-report.ts';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';
import type { CheckoutField, CheckoutStage, CheckoutValues } from './checkout.types.ts';

/** A purchase as it is sent; the reference only when one was typed, the total when it is known. */
export type PurchaseForm = Form & { referencia?: string; montoTotal?: number };

const TEXTS = {
  PAYMENT_METHOD_REQUIRED: notice('checkout.methodRequired'),
  REQUIRED: notice('checkout.addressRequired'),
  RECEIPT_REQUIRED: notice('checkout.receiptRequired'),
  FILE_TYPE: notice('checkout.receiptNotImage'),
  FILE_EMPTY: notice('checkout.receiptRequired'),
  FILE_TOO_LARGE: notice('checkout.receiptTooLarge'),
} as const;

/** What is wrong with the form, or the form to send. */
export function checkForm(
  values: CheckoutValues,
  comprobante: File | null,
  montoTotal: number | null,
): { form: PurchaseForm } | FormReport<CheckoutField> {
  // Nothing chosen is nothing given: each field then answers with its own code.
  const { referencia, ...asked } = values;
  const given = { ...asked, metodoPago: values.metodoPago ?? undefined };
  const read = readForm(checkoutSchema, { ...given, comprobante: comprobante ?? undefined });
  if (!read.ok) return reportIssues<CheckoutField>(read.issues, TEXTS);
  const typed = keptReference(referencia);
  return {
    form: {
      ...read.values,
      ...(typed !== '' && { referencia: typed }),
      ...(montoTotal !== null && { montoTotal }),
    },
  };
}

/** What the contract takes of a reference: it is never a reason to refuse a purchase. */
const keptReference = (typed: string): string =>
  typed
    .replace(/[^0-9A-Za-z -]/g, '')
    .trim()
    .slice(0, REFERENCE_MAX);

/** What is wrong with a file that was just chosen. */
export function checkReceipt(file: File): StorefrontNotice | null {
  const read = readForm(checkoutSchema.entries.comprobante, file);
  if (read.ok) return null;
  const { code } = read.issues[0];
  return TEXTS[code as keyof typeof TEXTS] ?? TEXTS.FILE_TYPE;
}

/** What is still to be filled in. */
export function stageOf(values: CheckoutValues, comprobante: File | null): CheckoutStage {
  const { metodoPago, referencia: _optional, ...address } = values;
  if (Object.values(address).some((text) => text.trim() === '')) return 'details';
  if (metodoPago === null) return 'method';
  return comprobante === null ? 'receipt' : 'ready';
}

/** Whether the order may have been made although no good answer came. */
export function isUnresolved(error: ApiError): boolean {
  return error.kind !== 'http' || (error.status ?? 0) >= 500;
}

/** The person stopped it while parts of it had not left: this attempt has made nothing. */
export const isCancelled = ({ kind }: ApiError): boolean => kind === 'aborted';

/** The key was used up by an order with other data: an earlier attempt has made it. */
export function isMadeBefore(error: ApiError): boolean {
  return error.code === 'IDEMPOTENCY_MISMATCH';
}

/** What is said when the same purchase is to be sent again: there was an answer, or none. */
export const unresolved = (error: ApiError): StorefrontNotice =>
  error.kind === 'http'
    ? orSaid(notice('checkout.refused'), error)
    : notice('checkout.unreachable');

/** What is said when the server refuses. */
export function refusal(error: ApiError): FormReport<CheckoutField> {
  const said =
    error.status === 401
      ? notice('checkout.loginRequired')
      : orSaid(notice('checkout.refused'), error);
  return { notice: said, errors: serverErrors(error) };
}
