/** For those who answer the calls, servers and mocks: the shop's refusals and everything it says. */

export { HttpProblem, invalidFields } from './problem.ts';
export type { ProblemDetails } from './problem.ts';
export { assertMayCall } from './may-call.ts';
export { callReader } from './call-reader.ts';
export type { CallReader, ReadCall } from './call-reader.ts';
export type { FormLimits, FormPart } from './read-form.ts';
export type { GivenParameters, ReadParameters } from './read-parameters.ts';
export type { SchemaCheck } from './value-problems.ts';
export { fieldSentence, fieldSentences } from './field-sentence.ts';
export type { PlacedError, SchemaError } from './field-sentence.ts';

// The rules of `domain`, with the refusals of what breaks them
export {
  currentPasswordProblem,
  passwordProblem,
  readAccountForm,
  readNewAccount,
  refuseEmailName,
} from './account-form.ts';
export type { NewPasswordField } from './account-form.ts';
export { isCartConflict, isChangeDone, withCart } from './cart-change.ts';
export { changedEnglish, shownEnglish } from './english-texts.ts';
export { readFaqForm } from './faq-form.ts';
export { assertQuantity } from './quantity.ts';
export { fileNotFound, linkRefused, payloadTooLarge, unsupportedMedia } from './media-problems.ts';
export {
  assertChoicesExist,
  assertPriced,
  assertUnique,
  changedProductTexts,
  productNotFound,
  readNewProduct,
  readPrices,
  readDetails,
  readRingSizes,
  readStock,
} from './product-form.ts';
export { readVideo, type VideoFacts } from './video/read-video.ts';
export { assertPayment, readDoubt } from './payment.ts';
export {
  assertFewPending,
  assertShownTotal,
  assertTwoDecimals,
  emptyCartRefused,
  notEnough,
} from './purchase.ts';
export { chosenPlace, savedPlaces } from './pickup.ts';
export { assertRanges } from './ranges.ts';
export { assertSynonyms } from './synonyms.ts';
export { wrongProof } from './second-step.ts';
export { readSpecialOrder } from './special-order-form.ts';

// What people read
export {
  accountTexts,
  addressTexts,
  bannerTexts,
  siteTextsTexts,
  cartTexts,
  catalogTexts,
  checkoutTexts,
  customerTexts,
  exchangeTexts,
  faqTexts,
  fieldTexts,
  holdsTexts,
  legalTextsTexts,
  synonymTexts,
  loginsTexts,
  mediaTexts,
  novedadTexts,
  ordersTexts,
  paymentsTexts,
  personalDataTexts,
  problemTexts,
  productTexts,
  reconciliationTexts,
  recoveryTexts,
  requestTexts,
  shipmentsTexts,
  shippingTexts,
  specialOrdersTexts,
  staffTexts,
  subscriptionTexts,
  twoStepTexts,
  tooManyAttempts,
} from './texts.ts';
