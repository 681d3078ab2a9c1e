import { attachmentProblem } from '@filigrana/sdk/domain';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';

const NOTICES = {
  FILE_TYPE: 'payment.fileInvalid',
  FILE_EMPTY: 'payment.fileEmpty',
  FILE_TOO_LARGE: 'payment.fileTooLarge',
} as const;

/** What is wrong with a receipt where a PDF is welcome, too; null where nothing is chosen. */
export function receiptProblem(file: File | null): StorefrontNotice | null {
  const problem = file && attachmentProblem(file, 'paymentPageReceipt');
  return problem && notice(NOTICES[problem]);
}
