import { resetRequestSchema, readForm, type ResetRequestValues } from '@filigrana/sdk/schemas';
import { orSaid } from '../../shared/texts/notice.ts';
import type { StorefrontForm } from '../forms/storefront-form.ts';
import { notice } from '../texts/storefront-notice.ts';

/** An address that is to hear of a piece. */
export const waitingForm: StorefrontForm<ResetRequestValues, ResetRequestValues> = {
  id: 'waiting',
  memo: null,
  isPassing: true,
  start: () => ({ correo: '' }),
  read: (values) => readForm(resetRequestSchema, values),
  issues: () => ({
    REQUIRED: notice('recovery.emailRequired'),
    EMAIL_INVALID: notice('recovery.emailInvalid'),
  }),
  failed: (error) =>
    error.code === 'INVALID_STATE'
      ? notice('waiting.isFree')
      : orSaid(notice('waiting.failed'), error),
};
