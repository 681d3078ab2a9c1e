import type { ApiError } from '@filigrana/sdk';
import {
  attachmentProblem,
  characterCounter,
  COUNTED_FIELDS,
  isRingSize,
  keepRingSize,
  RING_CATEGORY,
  sameText,
  startCounter,
  type CounterState,
} from '@filigrana/sdk/domain';
import {
  readForm,
  specialOrderSchema,
  type SpecialOrderValues as Form,
} from '@filigrana/sdk/schemas';
import {
  NOTHING_TO_REPORT,
  reportIssues,
  serverErrors,
  withoutError,
  type FieldErrors,
  type FormReport,
} from '../forms/form-report.ts';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';
import type { SpecialOrderDraft } from './special-order-draft.ts';
import type { SpecialOrderField, SpecialOrderValues } from './special-order-request.types.ts';

const LIMITS = COUNTED_FIELDS.specialOrderDescription;

export interface SpecialOrderContext extends FormReport<SpecialOrderField> {
  readonly values: SpecialOrderValues;
  /** Counter of the description: what is left, and what it has warned of. */
  readonly counter: CounterState;
  readonly referencia: File | null;
  /** What is being sent. */
  readonly form: Form | null;
  /** Idempotency key of the attempt: the same until the server has said yes or no. */
  readonly key: string | null;
}

export const EMPTY_SPECIAL_ORDER: SpecialOrderContext = {
  ...NOTHING_TO_REPORT,
  values: { pieza: '', talla: '', tipoPiedra: '', tipoMaterial: '', descripcion: '' },
  counter: startCounter(LIMITS),
  referencia: null,
  form: null,
  key: null,
};

const FILE_TEXTS = {
  FILE_TYPE: notice('specialOrder.fileInvalid'),
  FILE_EMPTY: notice('specialOrder.fileEmpty'),
  FILE_TOO_LARGE: notice('specialOrder.fileTooLarge'),
} as const;

/** Whether a piece has a size. */
export const isSized = (pieza: string): boolean => sameText(pieza, RING_CATEGORY);

/** The person typed or chose something: what was said of the form as it was is out of date. */
export function change(
  context: SpecialOrderContext,
  field: keyof SpecialOrderValues,
  value: string,
): Pick<SpecialOrderContext, 'counter' | 'values' | 'notice' | 'errors'> {
  const counter =
    field === 'descripcion' ? characterCounter(context.counter, value, LIMITS) : context.counter;
  const kept =
    field === 'descripcion' ? counter.text : field === 'talla' ? keepRingSize(value) : value;
  return {
    counter,
    values: { ...context.values, [field]: kept },
    notice: null,
    errors: withoutError(context.errors, field),
  };
}

/** The warning that this change of the description calls for, once near the limit and once at it. */
export function counterWarning({ warning, remaining }: CounterState): StorefrontNotice | null {
  if (warning === 'near') return notice('specialOrder.nearLimit', { n: remaining });
  return warning === 'max' ? notice('specialOrder.limit') : null;
}

/** The person left the size field: an impossible size is cleared, and it is said why. */
export function settleSize({ values, errors }: SpecialOrderContext): Partial<SpecialOrderContext> {
  if (values.talla === '' || isRingSize(values.talla)) return {};
  return {
    values: { ...values, talla: '' },
    errors: { ...errors, talla: notice('specialOrder.sizeInvalid') },
  };
}

/** The person chose an image, or took it away. What is no image leaves the last one in place. */
export function attach(
  { errors }: SpecialOrderContext,
  file: File | null,
): Partial<SpecialOrderContext> {
  const problem = file && attachmentProblem(file, 'image');
  if (!problem)
    return { referencia: file, notice: null, errors: withoutError(errors, 'referencia') };
  const refused = FILE_TEXTS[problem];
  return { notice: refused, errors: { ...errors, referencia: refused } };
}

/** The wire calls the image `referenciaURL`. */
function named({
  referenciaURL,
  ...errors
}: FieldErrors<SpecialOrderField | 'referenciaURL'>): FieldErrors<SpecialOrderField> {
  return referenciaURL ? { ...errors, referencia: referenciaURL } : errors;
}

/** Reads the form: what can be sent, or what is wrong with it. */
export function checkSpecialOrder(context: SpecialOrderContext): Partial<SpecialOrderContext> {
  const { values, referencia } = context;
  const read = readForm(specialOrderSchema, { ...values, referenciaURL: referencia });
  if (read.ok) return { ...NOTHING_TO_REPORT, form: read.values };
  const report = reportIssues<SpecialOrderField | 'referenciaURL'>(read.issues, {
    ...FILE_TEXTS,
    REQUIRED: notice('specialOrder.incomplete'),
    SIZE_INVALID: notice('specialOrder.sizeInvalid'),
    TOO_LONG: notice('specialOrder.tooLong'),
  });
  return { form: null, notice: report.notice, errors: named(report.errors) };
}

/** Whether the request may have been received although no good answer came. */
function isUnresolved({ kind, status = 0 }: ApiError): boolean {
  return kind !== 'http' || status >= 500;
}

/** The key stands for an earlier form: that one was received, and its answer was lost. */
export function isReceivedBefore({ code }: ApiError): boolean {
  return code === 'IDEMPOTENCY_MISMATCH';
}

/** The person stopped it while parts of it had not left. */
export const isCancelled = ({ kind }: ApiError): boolean => kind === 'aborted';

/** What is said when the server took nothing, or did not say whether it did. */
export function specialOrderFailure(error: ApiError): StorefrontNotice {
  const { kind, serverMessage, status } = error;
  if (serverMessage) return notice('specialOrder.failed', { message: serverMessage });
  if (isUnresolved(error))
    return notice(kind === 'http' ? 'specialOrder.unprocessed' : 'specialOrder.unreachable');
  return notice('specialOrder.failed', { message: String(status) });
}

/** The request failed: everything stays as it was filled in. */
export function fail({ key }: SpecialOrderContext, error: ApiError): Partial<SpecialOrderContext> {
  return {
    key: isUnresolved(error) ? key : null,
    notice: specialOrderFailure(error),
    errors: named(serverErrors(error)),
  };
}

/** What was being written when the page was left. Its counter warns of nothing. */
export function restore({ values, key, referencia }: SpecialOrderDraft): SpecialOrderContext {
  const counter = characterCounter(startCounter(LIMITS), values.descripcion, LIMITS);
  return { ...EMPTY_SPECIAL_ORDER, values, counter, key, referencia };
}

/** What is being sent; asked for only after a good reading of the form. */
export function requestOf({ form, key }: SpecialOrderContext): { form: Form; key: string } {
  if (form === null || key === null) throw new Error('The form has not been read.');
  return { form, key };
}
