import type { ConformanceCase } from '../case.ts';
import { accountsCases } from './accounts.cases.ts';
import { activityCases } from './activity.cases.ts';
import { listPagesCases } from './list-pages.cases.ts';
import { bannersCases } from './banners.cases.ts';
import { cartAccountCases } from './cart-accounts.cases.ts';
import { cartChangeCases } from './cart-changes.cases.ts';
import { cartProtocolCases } from './cart-protocol.cases.ts';
import { cartRefusals } from './cart-refusals.cases.ts';
import { cartCases } from './cart.cases.ts';
import { catalogFacetCases } from './catalog-facets.cases.ts';
import { catalogQuestionCases } from './catalog-questions.cases.ts';
import { catalogCases } from './catalog.cases.ts';
import { checkoutKeyCases } from './checkout-keys.cases.ts';
import { checkoutCases } from './checkout.cases.ts';
import { customersCases } from './customers.cases.ts';
import { dashboardCases } from './dashboard.cases.ts';
import { productDeletionCase } from './deletions.cases.ts';
import { exchangeCases } from './exchange.cases.ts';
import { galleryCases } from './gallery.cases.ts';
import { addressesCases } from './addresses.cases.ts';
import { faqCases } from './faq.cases.ts';
import { orderHistoryCases, specialOrderHistoryCases } from './histories.cases.ts';
import { favoritesCases } from './favorites.cases.ts';
import { ringSizesCases } from './ring-sizes.cases.ts';
import { loginsCases } from './logins.cases.ts';
import { pieceDetailsCases } from './piece-details.cases.ts';
import { pieceVideoCases } from './piece-video.cases.ts';
import { pickupCases } from './pickup.cases.ts';
import { synonymsCases } from './synonyms.cases.ts';
import { legalTextsCases } from './legal-texts.cases.ts';
import { siteTextsCases } from './site-texts.cases.ts';
import { lookupsCases } from './lookups.cases.ts';
import { novedadesCases } from './novedades.cases.ts';
import { orderReviewCases } from './order-review.cases.ts';
import { ordersCases } from './orders.cases.ts';
import { personalDataCases } from './personal-data.cases.ts';
import { productChangeCases } from './products-changes.cases.ts';
import { productsRefusals } from './products-refusals.cases.ts';
import { paymentsCases } from './payments.cases.ts';
import { productsCases } from './products.cases.ts';
import { profileCases } from './profiles.cases.ts';
import { recoveryCases } from './recovery.cases.ts';
import { sessionCases } from './session.cases.ts';
import { reconciliationCases } from './reconciliation.cases.ts';
import { holdsCases } from './holds.cases.ts';
import { shipmentsCases } from './shipments.cases.ts';
import { shippingCases } from './shipping.cases.ts';
import { specialOrdersCases } from './special-orders.cases.ts';
import { staffCases } from './staff.cases.ts';
import { subscriptionCases } from './subscription.cases.ts';
import { twoStepCases } from './two-step.cases.ts';
import { productVersionCases } from './versions.cases.ts';

/** Every case, by tag in the contract's order. */
export const cases: readonly ConformanceCase[] = [
  ...catalogCases,
  ...catalogQuestionCases,
  ...catalogFacetCases,
  ...lookupsCases,
  ...bannersCases,
  ...faqCases,
  ...sessionCases,
  ...cartCases,
  ...cartChangeCases,
  ...cartAccountCases,
  ...cartProtocolCases,
  ...cartRefusals,
  ...shippingCases,
  ...exchangeCases,
  ...checkoutCases,
  ...checkoutKeyCases,
  ...accountsCases,
  ...profileCases,
  ...loginsCases,
  ...twoStepCases,
  ...recoveryCases,
  ...subscriptionCases,
  ...ordersCases,
  ...orderReviewCases,
  ...orderHistoryCases,
  ...paymentsCases,
  ...holdsCases,
  ...favoritesCases,
  ...ringSizesCases,
  ...shipmentsCases,
  ...reconciliationCases,
  ...specialOrdersCases,
  ...specialOrderHistoryCases,
  ...productsCases,
  ...productChangeCases,
  ...productVersionCases,
  productDeletionCase,
  ...productsRefusals,
  ...customersCases,
  ...novedadesCases,
  ...staffCases,
  ...personalDataCases,
  ...galleryCases,
  ...pieceVideoCases,
  ...pieceDetailsCases,
  ...addressesCases,
  ...legalTextsCases,
  ...siteTextsCases,
  ...synonymsCases,
  ...pickupCases,
  ...dashboardCases,
  ...activityCases,
  ...listPagesCases,
];

/** The tags of the cases, in their order. */
export const tags: readonly string[] = [...new Set(cases.map(({ tag }) => tag))];
