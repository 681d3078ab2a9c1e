import { PENDING_ORDERS_MAX } from '@filigrana/sdk/domain';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/operation-types.ts';
import { accountHandlers } from './accounts/accounts.routes.ts';
import { activityHandlers } from './activity/activity.routes.ts';
import { addressHandlers } from './addresses/addresses.routes.ts';
import { bannerHandlers } from './banners/banners.routes.ts';
import { cartHandlers } from './cart/cart.routes.ts';
import { catalogHandlers } from './catalog/catalog.routes.ts';
import { checkoutHandlers } from './checkout/checkout.routes.ts';
import { customerHandlers } from './customers/customers.routes.ts';
import { dashboardHandlers } from './dashboard/dashboard.routes.ts';
import { exchangeHandlers } from './exchange/exchange.routes.ts';
import { faqHandlers } from './faq/faq.routes.ts';
import { loginHandlers } from './logins/logins.routes.ts';
import { synonymHandlers } from './synonyms/synonyms.routes.ts';
import { legalTextHandlers } from './legal-texts/legal-texts.routes.ts';
import { siteTextHandlers } from './site-texts/site-texts.routes.ts';
import { holdHandlers } from './holds/holds.routes.ts';
import { favoriteHandlers } from './favorites/favorites.routes.ts';
import { lookupHandlers } from './lookups/lookups.routes.ts';
import { novedadHandlers } from './novedades/novedades.routes.ts';
import { orderReviewHandlers } from './order-review/order-review.routes.ts';
import { orderHandlers } from './orders/orders.routes.ts';
import { paymentHandlers } from './payments/payments.routes.ts';
import { personalDataHandlers } from './personal-data/personal-data.routes.ts';
import { productHandlers } from './products/products.routes.ts';
import { reconciliationHandlers } from './reconciliation/reconciliation.routes.ts';
import { recoveryHandlers } from './recovery/recovery.routes.ts';
import { ringSizeHandlers } from './ring-sizes/ring-sizes.routes.ts';
import { sessionHandlers } from './session/session.routes.ts';
import { shipmentHandlers } from './shipments/shipments.routes.ts';
import { shippingHandlers } from './shipping/shipping.routes.ts';
import { specialOrderHandlers } from './special-orders/special-orders.routes.ts';
import { staffHandlers } from './staff/staff.routes.ts';
import { subscriptionHandlers } from './subscription/subscription.routes.ts';
import { twoStepHandlers } from './two-step/two-step.routes.ts';

/** The handlers of every module, in the contract's order of tags. */
export const moduleHandlers = (deps: Deps, { limitRequests }: { limitRequests: boolean }) => {
  const limited = { ...deps, pendingMax: limitRequests ? PENDING_ORDERS_MAX : Infinity };
  return {
    ...catalogHandlers(deps),
    ...lookupHandlers(deps),
    ...bannerHandlers(deps),
    ...faqHandlers(deps),
    ...sessionHandlers(deps),
    ...cartHandlers(deps),
    ...shippingHandlers(deps),
    ...exchangeHandlers(deps),
    ...checkoutHandlers(limited),
    ...accountHandlers(deps),
    ...loginHandlers(deps),
    ...twoStepHandlers(deps),
    ...recoveryHandlers(deps),
    ...subscriptionHandlers(deps),
    ...orderHandlers(deps),
    ...orderReviewHandlers(deps),
    ...paymentHandlers(deps),
    ...holdHandlers(limited),
    ...favoriteHandlers(deps),
    ...shipmentHandlers(deps),
    ...reconciliationHandlers(deps),
    ...specialOrderHandlers(deps),
    ...productHandlers(deps),
    ...customerHandlers(deps),
    ...novedadHandlers(deps),
    ...staffHandlers(deps),
    ...personalDataHandlers(deps),
    ...addressHandlers(deps),
    ...ringSizeHandlers(deps),
    ...legalTextHandlers(deps),
    ...siteTextHandlers(deps),
    ...synonymHandlers(deps),
    ...dashboardHandlers(deps),
    ...activityHandlers(deps),
  } satisfies Handlers;
};
