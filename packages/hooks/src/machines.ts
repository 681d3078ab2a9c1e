/**
 * The processes of a shop as xstate machines, without React: what has steps, waits or can collide.
 * The hooks run these very machines. Their actors are injected: each `provide…` connects a machine to
 * a shop by its `shop…`, or to a fake one in tests.
 */
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
  holdMachine,
  provideHold,
  type HoldContext,
  type HoldEvent,
  type HoldPort,
} from './storefront/holds/hold.machine.ts';
export { shopHoldPort } from './storefront/holds/hold-port.ts';
export {
  checkoutMachine,
  provideCheckout,
  type CheckoutConditions,
  type CheckoutContext,
  type CheckoutEmitted,
  type CheckoutEvent,
  type CheckoutPort,
} from './storefront/checkout/checkout.machine.ts';
export {
  shopCheckoutPort,
  type PurchaseKey,
  type ShopCheckoutOptions,
} from './storefront/checkout/checkout-port.ts';

// --- both -----------------------------------------------------------------------------------------
export {
  createLifecycleMachine,
  type LifecycleContext,
  type LifecycleEvent,
  type LifecycleInput,
  type LifecycleMachine,
  provideLifecycle,
  type TakeStep,
} from './shared/machines/lifecycle.machine.ts';
export {
  createFormMachine,
  type FormEmitted,
  type FormEvent,
  type FormMachine,
  type FormSubmission,
  provideForm,
  type SendForm,
} from './shared/forms/form.machine.ts';
export type { FormContext, FormDraft, Learnt } from './shared/forms/form-state.ts';
export type { FormChange, FormDefinition, Said } from './shared/forms/form-definition.ts';
export type { Conflict, ConflictField, Side } from './shared/forms/form-conflict.ts';

// --- back office ------------------------------------------------------------------------------------
export { shopOrderReview, shopOrderSteps } from './backoffice/orders/order-steps.ts';
export { shopSpecialOrderSteps } from './backoffice/special-orders/special-order-steps.ts';
export { shopNovedadSteps } from './backoffice/novedades/novedad-steps.ts';
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
