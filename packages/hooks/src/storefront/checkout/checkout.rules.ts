import type { ApiError } from '@filigrana/sdk';
import { REFERENCE_MAX } from '@filigrana/sdk/domain';
import { checkoutSchema, readForm, type CheckoutValues as Form } from '@filigrana/sdk/schemas';
import { isAboutFile } from '../../shared/forms/form-definition.ts';
import { formState } from '../../shared/forms/form-state.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { StorefrontForm } from '../forms/storefront-form.ts';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';
import {
  NO_VALUES,
  type CheckoutFields,
  type CheckoutStage,
  type ChosenPlace,
} from './checkout.types.ts';

/** A purchase as it is sent; the reference only when one was typed, the total and the rate when they are known, the place when it is picked up. */
export type PurchaseForm = Form & {
  referencia?: string;
  montoTotal?: number;
  tasa?: number;
  sinPieza?: 1;
  idLugar?: number;
};

const TEXTS = {
  PAYMENT_METHOD_REQUIRED: notice('checkout.methodRequired'),
  REQUIRED: notice('checkout.addressRequired'),
  RECEIPT_REQUIRED: notice('checkout.receiptRequired'),
  FILE_TYPE: notice('checkout.receiptNotImage'),
  FILE_EMPTY: notice('checkout.receiptRequired'),
  FILE_TOO_LARGE: notice('checkout.receiptTooLarge'),
} as const;

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

const checkoutForm: StorefrontForm<CheckoutFields, PurchaseForm> = {
  id: 'checkout',
  memo: null,
  start: () => ({ ...NO_VALUES, comprobante: null }),
  read({ referencia, idLugar: _place, ...fields }) {
    // Nothing chosen is nothing given: each field then answers with its own code.
    const { metodoPago, comprobante, ...address } = fields;
    const read = readForm(checkoutSchema, {
      ...address,
      metodoPago: metodoPago ?? undefined,
      comprobante: comprobante ?? undefined,
    });
    const typed = keptReference(referencia);
    return read.ok && typed !== ''
      ? { ok: true, values: { ...read.values, referencia: typed } }
      : read;
  },
  issues: () => TEXTS,
  // Another file is what helps: the way to its field is shown then, not that to the cart.
  beside(error) {
    if (!isAboutFile(error)) return {};
    const problem = error.status === 413 ? TEXTS.FILE_TOO_LARGE : TEXTS.FILE_TYPE;
    return { comprobante: orSaid(problem, error) };
  },
  failed: (error) =>
    error.status === 401
      ? notice('checkout.loginRequired')
      : orSaid(notice('checkout.refused'), error),
};

/** The rules of the form, which the machine of the purchase follows. */
export const checkoutFields = formState(checkoutForm);

/** What is still to be filled in; an address only where it is sent. */
export function stageOf(fields: CheckoutFields, lugar?: ChosenPlace): CheckoutStage {
  const { metodoPago, comprobante, referencia: _optional, idLugar: _place, ...address } = fields;
  const isAddressed = lugar ?? Object.values(address).every((text) => text.trim() !== '');
  if (lugar === null || !isAddressed) return 'details';
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
