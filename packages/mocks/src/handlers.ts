import { accountHandlers } from './accounts/accounts.handlers.ts';
import { activityHandlers } from './activity/activity.handlers.ts';
import { addressHandlers } from './addresses/addresses.handlers.ts';
import { bannerHandlers } from './banners/banners.handlers.ts';
import { cartHandlers } from './cart/cart.handlers.ts';
import { catalogHandlers } from './catalog/catalog.handlers.ts';
import { checkoutHandlers } from './checkout/checkout.handlers.ts';
import { customerHandlers } from './customers/customers.handlers.ts';
import { dashboardHandlers } from './dashboard/dashboard.handlers.ts';
import { exchangeHandlers } from './exchange/exchange.handlers.ts';
import { faqHandlers } from './faq/faq.handlers.ts';
import { favoriteHandlers } from './favorites/favorites.handlers.ts';
import { holdHandlers } from './holds/holds.handlers.ts';
import type { Handlers } from './http/call.ts';
import { loginHandlers } from './logins/logins.handlers.ts';
import { synonymHandlers } from './synonyms/synonyms.handlers.ts';
import { legalTextHandlers } from './legal-texts/legal-texts.handlers.ts';
import { siteTextHandlers } from './site-texts/site-texts.handlers.ts';
import { lookupHandlers } from './lookups/lookups.handlers.ts';
import { novedadHandlers } from './novedades/novedades.handlers.ts';
import { orderReviewHandlers } from './order-review/order-review.handlers.ts';
import { orderHandlers } from './orders/orders.handlers.ts';
import { paymentHandlers } from './payments/payments.handlers.ts';
import { personalDataHandlers } from './personal-data/personal-data.handlers.ts';
import { productHandlers } from './products/products.handlers.ts';
import { reconciliationHandlers } from './reconciliation/reconciliation.handlers.ts';
import { recoveryHandlers } from './recovery/recovery.handlers.ts';
import { ringSizeHandlers } from './ring-sizes/ring-sizes.handlers.ts';
import { sessionHandlers } from './session/session.handlers.ts';
import { shipmentHandlers } from './shipments/shipments.handlers.ts';
import { shippingHandlers } from './shipping/shipping.handlers.ts';
import { specialOrderHandlers } from './special-orders/special-orders.handlers.ts';
import { staffHandlers } from './staff/staff.handlers.ts';
import { subscriptionHandlers } from './subscription/subscription.handlers.ts';
import { twoStepHandlers } from './two-step/two-step.handlers.ts';
import type { World } from './world/world.ts';

/** One handler for every operation of the contract: a missing one does not compile. */
export const handlersOf = (world: World): Handlers => ({
  ...catalogHandlers(world),
  ...lookupHandlers(world),
  ...bannerHandlers(world),
  ...faqHandlers(world),
  ...sessionHandlers(world),
  ...cartHandlers(world),
  ...shippingHandlers(world),
  ...exchangeHandlers(world),
  ...checkoutHandlers(world),
  ...accountHandlers(world),
  ...loginHandlers(world),
  ...twoStepHandlers(world),
  ...recoveryHandlers(world),
  ...subscriptionHandlers(world),
  ...orderHandlers(world),
  ...orderReviewHandlers(world),
  ...paymentHandlers(world),
  ...holdHandlers(world),
  ...favoriteHandlers(world),
  ...shipmentHandlers(world),
  ...reconciliationHandlers(world),
  ...specialOrderHandlers(world),
  ...productHandlers(world),
  ...customerHandlers(world),
  ...novedadHandlers(world),
  ...staffHandlers(world),
  ...personalDataHandlers(world),
  ...addressHandlers(world),
  ...ringSizeHandlers(world),
  ...legalTextHandlers(world),
  ...siteTextHandlers(world),
  ...synonymHandlers(world),
  ...dashboardHandlers(world),
  ...activityHandlers(world),
});
