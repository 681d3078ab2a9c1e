/** Why a payment is doubted, or was not accepted, in the shop's words. */
export { doubtWords, rejectionWords } from '@filigrana/sdk/domain';
