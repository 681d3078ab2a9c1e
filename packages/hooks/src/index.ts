'use client';

/** Headless React hooks of a Filigrana shop, for visitors and customers. */
export type { StorefrontNotice as Notice } from './storefront/texts/storefront-notice.ts';
export type { Toast, ToastVariant } from './shared/toasts/toast.ts';
export type {
  CheckoutField,
  CheckoutStage,
  CheckoutValues,
} from './storefront/checkout/checkout.types.ts';
export type {
  CartCommands,
  CartItem,
  CartLineView,
  CartOutcome,
  CartStatus,
  CartView,
} from './storefront/cart/cart.types.ts';

// --- provider ---------------------------------------------------------------------------------
export type { Message } from './shared/texts/message.ts';
export type { TextOverride, Texts, Wording } from './shared/texts/say.ts';
export { ShopProvider, type ShopProviderProps, type TextOverrides } from './provider.ts';
export { useShop } from './shared/provider/use-shop.ts';
export type { ReadOptions } from './shared/reads/use-read.ts';
export { useNotify, useTexts } from './storefront/texts/use-texts.ts';

// --- session and toasts -------------------------------------------------------------------------
export { useSession, type Session, type SessionStatus } from './shared/session/use-session.ts';
export { useEndAllLogins, type EndAllLogins } from './shared/session/use-end-all-logins.ts';
export { useGuard } from './shared/session/use-guard.ts';
export { useToasts } from './shared/toasts/use-toasts.ts';

// --- catalogue (plain SWR: data, error, isLoading, isValidating, mutate) ------------------------
export type { CatalogFilters } from '@filigrana/sdk/domain';
export { useBanners } from './storefront/banners/use-banners.ts';
export { useBannerWords } from './storefront/banners/use-banner-words.ts';
export { useCatalog } from './storefront/catalog/use-catalog.ts';
export { useCatalogCounts } from './storefront/catalog/use-catalog-counts.ts';
export {
  useCatalogFilters,
  type CatalogFiltersControl,
} from './storefront/catalog/use-catalog-filters.ts';
export { useFeatured } from './storefront/catalog/use-featured.ts';
export { useOffers } from './storefront/catalog/use-offers.ts';
export { useProduct } from './storefront/catalog/use-product.ts';
export { useProductSelection } from './storefront/catalog/use-product-selection.ts';
export type {
  AddResult,
  ProductSelection,
  SizeChoice,
} from './storefront/catalog/product-selection.types.ts';
export { useSynonyms } from './storefront/search/use-synonyms.ts';
export { useSiteTexts } from './storefront/site-texts/use-site-texts.ts';
export { useLegalText } from './storefront/legal/use-legal-text.ts';
export { useFaqs } from './storefront/faq/use-faqs.ts';
export {
  useCategories,
  useMaterials,
  useSizes,
  useStones,
} from './storefront/lookups/use-lookups.ts';
export { useExchangeRate } from './storefront/exchange/use-exchange-rate.ts';
export { usePickupPlaces } from './storefront/shipping/use-pickup-places.ts';
export { useShippingFee } from './storefront/shipping/use-shipping-fee.ts';
export type { SearchView } from './storefront/search/search-client.ts';
export { useSearch } from './storefront/search/use-search.ts';
export {
  useSubscription,
  type SubscriptionControl,
} from './storefront/subscription/use-subscription.ts';
export type { LocalCart, LocalCartLine } from './storefront/local-cart/local-cart.ts';
export { useLocalCart, type LocalCartCommands } from './storefront/local-cart/use-local-cart.ts';
export { useRingSizes, type RingSizes } from './storefront/ring-sizes/use-ring-sizes.ts';
export { useScreenScale, type ScreenScale } from './storefront/ring-sizes/use-screen-scale.ts';
export { useSavedLines, type SavedLines } from './storefront/saved-lines/use-saved-lines.ts';
export { useFavorites, type Favorites } from './storefront/favorites/use-favorites.ts';
export { useRecentlySeen, type RecentlySeen } from './storefront/favorites/use-recently-seen.ts';
export { usePayment, type Payment } from './storefront/payment/use-payment.ts';

// --- cart -------------------------------------------------------------------------------------
export { useCart, type UseCart } from './storefront/cart/use-cart.ts';
export type { ProceedResult } from './storefront/cart/use-proceed.ts';
export { useCartCount } from './storefront/cart/use-cart-view.ts';
export { useAddToCart } from './storefront/cart/add-to-cart.ts';

export { useWaiting, type Waiting } from './storefront/holds/use-waiting.ts';
export { useHold, type CartHolding, type HoldWishes } from './storefront/holds/use-hold.ts';

// --- checkout -----------------------------------------------------------------------------------
export { useCheckout, type Checkout, type Pickup } from './storefront/checkout/use-checkout.ts';

// --- accounts -----------------------------------------------------------------------------------
export type { FieldErrors, FormReport } from './storefront/forms/storefront-form.ts';
export type { FormStatus } from './shared/forms/form-report.ts';
export type { LoginTarget } from './storefront/accounts/login-target.ts';
export { useLogin, type Login } from './storefront/accounts/use-login.ts';
export { useProfile, type Profile } from './storefront/accounts/use-profile.ts';
export { useProfileEdit, type ProfileEdit } from './storefront/accounts/use-profile-edit.ts';
export type {
  LookupStatus,
  RegistrationField,
  RegistrationValues,
} from './storefront/accounts/registration.types.ts';
export { useRegistration, type RegistrationForm } from './storefront/accounts/use-registration.ts';
export { useRecovery, type Recovery } from './storefront/accounts/use-recovery.ts';
export { useEmailUndo, type EmailUndo } from './storefront/accounts/use-email-undo.ts';
export { useResetPassword, type ResetPassword } from './storefront/accounts/use-reset-password.ts';
export {
  useConfirmationLetter,
  useEmailConfirmation,
  useLeaveNovedades,
  type MailedLink,
} from './storefront/accounts/use-mailed-link.ts';
export { useAddresses, type Addresses } from './storefront/addresses/use-addresses.ts';
export type {
  AddressFormField,
  AddressFields,
  AddressStart,
} from './storefront/addresses/address-form.ts';
export { useAddressForm, type AddressForm } from './storefront/addresses/use-address-form.ts';
export {
  useDeliveryAddress,
  type DeliveryAddress,
} from './storefront/addresses/use-delivery-address.ts';
export {
  useCloseAccount,
  type CloseAccount,
} from './storefront/personal-data/use-close-account.ts';
export {
  useDataDownload,
  type DataDownload,
} from './storefront/personal-data/use-data-download.ts';

// --- orders and special orders ------------------------------------------------------------------
export type { History, HistoryStatus } from './storefront/orders/use-history.ts';
export {
  hasDetail,
  useMyOrders,
  type HistoryOrder,
  type MyOrders,
} from './storefront/orders/use-my-orders.ts';
export { useMyOrder } from './storefront/orders/use-my-order.ts';
export {
  useRequestedReceipt,
  type RequestedReceiptForm,
} from './storefront/orders/use-requested-receipt.ts';
export { useFollowedOrder } from './storefront/orders/use-followed-order.ts';
export { useMySpecialOrders } from './storefront/special-orders/use-my-special-orders.ts';
export type {
  SpecialOrderField,
  SpecialOrderValues,
} from './storefront/special-orders/special-order-form.types.ts';
export {
  useSpecialOrderForm,
  type SpecialOrderForm,
} from './storefront/special-orders/use-special-order-form.ts';
