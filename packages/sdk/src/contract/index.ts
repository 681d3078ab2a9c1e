/** For those who answer the calls, servers and mocks: the contract as data, and the shop's refusals. */

// The contract
export { listOperations, lookUp } from './operations.ts';
export type { ContractDocument, Operation, Parameter } from './operations.ts';
export { PUBLIC_OPERATIONS } from './public-operations.ts';
export type { PublicOperation } from './public-operations.ts';
export { EXTENSION_NAMES, extensionOf } from './extensions.ts';
export type { ExtensionName } from './extensions.ts';
export type {
  AnswerOf,
  BodyOf,
  OperationCall,
  OperationId,
  ParametersOf,
} from './operation-types.ts';

// Values that travel as text
export { kindOf, propertyKinds } from './schema-kind.ts';
export type { Kind } from './schema-kind.ts';
export { findUnstorable, readText } from './text-values.ts';
export type { Read } from './text-values.ts';

// Files
export { sniff } from './sniff.ts';
export type { Sniffed } from './sniff.ts';
export { fileNotFound, linkRefused, payloadTooLarge, unsupportedMedia } from './media-problems.ts';

// Refusals
export { HttpProblem, invalidFields } from './problem.ts';
export type { ProblemDetails } from './problem.ts';
export { fieldTexts, problems, requestTexts } from './messages.ts';
export type { ProblemCode } from './messages.ts';
export { fieldSentence } from './field-sentence.ts';
export type { SchemaError } from './field-sentence.ts';

// Forms, where the contract alone cannot tell
export {
  currentPasswordProblem,
  passwordProblem,
  readAccountForm,
  readNewAccount,
  refuseEmailName,
} from './forms/account-form.ts';
export type { NewPasswordField } from './forms/account-form.ts';
export {
  cartChangeOf,
  isCartConflict,
  isChangeDone,
  latestChanges,
  rememberChange,
  withCart,
} from './forms/cart-change.ts';
export type { CartChange, CartMemory, RememberedChange } from './forms/cart-change.ts';
export { readNewProduct, stockPerSize } from './forms/new-product.ts';
export { isStockChanged, planStock } from './forms/plan-stock.ts';
export type { StockPlan } from './forms/plan-stock.ts';
export { productLookups } from './forms/product-lookups.ts';
export type { ProductLookups, RingStock } from './forms/product-lookups.ts';
export { assertPriced, readPrices } from './forms/product-prices.ts';
export { productNotFound } from './forms/product-problem.ts';
export { assertFewPending, PENDING_ORDERS_MAX } from './forms/pending-orders.ts';
export { assertShownTotal } from './forms/shown-total.ts';
export { readSpecialOrder } from './forms/special-order-form.ts';
export type { SpecialOrderFields } from './forms/special-order-form.ts';
export { wrongProof } from './forms/two-step-form.ts';
export { assertTwoDecimals } from './forms/two-decimals.ts';

// Sentences of the answers, by tag
export { accountTexts } from './texts/accounts.texts.ts';
export { bannerTexts } from './texts/banners.texts.ts';
export { cartTexts } from './texts/cart.texts.ts';
export { catalogTexts } from './texts/catalog.texts.ts';
export { checkoutTexts } from './texts/checkout.texts.ts';
export { customerTexts } from './texts/customers.texts.ts';
export { faqTexts } from './texts/faq.texts.ts';
export { loginsTexts } from './texts/logins.texts.ts';
export { legalTextsTexts } from './texts/legal-texts.texts.ts';
export { mediaTexts } from './texts/media.texts.ts';
export { novedadTexts } from './texts/novedades.texts.ts';
export { ordersTexts } from './texts/orders.texts.ts';
export { personalDataTexts } from './texts/personal-data.texts.ts';
export { productTexts } from './texts/products.texts.ts';
export { recoveryTexts } from './texts/recovery.texts.ts';
export { shippingTexts } from './texts/shipping.texts.ts';
export { specialOrdersTexts } from './texts/special-orders.texts.ts';
export { staffTexts } from './texts/staff.texts.ts';
export { subscriptionTexts } from './texts/subscription.texts.ts';
export { twoStepTexts } from './texts/two-step.texts.ts';
