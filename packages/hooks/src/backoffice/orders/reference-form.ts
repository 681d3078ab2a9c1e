import { cleanReference, REFERENCE_MAX } from '@filigrana/sdk/domain';
import { readForm, referenceSchema, type ReferenceValues } from '@filigrana/sdk/schemas';
import { orSaid } from '../../shared/texts/notice.ts';
import { saidBeside } from '../../shared/forms/form-definition.ts';
import type { StaffForm } from '../forms/form.types.ts';
import { notice } from '../texts/backoffice-notice.ts';

/** The order that a payment reference belongs to, and the one it has. */
export interface ReferenceSubject {
  idPedido: number;
  referencia: string | null;
  /** Of the review, where the server keeps one. */
  version?: number | undefined;
}

/** What the field of the reference holds. */
export interface ReferenceFormValues {
  referencia: string;
}

/** The payment reference of an order, as a clerk reads it from the receipt; blank takes it away. */
export const referenceForm: StaffForm<ReferenceSubject, ReferenceFormValues, ReferenceValues> = {
  id: 'referenceForm',
  idOf: ({ idPedido }) => idPedido,
  versionOf: ({ version }) => version,
  memo: null,
  start: (subject) => ({ referencia: subject?.referencia ?? '' }),
  read: (values) => readForm(referenceSchema, values),
  issues: () => ({
    INVALID: notice('reference.invalid'),
    TOO_LONG: notice('reference.tooLong', { max: REFERENCE_MAX }),
  }),
  beside: (error) => (error.status === 400 ? saidBeside('referencia', error) : {}),
  failed: (error) => orSaid(notice('reference.failed'), error),
  saved: () => notice('reference.saved'),
  afterSaving: ({ referencia }) => ({ referencia: cleanReference(referencia) }),
};
