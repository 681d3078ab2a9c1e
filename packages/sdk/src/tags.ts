/**
 * The tags of the contract one by one, for `createShopWith`: a bundler leaves out the tags that a
 * program does not name.
 */
export { accountsResource as accounts } from './resources/accounts.ts';
export { activityResource as activity } from './resources/activity.ts';
export { addressesResource as addresses } from './resources/addresses.ts';
export { bannersResource as banners } from './resources/banners.ts';
export { cartResource as cart } from './resources/cart.ts';
export { catalogResource as catalog } from './resources/catalog.ts';
export { checkoutResource as checkout } from './resources/checkout.ts';
export { customersResource as customers } from './resources/customers.ts';
export { dashboardResource as dashboard } from './resources/dashboard.ts';
export { exchangeResource as exchange } from './resources/exchange.ts';
export { faqResource as faq } from './resources/faq.ts';
export { favoritesResource as favorites } from './resources/favorites.ts';
export { loginsResource as logins } from './resources/logins.ts';
export { legalTextsResource as legalTexts } from './resources/legal-texts.ts';
export { lookupsResource as lookups } from './resources/lookups.ts';
export { novedadesResource as novedades } from './resources/novedades.ts';
export { orderReviewResource as orderReview } from './resources/order-review.ts';
export { ordersResource as orders } from './resources/orders.ts';
export { paymentsResource as payments } from './resources/payments.ts';
export { personalDataResource as personalData } from './resources/personal-data.ts';
export { productsResource as products } from './resources/products.ts';
export { reconciliationResource as reconciliation } from './resources/reconciliation.ts';
export { recoveryResource as recovery } from './resources/recovery.ts';
export { ringSizesResource as ringSizes } from './resources/ring-sizes.ts';
export { sessionResource as session } from './resources/session.ts';
export { holdsResource as holds } from './resources/holds.ts';
export { shipmentsResource as shipments } from './resources/shipments.ts';
export { shippingResource as shipping } from './resources/shipping.ts';
export { specialOrdersResource as specialOrders } from './resources/special-orders.ts';
export { staffResource as staff } from './resources/staff.ts';
export { subscriptionResource as subscription } from './resources/subscription.ts';
export { siteTextsResource as siteTexts } from './resources/site-texts.ts';
export { synonymsResource as synonyms } from './resources/synonyms.ts';
export { twoStepResource as twoStep } from './resources/two-step.ts';
