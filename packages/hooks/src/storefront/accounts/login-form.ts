import type { ApiError } from '@filigrana/sdk';
import { loginSchema, readForm, type LoginValues } from '@filigrana/sdk/schemas';
import { orSaid } from '../../shared/texts/notice.ts';
import type { StorefrontForm } from '../forms/storefront-form.ts';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';

export type LoginField = keyof LoginValues;

const CODE_REQUIRED = 'SECOND_STEP_REQUIRED';
const CODE_WRONG = 'SECOND_STEP_WRONG';

/** What is said when the server lets nobody in. */
export function loginFailure(error: ApiError): StorefrontNotice {
  if (error.code === 'ACCOUNT_BLOCKED') return orSaid(notice('login.blocked'), error);
  // Whoever is told to wait has to know for how long.
  if (error.code === 'RATE_LIMITED') return orSaid(notice('login.failed'), error);
  // What is missing is said by the server: a visitor's first view need not know such logins.
  if (error.code === CODE_REQUIRED) return orSaid(notice('login.incomplete'), error);
  if (error.code === CODE_WRONG) return orSaid(notice('login.failed'), error);
  if (error.status === 401) return notice('login.wrong');
  return notice(error.status === 500 ? 'login.serverError' : 'login.failed');
}

/** Remembers whether the server has asked for the code of a second step. */
export const loginForm: StorefrontForm<LoginValues, LoginValues, boolean> = {
  id: 'login',
  isPassing: true,
  start: () => ({ correo: '', contrasena: '' }),
  memo: false,
  // A second step that was asked for stays asked for.
  remember: (needsCode, error) =>
    error !== null && (needsCode || error.code === CODE_REQUIRED || error.code === CODE_WRONG),
  read: (values) => readForm(loginSchema, values),
  issues: () => ({ REQUIRED: notice('login.incomplete') }),
  beside: (error) => (error.code === CODE_WRONG ? { codigo: loginFailure(error) } : {}),
  failed: loginFailure,
};
