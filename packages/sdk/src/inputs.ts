/**
 * What the functions of the SDK take, as the contract has it. Forms are called as the contract calls
 * their schemas: the table of operations names them.
 * They are interfaces, so that the functions' types show their names.
 */
import type { SiteTexts } from './entities.ts';
import type { components, operations } from './types.gen.ts';

/** Optional fields may also be given as undefined, which is the same as leaving them out. */
type Loose<T> = {
  [Key in keyof T]: Record<never, never> extends Pick<T, Key> ? T[Key] | undefined : T[Key];
};

type Body<Name extends keyof components['schemas']> = Loose<components['schemas'][Name]>;
/** The session token is the SDK's business, and the version of a cart is one of `CartWriteOptions`. */
type CartBody<Name extends keyof components['schemas']> = Omit<
  Body<Name>,
  'sessionToken' | 'version'
>;
type Query<Id extends keyof operations> = Loose<NonNullable<operations[Id]['parameters']['query']>>;

/** Any of the catalogue's filters. */
export type { CatalogFilterInput } from './domain/filters.ts';
export interface ProductSizeQuery extends Query<'getProductSize'> {}

/** What narrows the staff's lists down, and where the page begins. */
export interface OrderPageQuery extends Query<'listOrders'> {}
export interface CustomerPageQuery extends Query<'listCustomers'> {}
export interface SpecialOrderPageQuery extends Query<'listSpecialOrders'> {}
export interface ProductPageQuery extends Query<'listAllProducts'> {}

/** What narrows the record of who did what down, and where its page begins. */
export interface ActivityQuery extends Query<'listActivity'> {}

export interface CartAddition extends CartBody<'CartAddition'> {}
export interface CartQuantityChange extends CartBody<'CartQuantityChange'> {}
export interface CartLineReference extends CartBody<'CartLineReference'> {}
export interface CartShipping extends CartBody<'CartShipping'> {}
export interface CartReference extends Body<'CartReference'> {}
export interface CartEmptying extends CartBody<'CartEmptying'> {}
export interface ShippingFeeForm extends Body<'ShippingFeeForm'> {}
export interface ExchangeRateForm extends Body<'ExchangeRateForm'> {}
export interface OrderShippingForm extends Body<'OrderShippingForm'> {}
export interface FavoritesForm extends Body<'FavoritesForm'> {}
export interface SavedLinesForm extends Body<'SavedLinesForm'> {}
export interface FingerSizesForm extends Body<'FingerSizesForm'> {}
export interface WaitingForm extends Body<'WaitingForm'> {}
export interface MissingPieceForm extends Body<'MissingPieceForm'> {}
export interface ShipmentForm extends Body<'ShipmentForm'> {}
export interface TrackingForm extends Body<'TrackingForm'> {}
export interface PaymentForm extends Body<'PaymentForm'> {}
export interface BankEntriesForm extends Body<'BankEntriesForm'> {}
export interface MatchesForm extends Body<'MatchesForm'> {}
export interface BankEntryForm extends Body<'BankEntryForm'> {}
export interface DoubtForm extends Body<'DoubtForm'> {}
export interface RefundForm extends Body<'RefundForm'> {}
export interface ReceiptForm extends Body<'ReceiptForm'> {}
export interface ReferenceForm extends Body<'ReferenceForm'> {}
export interface NoteForm extends Body<'NoteForm'> {}
export interface PurchaseForm extends Body<'PurchaseForm'> {}

export interface Credentials extends Omit<Body<'Credentials'>, 'sessionToken'> {}
export interface TwoStepProof extends Body<'TwoStepProof'> {}
export interface Registration extends Body<'Registration'> {}
export interface CustomerProfileForm extends Body<'CustomerProfileForm'> {}
export interface StaffProfileForm extends Body<'StaffProfileForm'> {}
export interface PasswordResetRequest extends Body<'PasswordResetRequest'> {}
export interface EmailUndo extends Body<'EmailUndo'> {}
export interface PasswordReset extends Body<'PasswordReset'> {}
export interface SubscriptionForm extends Body<'SubscriptionForm'> {}

export interface ClosingForm extends Body<'ClosingForm'> {}
export interface AddressForm extends Body<'AddressForm'> {}
export type { LegalPage } from './entities.ts';
export interface PickupPlacesForm extends Body<'PickupPlacesForm'> {}
export interface SiteTextsForm extends Omit<Body<'SiteTextsForm'>, 'textos'> {
  textos: SiteTexts;
}
export interface SynonymsForm extends Body<'SynonymsForm'> {}
export interface BannerWordsForm extends Body<'BannerWordsForm'> {}
export interface LegalTextForm extends Body<'LegalTextForm'> {}

export interface SpecialOrderForm extends Body<'SpecialOrderForm'> {}
export interface SpecialOrderStatusForm extends Body<'SpecialOrderStatusForm'> {}
export interface NewProductForm extends Body<'NewProductForm'> {}
export interface ProductForm extends Body<'ProductForm'> {}
export interface NewPhoto extends Body<'NewPhoto'> {}
export interface VideoForm extends Body<'VideoForm'> {}
export interface PhotoWords extends Body<'PhotoWords'> {}
export interface PhotoOrder extends Body<'PhotoOrder'> {}
export interface FaqForm extends Body<'FaqForm'> {}
export interface FaqEdit extends Body<'FaqEdit'> {}
export interface NewNovedadForm extends Body<'NewNovedadForm'> {}
export interface NovedadForm extends Body<'NovedadForm'> {}
export interface NovedadSendForm extends Body<'NovedadSendForm'> {}
export interface CustomerStatusForm extends Body<'CustomerStatusForm'> {}
export interface IdentificationReleaseForm extends Body<'IdentificationReleaseForm'> {}
export interface StaffRoleForm extends Body<'StaffRoleForm'> {}
export interface StaffStatusForm extends Body<'StaffStatusForm'> {}
export interface BannerUpload extends Body<'BannerUpload'> {}
export interface NewAdministrator extends Body<'NewAdministrator'> {}
export interface NewManager extends Body<'NewManager'> {}
/** The role follows from the function that is called. */
export interface NewStaffMember extends Omit<NewAdministrator, 'idRol'> {}

/** What goes into the query of an operation. */
export interface Queries {
  filterCatalog: Query<'filterCatalog'>;
  countCatalog: Query<'countCatalog'>;
  searchCatalog: Query<'searchCatalog'>;
  getProductSize: ProductSizeQuery;
  listActivity: ActivityQuery;
  getMonthAccounts: Query<'getMonthAccounts'>;
  listOrders: OrderPageQuery;
  listShipments: Query<'listShipments'>;
  listCustomers: CustomerPageQuery;
  listSpecialOrders: SpecialOrderPageQuery;
  listAllProducts: ProductPageQuery;
  deleteFaq: Query<'deleteFaq'>;
  deleteNovedad: Query<'deleteNovedad'>;
  deleteProduct: Query<'deleteProduct'>;
}
