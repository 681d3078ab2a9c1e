/** What the functions of the SDK take, as the contract has it. */
import type { CatalogFilters } from './domain/filters.ts';
import type { components, operations } from './types.ts';

type Schemas = components['schemas'];
/** Optional fields may also be given as undefined, which is the same as leaving them out. */
type Loose<T> = {
  [Key in keyof T]: Record<never, never> extends Pick<T, Key> ? T[Key] | undefined : T[Key];
};

/** The session token is the SDK's business. */
type WithoutSession<T> = Omit<T, 'sessionToken'>;
/** The version of a cart is one of `CartWriteOptions`. */
type CartInput<T> = Omit<T, 'sessionToken' | 'version'>;

/** Any of the catalogue's filters. */
export type CatalogFilterInput = Loose<Partial<CatalogFilters>>;
export type ProductSizeQuery = operations['getProductSize']['parameters']['query'];

/** What narrows the record of who did what down, and where its page begins. */
export type ActivityQuery = Loose<NonNullable<operations['listActivity']['parameters']['query']>>;

export type CartAddition = CartInput<Schemas['CartAddition']>;
export type CartQuantityChange = CartInput<Schemas['CartQuantityChange']>;
export type CartLineReference = CartInput<Schemas['CartLineReference']>;
export type CartShipping = CartInput<Schemas['CartShipping']>;
export type ShippingFeeForm = Loose<Schemas['ShippingFeeForm']>;
export type ReferenceForm = Loose<Schemas['ReferenceForm']>;
export type NoteForm = Schemas['NoteForm'];
export type PurchaseForm = Loose<Schemas['PurchaseForm']>;

export type Credentials = Loose<WithoutSession<Schemas['Credentials']>>;
export type TwoStepProof = Schemas['TwoStepProof'];
export type Registration = Schemas['Registration'];
export type CustomerProfileForm = Loose<Schemas['CustomerProfileForm']>;
export type StaffProfileForm = Schemas['StaffProfileForm'];
export type PasswordResetRequest = Schemas['PasswordResetRequest'];
export type EmailUndo = Schemas['EmailUndo'];
export type PasswordReset = Schemas['PasswordReset'];
export type SubscriptionForm = Schemas['SubscriptionForm'];

export type ClosingForm = Schemas['ClosingForm'];
export type LegalTextForm = Loose<Schemas['LegalTextForm']>;

export type SpecialOrderForm = Loose<Schemas['SpecialOrderForm']>;
export type SpecialOrderStatusForm = Loose<Schemas['SpecialOrderStatusForm']>;
export type NewProductForm = Loose<Schemas['NewProductForm']>;
export type ProductForm = Loose<Schemas['ProductForm']>;
export type FaqForm = Schemas['FaqForm'];
export type FaqEdit = Loose<Schemas['FaqEdit']>;
export type NewNovedadForm = Loose<Schemas['NewNovedadForm']>;
export type NovedadForm = Loose<Schemas['NovedadForm']>;
export type NovedadSendForm = Loose<Schemas['NovedadSendForm']>;
export type CustomerStatusForm = Schemas['CustomerStatusForm'];
export type IdentificationReleaseForm = Schemas['IdentificationReleaseForm'];
export type StaffRoleForm = Schemas['StaffRoleForm'];
export type StaffStatusForm = Schemas['StaffStatusForm'];
/** What may be asked of a deletion; `DeleteCallOptions` says it to callers. */
export interface DeletionQuery {
  version?: number;
}
/** The role follows from the function that is called. */
export type NewStaffMember = Omit<Schemas['NewAdministrator'], 'idRol'>;

/** Drops what is undefined, so that a loose form is what the contract asks for. */
export function given<T extends object>(form: Loose<T>): T {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)) as T;
}
