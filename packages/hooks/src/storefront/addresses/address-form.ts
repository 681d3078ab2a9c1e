import type { Address } from '@filigrana/sdk';
import { addressSchema, readForm, type AddressValues } from '@filigrana/sdk/schemas';
import { isUnanswered } from '../../shared/as-api-error.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { StorefrontForm } from '../forms/storefront-form.ts';
import { notice } from '../texts/storefront-notice.ts';

export type AddressFormField = keyof AddressValues;

/** What the fields of an address hold: texts as they are typed. */
export type AddressFields = Record<AddressFormField, string>;

/** An address that is kept, or what one that is to be kept begins with. */
export type AddressStart = Partial<AddressFields & Pick<Address, 'idDireccion'>>;

export const addressForm: StorefrontForm<AddressFields, AddressValues, null, AddressStart> = {
  id: 'address',
  memo: null,
  start: (begun) => ({
    nombre: begun?.nombre ?? '',
    provincia: begun?.provincia ?? '',
    canton: begun?.canton ?? '',
    distrito: begun?.distrito ?? '',
    direccionExacta: begun?.direccionExacta ?? '',
  }),
  read: (values) => readForm(addressSchema, values),
  issues: () => ({
    REQUIRED: notice('checkout.addressRequired'),
    // No province that the list lacks can be chosen: none was.
    INVALID: notice('checkout.addressRequired'),
  }),
  failed: (error) =>
    isUnanswered(error) ? notice('connection.failed') : orSaid(notice('addresses.failed'), error),
};
