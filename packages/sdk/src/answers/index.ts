/** For those who answer the calls, servers and mocks: the shop's refusals and everything it says. */

export { HttpProblem, invalidFields } from './problem.ts';
export type { ProblemDetails } from './problem.ts';
export { findUnstorable, readText } from './text-values.ts';
export type { Read } from './text-values.ts';
export { fieldSentence } from './field-sentence.ts';
export type { SchemaError } from './field-sentence.ts';

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
export { assertQuantity } from './quantity.ts';
export { fileNotFound, linkRefused, payloadTooLarge, unsupportedMedia } from './media-problems.ts';
export {
  assertChoicesExist,
  assertPriced,
  assertUnique,
  productNotFound,
  readNewProduct,
  readPrices,
  readRingSizes,
  readStock,
} from './product-form.ts';
export { assertPayment, readDoubt } from './payment.ts';
export { assertFewPending, assertShownTotal, assertTwoDecimals } from './purchase.ts';
export { wrongProof } from './second-step.ts';
export { readSpecialOrder } from './special-order-form.ts';

// What people read
export {
  accountTexts,
  addressTexts,
  bannerTexts,
  cartTexts,
  catalogTexts,
  checkoutTexts,
  customerTexts,
  exchangeTexts,
  faqTexts,
  fieldTexts,
  holdsTexts,
  legalTextsTexts,
  loginsTexts,
  mediaTexts,
  novedadTexts,
  ordersTexts,
  paymentsTexts,
  personalDataTexts,
  problemTexts,
  productTexts,
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
