/**
 * The processes of a shop as xstate machines, without React. Their actors are injected: each
 * `provide…` connects a machine to a shop, or to a fake one in tests.
 */
export {
  loginMachine,
  provideLogin,
  type LoginContext,
  type LoginEvent,
  type LoginPort,
} from './storefront/accounts/login.machine.ts';
export {
  provideRegistration,
  registrationMachine,
  type RegistrationEvent,
  type RegistrationPort,
} from './storefront/accounts/registration.machine.ts';
export type { RegistrationContext } from './storefront/accounts/registration.rules.ts';
export {
  provideRecovery,
  recoveryMachine,
  type RecoveryContext,
  type RecoveryEvent,
  type RecoveryPort,
} from './storefront/accounts/recovery.machine.ts';
export {
  closeAccountMachine,
  provideCloseAccount,
  type CloseAccountContext,
  type CloseAccountEvent,
  type CloseAccountPort,
} from './storefront/personal-data/close-account.machine.ts';
export {
  provideResetPassword,
  resetPasswordMachine,
  type ResetPasswordContext,
  type ResetPasswordEvent,
  type ResetPasswordPort,
} from './storefront/accounts/reset-password.machine.ts';
export {
  mailedLinkMachine,
  provideMailedLink,
  type MailedLinkContext,
  type MailedLinkEvent,
} from './storefront/accounts/mailed-link.machine.ts';
export {
  provideSpecialOrderRequest,
  specialOrderRequestMachine,
  type SpecialOrderRequest,
  type SpecialOrderRequestEmitted,
  type SpecialOrderRequestEvent,
  type SpecialOrderRequestPort,
} from './storefront/special-orders/special-order-request.machine.ts';
export type { SpecialOrderContext } from './storefront/special-orders/special-order-request.rules.ts';
export {
  productSelectionMachine,
  provideProductSelection,
  type ProductSelectionEmitted,
  type ProductSelectionEvent,
} from './storefront/catalog/product-selection.machine.ts';
export type {
  ProductSelectionPort,
  SelectionChoice,
} from './storefront/catalog/product-selection.port.ts';
export type { ProductSelectionContext } from './storefront/catalog/product-selection.state.ts';
export { localCartMachine } from './storefront/local-cart/local-cart.machine.ts';
export {
  nextLocalCart,
  type LocalCart,
  type LocalCartEvent,
  type LocalCartLine,
} from './storefront/local-cart/local-cart.ts';
export {
  provideSearch,
  searchMachine,
  type SearchContext,
  type SearchEmitted,
  type SearchEvent,
} from './storefront/search/search.machine.ts';
export { shopSearch, type SearchAnswer, type SearchPort } from './storefront/search/search.port.ts';
export {
  provideSubscription,
  subscriptionMachine,
  type SubscriptionContext,
  type SubscriptionEmitted,
  type SubscriptionEvent,
  type SubscriptionPort,
} from './storefront/subscription/subscription.machine.ts';

export { cartMachine, provideCart, type CartEvent } from './storefront/cart/cart.machine.ts';
export {
  shopCartPort,
  type CartAnswer,
  type CartPort,
  type SentCommand,
} from './storefront/cart/cart-port.ts';
export type { CartCommand } from './storefront/cart/cart.queue.ts';
export type { CartContext } from './storefront/cart/cart.context.ts';
export type { CartEmitted } from './storefront/cart/cart.state.ts';
export { viewOf as cartView } from './storefront/cart/cart.view.ts';
export {
  checkoutMachine,
  provideCheckout,
  type CheckoutConditions,
  type CheckoutContext,
  type CheckoutEmitted,
  type CheckoutEvent,
  type CheckoutPort,
} from './storefront/checkout/checkout.machine.ts';

// --- both -----------------------------------------------------------------------------------------
export {
  createLifecycleMachine,
  type LifecycleContext,
  type LifecycleEvent,
  type LifecycleInput,
} from './shared/machines/lifecycle.machine.ts';
export {
  sessionGuard,
  sessionView,
  type SessionEvent,
  type StoredSession,
} from './shared/session/session.chart.ts';
export {
  provideSession,
  sessionMachine,
  type SessionContext,
  type SessionEmitted,
  type SessionPort,
} from './shared/session/session.machine.ts';
export { createToasts, type Toasts } from './shared/toasts/toasts.ts';
export type { ToastsEvent } from './shared/toasts/toasts.chart.ts';
export { toastsMachine, type ToastsContext } from './shared/toasts/toasts.machine.ts';

// --- back office ------------------------------------------------------------------------------------
export {
  createFormMachine,
  type FormEmitted,
  type FormEvent,
  type FormMachine,
  type FormSubmission,
} from './backoffice/forms/form.machine.ts';
export type { FormContext } from './backoffice/forms/form-state.ts';
export type { FormChange, FormDefinition } from './backoffice/forms/form-definition.ts';
export {
  deletionMachine,
  provideDeletion,
  type DeletionAttempt,
  type DeletionContext,
  type DeletionEvent,
} from './backoffice/deletion/deletion.machine.ts';
export type { Conflict, ConflictField, Side } from './backoffice/forms/form-conflict.ts';
export {
  orderReviewMachine,
  provideOrderReview,
} from './backoffice/orders/order-review.machine.ts';
export type {
  OrderReviewContext,
  OrderReviewEmitted,
  OrderReviewEvent,
  ReviewDecision,
  ReviewStep,
} from './backoffice/orders/order-review.types.ts';
export { referenceFormMachine } from './backoffice/orders/reference-form.machine.ts';
export { noteFormMachine } from './backoffice/timeline/note-form.machine.ts';
export { orderMachine } from './backoffice/orders/order.machine.ts';
export { specialOrderMachine } from './backoffice/special-orders/special-order.machine.ts';
export { customerMachine } from './backoffice/customers/customer.machine.ts';
export { releaseFormMachine } from './backoffice/customers/release-form.machine.ts';
export { novedadMachine } from './backoffice/novedades/novedad.machine.ts';
export { staffAccessMachine } from './backoffice/staff/staff-access.machine.ts';
export { staffRoleMachine } from './backoffice/staff/staff-role.machine.ts';
export { productFormMachine } from './backoffice/products/product-form.machine.ts';
export { stockEditMachine } from './backoffice/stock/stock-edit.machine.ts';
export { faqFormMachine } from './backoffice/faq/faq-form.machine.ts';
export { novedadFormMachine } from './backoffice/novedades/novedad-form.machine.ts';
export { bannersUploadMachine } from './backoffice/banners/banners-upload.machine.ts';
export { shippingFeeMachine } from './backoffice/shipping/shipping-fee.machine.ts';
export { legalTextMachine } from './backoffice/legal/legal-text.machine.ts';
export { staffAccountMachine } from './backoffice/staff/staff-account.machine.ts';
export {
  personLookupMachine,
  providePersonLookup,
  type PersonLookupContext,
  type PersonLookupEmitted,
  type PersonLookupEvent,
} from './backoffice/staff/person-lookup.machine.ts';
export { staffProfileFormMachine } from './backoffice/accounts/staff-profile-form.machine.ts';
export { twoStepFormMachine } from './backoffice/accounts/two-step-form.machine.ts';
