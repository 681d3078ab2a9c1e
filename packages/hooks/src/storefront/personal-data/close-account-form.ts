import { closingSchema, readForm, type ClosingValues } from '@filigrana/sdk/schemas';
import { isUnanswered } from '../../shared/as-api-error.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { StorefrontForm } from '../forms/storefront-form.ts';
import { notice } from '../texts/storefront-notice.ts';

export type CloseAccountField = keyof ClosingValues;

/** Remembers whether the backend does not know how to close accounts. */
export const closeAccountForm: StorefrontForm<ClosingValues, ClosingValues, boolean> = {
  id: 'closeAccount',
  isPassing: true,
  start: () => ({ contrasenaActual: '' }),
  memo: false,
  remember: (_before, error) =>
    error?.status === 404 || error?.status === 405 || error?.status === 501,
  read: (values) => readForm(closingSchema, values),
  failed: (error) =>
    isUnanswered(error) ? notice('connection.failed') : orSaid(notice('closing.failed'), error),
};
