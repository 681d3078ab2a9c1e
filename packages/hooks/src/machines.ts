/**
 * The processes of a shop as xstate machines, without React: what has steps, waits or can collide.
 * The hooks run these very machines. Their actors are injected: each `provide…` connects a machine to
 * a shop, or to a fake one in tests.
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

// --- back office ------------------------------------------------------------------------------------
export {
  createLifecycleMachine,
  type LifecycleContext,
  type LifecycleEvent,
  type LifecycleInput,
} from './shared/machines/lifecycle.machine.ts';
export { orderMachine } from './backoffice/orders/order.machine.ts';
export { specialOrderMachine } from './backoffice/special-orders/special-order.machine.ts';
export { novedadMachine } from './backoffice/novedades/novedad.machine.ts';
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
export {
  createFormMachine,
  type FormEmitted,
  type FormEvent,
  type FormMachine,
  type FormSubmission,
} from './backoffice/forms/form.machine.ts';
export type { FormContext } from './backoffice/forms/form-state.ts';
export type { FormChange, FormDefinition } from './backoffice/forms/form-definition.ts';
export type { Conflict, ConflictField, Side } from './backoffice/forms/form-conflict.ts';
