import type { Customer } from '@filigrana/sdk';
import { NOTE_MAX, truncateText } from '@filigrana/sdk/domain';
import {
  identificationReleaseSchema,
  readForm,
  type IdentificationReleaseValues,
} from '@filigrana/sdk/schemas';
import { orSaid } from '../../shared/texts/notice.ts';
import type { StaffForm } from '../forms/form.types.ts';
import { notice } from '../texts/backoffice-notice.ts';

/** Whose identification it is. */
export type ReleaseSubject = Pick<Customer, 'identificacion'>;

/** Releasing the identification of a customer, with a note of what was checked. */
export const releaseForm: StaffForm<
  ReleaseSubject,
  IdentificationReleaseValues,
  IdentificationReleaseValues
> = {
  id: 'releaseForm',
  idOf: ({ identificacion }) => identificacion,
  memo: null,
  start: () => ({ nota: '' }),
  change: (values, { nota = values.nota }) => ({
    values: { nota: truncateText(nota, NOTE_MAX) },
    memo: null,
  }),
  read: (values) => readForm(identificationReleaseSchema, values),
  issues: () => ({ REQUIRED: notice('customers.releaseNoteMissing') }),
  failed: (error) => orSaid(notice('customers.releaseFailed'), error),
  saved: () => notice('customers.released'),
};
