import type { ApiError } from '@filigrana/sdk';
import { EXAMPLE_PASSWORD } from '@filigrana/sdk/domain';
import { readForm, resetPasswordSchema, type ResetPasswordValues } from '@filigrana/sdk/schemas';
import { orSaid } from '../../shared/texts/notice.ts';
import type { StorefrontForm } from '../forms/storefront-form.ts';
import { notice } from '../texts/storefront-notice.ts';

export type ResetPasswordField = keyof ResetPasswordValues;

/** Whether the server has said no to the link itself. A lost or hurried answer says nothing. */
export function isRefusedLink({ kind, status = 0, retryable }: ApiError): boolean {
  return kind === 'http' && status >= 400 && status < 500 && !retryable;
}

/** Whether the link was used or ran out while the form was filled in. */
export function isDeadLink({ status }: ApiError): boolean {
  return status === 404 || status === 410;
}

const BLANK: ResetPasswordValues = { nuevaContrasena: '', confirmacion: '' };

/** A new password with the link of an e-mail; the subject is its token. */
export const resetPasswordForm: StorefrontForm<
  ResetPasswordValues,
  ResetPasswordValues,
  null,
  string
> = {
  id: 'resetPassword',
  idOf: (token) => token,
  isPassing: true,
  start: () => BLANK,
  memo: null,
  read: (values) => readForm(resetPasswordSchema, values),
  issues: () => ({
    REQUIRED: notice('reset.incomplete'),
    PASSWORDS_DIFFER: notice('reset.mismatch'),
    PASSWORD_FORBIDDEN: notice('reset.forbidden', { contrasena: EXAMPLE_PASSWORD }),
  }),
  failed: (error) => orSaid(notice('reset.failed'), error),
  afterSaving: () => BLANK,
};
