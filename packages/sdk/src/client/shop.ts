import { accountsResource } from '../resources/accounts.ts';
import { activityResource } from '../resources/activity.ts';
import { addressesResource } from '../resources/addresses.ts';
import { bannersResource } from '../resources/banners.ts';
import { cartResource } from '../resources/cart.ts';
import { catalogResource } from '../resources/catalog.ts';
import { checkoutResource } from '../resources/checkout.ts';
import { customersResource } from '../resources/customers.ts';
import { dashboardResource } from '../resources/dashboard.ts';
import { exchangeResource } from '../resources/exchange.ts';
import { faqResource } from '../resources/faq.ts';
import { favoritesResource } from '../resources/favorites.ts';
import { holdsResource } from '../resources/holds.ts';
import { loginsResource } from '../resources/logins.ts';
import { legalTextsResource } from '../resources/legal-texts.ts';
import { lookupsResource } from '../resources/lookups.ts';
import { novedadesResource } from '../resources/novedades.ts';
import { orderReviewResource } from '../resources/order-review.ts';
import { ordersResource } from '../resources/orders.ts';
import { paymentsResource } from '../resources/payments.ts';
import { personalDataResource } from '../resources/personal-data.ts';
import { productsResource } from '../resources/products.ts';
import { reconciliationResource } from '../resources/reconciliation.ts';
import { recoveryResource } from '../resources/recovery.ts';
import { ringSizesResource } from '../resources/ring-sizes.ts';
import { sessionResource } from '../resources/session.ts';
import { shipmentsResource } from '../resources/shipments.ts';
import { shippingResource } from '../resources/shipping.ts';
import { specialOrdersResource } from '../resources/special-orders.ts';
import { staffResource } from '../resources/staff.ts';
import { subscriptionResource } from '../resources/subscription.ts';
import { siteTextsResource } from '../resources/site-texts.ts';
import { synonymsResource } from '../resources/synonyms.ts';
import { twoStepResource } from '../resources/two-step.ts';
import { localStorageSession } from '../session/local-storage-session.ts';
import { createAnonymousSession } from './anonymous-session.ts';
import { createApi } from './call.ts';
import { remember } from './made-with.ts';
import type { ShopOptions } from './options.ts';

/**
 * A client of one shop: one object per tag of the contract, one function per call. Every function
 * takes its arguments and then options (`{ signal }`), and resolves to the normalised answer or
 * rejects with an `ApiError`. Amounts are US dollars, dates ISO 8601 in UTC.
 *
 * @example
 * const shop = createShop({ host: 'https://shop.example' });
 * const rings = await shop.catalog.filter({ categoria: ['Anillos'] });
 */
export function createShop(options: ShopOptions = {}) {
  const session = options.session ?? localStorageSession(options.environment);
  const made = { ...options, session };
  const api = createApi(made);
  const anonymous = createAnonymousSession(api);
  return remember(
    {
      catalog: catalogResource(api),
      lookups: lookupsResource(api),
      banners: bannersResource(api),
      faq: faqResource(api),
      session: sessionResource(api, anonymous),
      cart: cartResource(api, anonymous),
      shipping: shippingResource(api),
      exchange: exchangeResource(api),
      checkout: checkoutResource(api),
      accounts: accountsResource(api, anonymous),
      logins: loginsResource(api),
      twoStep: twoStepResource(api),
      recovery: recoveryResource(api),
      subscription: subscriptionResource(api),
      orders: ordersResource(api),
      orderReview: orderReviewResource(api),
      payments: paymentsResource(api),
      holds: holdsResource(api),
      favorites: favoritesResource(api),
      shipments: shipmentsResource(api),
      reconciliation: reconciliationResource(api),
      specialOrders: specialOrdersResource(api),
      products: productsResource(api),
      customers: customersResource(api),
      novedades: novedadesResource(api),
      staff: staffResource(api),
      personalData: personalDataResource(api),
      addresses: addressesResource(api),
      ringSizes: ringSizesResource(api),
      legalTexts: legalTextsResource(api),
      siteTexts: siteTextsResource(api),
      synonyms: synonymsResource(api),
      dashboard: dashboardResource(api),
      activity: activityResource(api),
    },
    made,
  );
}

/** What `createShop` makes. */
export type Shop = ReturnType<typeof createShop>;
