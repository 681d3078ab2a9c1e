import type { ApiError } from '@filigrana/sdk';
import { normalizeText, RESET_REQUESTS_MAX } from '@filigrana/sdk/domain';
import { readForm, resetRequestSchema, type ResetRequestValues } from '@filigrana/sdk/schemas';
import { isUnanswered } from '../../shared/as-api-error.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { StorefrontForm } from '../forms/storefront-form.ts';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';

export type RecoveryField = keyof ResetRequestValues;

/** Servers without codes tell an unknown e-mail in words. */
const SAYS_UNREGISTERED = /\bno\b.*\bregistrad|not registered/;

function isUnknownEmail({ status, code, serverMessage = '' }: ApiError): boolean {
  const saysUnknown = SAYS_UNREGISTERED.test(normalizeText(serverMessage));
  return status === 404 && (code === 'EMAIL_NOT_FOUND' || saysUnknown);
}

/** What is said when no link was sent. */
export function recoveryFailure(error: ApiError): StorefrontNotice {
  const { status, code } = error;
  if (isUnanswered(error)) return notice('recovery.offline');
  if (isUnknownEmail(error)) return notice('recovery.unknownEmail');
  // Something else answered in its place, for example the login page of a network.
  if (error.kind !== 'http' || (status === 404 && code === undefined))
    return notice('recovery.endpointMissing');
  return orSaid(notice('recovery.failed', { status: status ?? '' }), error);
}

/** Remembers how many links may still be asked for; requests that the server refused do not count. */
export const recoveryForm: StorefrontForm<ResetRequestValues, ResetRequestValues, number> = {
  id: 'recovery',
  isPassing: true,
  start: () => ({ correo: '' }),
  memo: RESET_REQUESTS_MAX,
  remember: (left, error) => (error ? left : left - 1),
  read: (values) => readForm(resetRequestSchema, values),
  issues: () => ({
    REQUIRED: notice('recovery.emailRequired'),
    EMAIL_INVALID: notice('recovery.emailInvalid'),
  }),
  instead: (_values, _base, left) => (left === 0 ? notice('recovery.limit') : null),
  beside: (error) => (isUnknownEmail(error) ? { correo: recoveryFailure(error) } : {}),
  failed: recoveryFailure,
};
