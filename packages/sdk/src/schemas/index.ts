/** The forms of the shop as valibot schemas. Their messages are codes, never sentences. */

// Reading a form
export { FIELD_CODES } from './codes.ts';
export type { FieldCode } from './codes.ts';
export { issuesOf, readForm } from './issues.ts';
export type { FieldIssue, FormInput, FormReading } from './issues.ts';

// Accounts
export { loginSchema } from './login.ts';
export type { LoginValues } from './login.ts';
export { twoStepSchema } from './two-step.ts';
export type { TwoStepValues } from './two-step.ts';
export { registrationSchema } from './registration.ts';
export type { RegistrationValues } from './registration.ts';
export { customerProfileSchema, staffProfileSchema } from './profile.ts';
export type { CustomerProfileValues, StaffProfileValues } from './profile.ts';
export { passwordResetSchema, resetPasswordSchema, resetRequestSchema } from './recovery.ts';
export type { PasswordResetValues, ResetPasswordValues, ResetRequestValues } from './recovery.ts';
export { closingSchema } from './closing.ts';
export type { ClosingValues } from './closing.ts';
export { addressSchema } from './address.ts';
export type { AddressValues } from './address.ts';

// Buying
export { cartAddSchema, cartChangeSchema } from './cart.ts';
export type { CartAddValues, CartChangeValues } from './cart.ts';
export { checkoutFieldsSchema, checkoutSchema, paymentPageSchema } from './checkout.ts';
export type { CheckoutFields, CheckoutValues, PaymentPageValues } from './checkout.ts';
export {
  specialOrderFieldsSchema,
  specialOrderSchema,
  specialOrderStatusSchema,
} from './special-order.ts';
export type {
  SpecialOrderFields,
  SpecialOrderStatusValues,
  SpecialOrderValues,
} from './special-order.ts';

// Back office
export {
  hiddenProductEditSchema,
  productAddFieldsSchema,
  productAddSchema,
  productEditSchema,
} from './product.ts';
export type { ProductAddFields, ProductAddValues, ProductEditValues } from './product.ts';
export type { ProductStock, SizeStock, SizeStockInput } from './product-stock.ts';
export { stockEditSchema } from './stock-edit.ts';
export type { StockEditValues } from './stock-edit.ts';
export { faqSchema } from './faq.ts';
export type { FaqValues } from './faq.ts';
export { novedadFieldsSchema, novedadSchema } from './novedad.ts';
export type { NovedadFields, NovedadValues } from './novedad.ts';
export { shippingFeeSchema } from './shipping-fee.ts';
export type { ShippingFeeValues } from './shipping-fee.ts';
export { siteTextsSchema } from './site-texts.ts';
export type { SiteTextsValues } from './site-texts.ts';
export { legalTextSchema } from './legal-text.ts';
export type { LegalTextValues } from './legal-text.ts';
export { bannersSchema, bannerWordsSchema } from './banners.ts';
export type { BannersValues, BannerWordsValues } from './banners.ts';
export { customerActionSchema } from './customer-action.ts';
export type { CustomerActionValues } from './customer-action.ts';
export { identificationReleaseSchema } from './identification-release.ts';
export type { IdentificationReleaseValues } from './identification-release.ts';
export { staffAccountSchema, staffRoleSchema } from './staff.ts';
export type { StaffAccountValues, StaffRole, StaffRoleValues } from './staff.ts';

// Receipt review
export { noteSchema, referenceSchema } from './order-review.ts';
export type { NoteValues, ReferenceValues } from './order-review.ts';

// Payments
export { doubtSchema, receiptSchema, refundSchema } from './receipt-request.ts';
export type { DoubtValues, ReceiptValues, RefundValues } from './receipt-request.ts';
export { paymentSchema } from './payment.ts';
export type { PaymentValues } from './payment.ts';

// Colones
export { pickupPlacesSchema } from './pickup.ts';
export type { PickupPlacesValues } from './pickup.ts';
export { synonymsSchema } from './synonyms.ts';
export type { SynonymsValues } from './synonyms.ts';
export { exchangeRateSchema } from './exchange.ts';
export type { ExchangeRateValues } from './exchange.ts';

// Sending
export { guideSchema, trackingSchema } from './shipment.ts';
export type { GuideValues, TrackingValues } from './shipment.ts';
