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
} from './backoffice/orders/use-orders.ts';
export { useOrderDetails, type OrderDetails } from './backoffice/orders/use-order-details.ts';

// --- texts --------------------------------------------------------------------------------------
export { useNotify, useTexts } from './backoffice/texts/use-backoffice-texts.ts';
export type { BackofficeCode, BackofficeNotice } from './backoffice/texts/backoffice-notice.ts';

// --- common shapes ------------------------------------------------------------------------------
// Every form hook takes `{ onSaved }` last: called when the server has accepted it.
export type { AdminList, Searchable } from './backoffice/reads/admin-list.types.ts';
export type { AdminForm, FormOptions } from './backoffice/forms/form.types.ts';
export type { FormStatus } from './shared/forms/form-status.ts';
export type { Deletion } from './backoffice/deletion/deletion.types.ts';

// --- staff profile ------------------------------------------------------------------------------
export { useStaffProfile, type StaffProfile } from './backoffice/accounts/use-staff-profile.ts';
export { useStaffProfileEdit } from './backoffice/accounts/use-staff-profile-edit.ts';
export type { StaffProfileFormValues } from './backoffice/accounts/staff-profile-form.machine.ts';

// --- products and stock -------------------------------------------------------------------------
// Lookups for the product form: `useCategories`, `useMaterials`, `useStones` of '@filigrana/hooks'.
export { useProductsAdmin, type ProductsAdmin } from './backoffice/products/use-products-admin.ts';
export type { ProductList } from './backoffice/products/use-product-list.ts';
export type { CardRow, CardRows, ScrollPosition } from './backoffice/products/card-rows.types.ts';
export { useProductForm } from './backoffice/products/use-product-form.ts';
export type {
  ProductForm,
  ProductFormValues,
  SizeField,
  SizeStockText,
} from './backoffice/products/product-form.types.ts';
export { useStock } from './backoffice/stock/use-stock.ts';
export { useStockEdit } from './backoffice/stock/use-stock-edit.ts';
export type { StockEdit } from './backoffice/stock/stock.types.ts';

// --- customers ----------------------------------------------------------------------------------
export { useCustomers, type Customers } from './backoffice/customers/use-customers.ts';
export type { CustomerRow } from './backoffice/customers/customers.types.ts';

// --- special orders -----------------------------------------------------------------------------
export {
  useSpecialOrdersAdmin,
  type SpecialOrdersAdmin,
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
export { useBannersUpload } from './backoffice/banners/use-banners-upload.ts';
export type { BannerFile, BannersUpload } from './backoffice/banners/banners.types.ts';
export { useShippingFeeAdmin } from './backoffice/shipping/use-shipping-fee-admin.ts';
export type { ShippingFeeAdmin } from './backoffice/shipping/shipping-fee.types.ts';
export { useStaffAccounts } from './backoffice/staff/use-staff-accounts.ts';
export { useStaffRoles, type StaffRoles } from './backoffice/staff/use-staff-roles.ts';
export type {
  StaffAccountForm,
  StaffAccountValues,
  StaffRow,
} from './backoffice/staff/staff.types.ts';
