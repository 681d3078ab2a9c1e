'use client';

/**
 * Headless React hooks of the back office. Visitors download none of them. Toasts are shown by the
 * hooks; a page renders them with `useToasts` of '@filigrana/hooks'.
 */

// --- orders -------------------------------------------------------------------------------------
export {
  useOrders,
  type OrderAction,
  type OrderRow,
  type Orders,
  type OrdersOptions,
} from './backoffice/orders/use-orders.ts';
export type { OrderFiltering } from './backoffice/orders/use-order-filters.ts';
export {
  useOrderReview,
  type OrderReview,
  type OrderReviewOptions,
} from './backoffice/orders/use-order-review.ts';
export {
  useReceiptReview,
  type ReceiptFile,
  type ReceiptReview,
} from './backoffice/orders/use-receipt-review.ts';
export {
  useOrderDetails,
  type OrderDetails,
  type OrderDetailsOptions,
} from './backoffice/orders/use-order-details.ts';
export type { ReviewStep } from './backoffice/orders/order-review.types.ts';
export { useOrderTimeline, useSpecialOrderTimeline } from './backoffice/timeline/use-timeline.ts';
export type { NoteDrafts, NoteSubject, Timeline } from './backoffice/timeline/timeline.types.ts';

// --- payments -----------------------------------------------------------------------------------
export { usePayments, type Payments } from './backoffice/payments/use-payments.ts';
export { usePaymentForm, type PaymentFormOptions } from './backoffice/payments/use-payment-form.ts';
export {
  useReceiptRequest,
  type DoubtFormValues,
} from './backoffice/payments/use-receipt-request.ts';
export { useMonthAccounts, type MonthAccounts } from './backoffice/payments/use-month-accounts.ts';
export { useRefundForm, useRefunds, type Refunds } from './backoffice/payments/use-refunds.ts';
export type { PaymentFormValues } from './backoffice/payments/payment-form.ts';

// --- sending ------------------------------------------------------------------------------------
export {
  useShipments,
  type ShipmentRow,
  type Shipments,
} from './backoffice/shipments/use-shipments.ts';
export {
  useShipment,
  type ShipmentMark,
  type ShipmentNotes,
} from './backoffice/shipments/use-shipment.ts';
export { useHolds, type Holds } from './backoffice/holds/use-holds.ts';
export {
  useMissingPieces,
  useOtherPieces,
  type MissingPiece,
  type MissingPieces,
  type OtherPiece,
  type OtherPieces,
} from './backoffice/orders/use-missing-pieces.ts';
export { useTrackingForm, type TrackingForm } from './backoffice/shipments/use-tracking-form.ts';

// --- the bank -----------------------------------------------------------------------------------
export {
  useReconciliation,
  type ReconciliationDesk,
} from './backoffice/reconciliation/use-reconciliation.ts';
export type { LikelyEntry, MatchedSides } from './backoffice/reconciliation/matched-sides.ts';

// --- dashboard ----------------------------------------------------------------------------------
export { useDashboard, type DashboardRead } from './backoffice/dashboard/use-dashboard.ts';
export type { DashboardAlert } from './backoffice/dashboard/dashboard-alerts.ts';

// --- activity -----------------------------------------------------------------------------------
export {
  useActivity,
  useHasActivity,
  type Activity,
  type ActivityDays,
} from './backoffice/activity/use-activity.ts';
export type { ActivityChangeText, ActivityRow } from './backoffice/activity/activity-row.ts';

// --- texts --------------------------------------------------------------------------------------
export { useNotify, useTexts } from './backoffice/texts/use-backoffice-texts.ts';
export type { BackofficeCode, BackofficeNotice } from './backoffice/texts/backoffice-notice.ts';

// --- common shapes ------------------------------------------------------------------------------
// Every form hook takes `{ onSaved }` last: called when the server has accepted it.
export type {
  AdminList,
  ListOptions,
  Paged,
  Searchable,
} from './backoffice/reads/admin-list.types.ts';
export type { LongList } from './backoffice/reads/use-long-list.ts';
export type { FormDraft, FormDrafts } from './shared/forms/form-state.ts';
export type { AdminForm, FormConflict, FormOptions } from './backoffice/forms/form.types.ts';
export type { ConflictField, Side } from './shared/forms/form-conflict.ts';
export type { OptionalRead } from './backoffice/reads/use-optional-read.ts';
export type { FormStatus } from './shared/forms/form-report.ts';
export type { Deletion } from './backoffice/deletion/deletion.types.ts';

// --- staff profile ------------------------------------------------------------------------------
export { useStaffProfile, type StaffProfile } from './backoffice/accounts/use-staff-profile.ts';
export { useStaffProfileEdit } from './backoffice/accounts/use-staff-profile-edit.ts';
export type { StaffProfileFormValues } from './backoffice/accounts/staff-profile-form.ts';

export { useTwoStep, type TwoStep } from './backoffice/accounts/use-two-step.ts';
export { useTwoStepForm, type TwoStepForm } from './backoffice/accounts/use-two-step-form.ts';
export type { TwoStepTask } from './backoffice/accounts/two-step-form.ts';

// --- products and stock -------------------------------------------------------------------------
// Lookups for the product form: `useCategories`, `useMaterials`, `useStones` of '@filigrana/hooks'.
export { useProductsAdmin, type ProductsAdmin } from './backoffice/products/use-products-admin.ts';
export type { ProductList, ProductListOptions } from './backoffice/products/use-product-list.ts';
export type { CardRow, CardRows, ScrollPosition } from './backoffice/products/card-rows.types.ts';
export { usePhotos, type Photos, type RefusedPhoto } from './backoffice/products/use-photos.ts';
export { useVideo, type PieceVideo } from './backoffice/products/use-video.ts';
export { useProductForm } from './backoffice/products/use-product-form.ts';
export type {
  ProductForm,
  ProductFormOptions,
  ProductFormValues,
  SizeField,
  SizeStockText,
} from './backoffice/products/product-form.types.ts';
export { useStock } from './backoffice/stock/use-stock.ts';
export { useStockEdit } from './backoffice/stock/use-stock-edit.ts';
export type { StockDrafts, StockEdit, StockEditOptions } from './backoffice/stock/stock.types.ts';
export type { StockValues } from './backoffice/stock/stock-edit.ts';

// --- customers ----------------------------------------------------------------------------------
export { useCustomers, type Customers } from './backoffice/customers/use-customers.ts';
export { useIdentificationRelease } from './backoffice/customers/use-identification-release.ts';
export type { CustomerRow } from './backoffice/customers/customers.types.ts';

// --- special orders -----------------------------------------------------------------------------
export {
  useSpecialOrdersAdmin,
  type SpecialOrdersAdmin,
  type SpecialOrdersOptions,
} from './backoffice/special-orders/use-special-orders-admin.ts';
export type { SpecialOrderRow } from './backoffice/special-orders/special-orders.types.ts';

// --- questions ----------------------------------------------------------------------------------
export { useFaqAdmin, type FaqAdmin } from './backoffice/faq/use-faq-admin.ts';
export { useFaqForm } from './backoffice/faq/use-faq-form.ts';
export type { FaqForm, FaqFormValues } from './backoffice/faq/faq.types.ts';

// --- novedades ----------------------------------------------------------------------------------
export {
  useNovedadesAdmin,
  type NovedadesAdmin,
} from './backoffice/novedades/use-novedades-admin.ts';
export { useNovedadForm } from './backoffice/novedades/use-novedad-form.ts';
export type {
  FieldCounter,
  NovedadForm,
  NovedadFormValues,
  NovedadRow,
} from './backoffice/novedades/novedades.types.ts';

// --- settings -----------------------------------------------------------------------------------
export { useBannerWordsAdmin } from './backoffice/banners/use-banner-words-admin.ts';
export { useBannerWordsForm } from './backoffice/banners/use-banner-words-form.ts';
export { useBannersUpload } from './backoffice/banners/use-banners-upload.ts';
export type { BannerFile, BannersUpload } from './backoffice/banners/banners.types.ts';
export { useExchangeRate } from './storefront/exchange/use-exchange-rate.ts';
export {
  useExchangeForm,
  type ExchangeForm,
  type ExchangeValues,
} from './backoffice/exchange/use-exchange-form.ts';
export { usePickupForm, type PickupForm } from './backoffice/shipping/use-pickup-form.ts';
export type { PickupValues, PlaceFields } from './backoffice/shipping/pickup-form.ts';
export { useShippingFeeAdmin } from './backoffice/shipping/use-shipping-fee-admin.ts';
export type { FeeValues } from './backoffice/shipping/shipping-fee.ts';
export type { ShippingFeeAdmin } from './backoffice/shipping/shipping-fee.types.ts';
export {
  useSiteTextsForm,
  type SiteTextsForm,
} from './backoffice/site-texts/use-site-texts-form.ts';
export { useLegalTextForm, type LegalTextForm } from './backoffice/legal/use-legal-text-form.ts';
export {
  useSynonymsForm,
  type SynonymsForm,
  type SynonymValues,
} from './backoffice/synonyms/use-synonyms-form.ts';
export { useStaffAccounts } from './backoffice/staff/use-staff-accounts.ts';
export { useStaffAccess, type StaffAccess } from './backoffice/staff/use-staff-access.ts';
export { useStaffRoles, type StaffRoles } from './backoffice/staff/use-staff-roles.ts';
export type {
  StaffAccountForm,
  StaffAccountValues,
  StaffAccessRow,
  StaffRow,
} from './backoffice/staff/staff.types.ts';
