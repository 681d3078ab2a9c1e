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
  type SpecialOrderValues as Accepted,
} from '@filigrana/sdk/schemas';
import { serverErrors } from '../../shared/forms/form-report.ts';
import type { StorefrontForm } from '../forms/storefront-form.ts';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';
import type { SpecialOrderValues } from './special-order-form.types.ts';

const LIMITS = COUNTED_FIELDS.specialOrderDescription;

export interface SpecialOrderFields extends SpecialOrderValues {
  referencia: File | null;
}

const BLANK: SpecialOrderFields = {
  pieza: '',
  talla: '',
  tipoPiedra: '',
  tipoMaterial: '',
  descripcion: '',
  referencia: null,
};

const FILE_TEXTS = {
  FILE_TYPE: notice('specialOrder.fileInvalid'),
  FILE_EMPTY: notice('specialOrder.fileEmpty'),
  FILE_TOO_LARGE: notice('specialOrder.fileTooLarge'),
} as const;

/** Whether a piece has a size. */
export const isSized = (pieza: string): boolean => sameText(pieza, RING_CATEGORY);

/** What is wrong with an image that was chosen. */
export function imageProblem(file: File | null): StorefrontNotice | null {
  const problem = file && attachmentProblem(file, 'image');
  return problem && FILE_TEXTS[problem];
}

/** What is wrong with a size on leaving its field. */
export function sizeProblem(talla: string): StorefrontNotice | null {
  return talla === '' || isRingSize(talla) ? null : notice('specialOrder.sizeInvalid');
}

/** The counter of a description that nobody has been warned of yet. */
export function counterOf(descripcion: string): CounterState {
  return characterCounter(startCounter(LIMITS), descripcion, LIMITS);
}

/** The warning that a change of the description calls for, once near the limit and once at it. */
function warning({ warning: level, remaining }: CounterState): StorefrontNotice | null {
  if (level === 'near') return notice('specialOrder.nearLimit', { n: remaining });
  return level === 'max' ? notice('specialOrder.limit') : null;
}

/** Whether the request may have been received although no good answer came. */
export function isUnresolved({ kind, status = 0 }: ApiError): boolean {
  return kind !== 'http' || status >= 500;
}

/** The key stands for an earlier form: that one was received, and its answer was lost. */
export function isReceivedBefore({ code }: ApiError): boolean {
  return code === 'IDEMPOTENCY_MISMATCH';
}

/** The person stopped it while parts of it had not left. */
export const isCancelled = ({ kind }: ApiError): boolean => kind === 'aborted';

/** What is said when the server took nothing, or did not say whether it did. */
export function specialOrderFailure(error: ApiError): StorefrontNotice | null {
  const { kind, serverMessage, status } = error;
  if (isCancelled(error)) return null;
  if (serverMessage) return notice('specialOrder.failed', { message: serverMessage });
  if (isUnresolved(error))
    return notice(kind === 'http' ? 'specialOrder.unprocessed' : 'specialOrder.unreachable');
  return notice('specialOrder.failed', { message: String(status) });
}

/** Remembers the counter of the description: what is left, and what it has warned of. */
export const specialOrderForm: StorefrontForm<SpecialOrderFields, Accepted, CounterState> = {
  id: 'specialOrder',
  start: () => BLANK,
  memo: startCounter(LIMITS),
  change(values, change, before) {
    const next = { ...values, ...change };
    const counter =
      change.descripcion === undefined
        ? before
        : characterCounter(before, change.descripcion, LIMITS);
    return {
      values: { ...next, talla: keepRingSize(next.talla), descripcion: counter.text },
      memo: counter,
      notice: change.descripcion === undefined ? null : warning(counter),
    };
  },
  read({ referencia, ...values }) {
    const read = readForm(specialOrderSchema, { ...values, referenciaURL: referencia });
    if (read.ok) return read;
    const issues = read.issues.map((issue) =>
      issue.field === 'referenciaURL' ? { ...issue, field: 'referencia' } : issue,
    );
    return { ok: false, issues: issues as typeof read.issues };
  },
  issues: () => ({
    ...FILE_TEXTS,
    REQUIRED: notice('specialOrder.incomplete'),
    SIZE_INVALID: notice('specialOrder.sizeInvalid'),
    TOO_LONG: notice('specialOrder.tooLong'),
  }),
  // The wire calls the image `referenciaURL`.
  beside(error) {
    const { referenciaURL } = serverErrors<'referenciaURL'>(error);
    return referenciaURL ? { referencia: referenciaURL } : {};
  },
  failed: specialOrderFailure,
};
