import type { ApiError } from '@filigrana/sdk';
import { orSaid } from '../../shared/texts/notice.ts';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';

/** What is said about a change that was made: the server's sentence where it sent one. */
export function savedNotice(suscrito: boolean, message: string | null): StorefrontNotice {
  const made = notice(suscrito ? 'subscription.activated' : 'subscription.deactivated');
  return message === null ? made : { ...made, said: message };
}

/** What is said about a change that failed. */
export function failedNotice(error: ApiError, isSwitch: boolean): StorefrontNotice {
  if (error.kind === 'timeout') return notice('subscription.timeout');
  return orSaid(notice(isSwitch ? 'subscription.updateFailed' : 'subscription.failed'), error);
}
