import type { PaymentMethod, PickupPlace } from '@filigrana/sdk';

/** What is typed and chosen, without the file. */
export interface CheckoutValues {
  provincia: string;
  canton: string;
  distrito: string;
  direccionExacta: string;
  metodoPago: PaymentMethod | null;
  /** Number on the receipt; may stay empty. */
  referencia: string;
  /** The place where it is picked up; null: it is sent to the address. */
  idLugar: number | null;
}

/** The fields of the purchase, with its receipt. */
export interface CheckoutFields extends CheckoutValues {
  comprobante: File | null;
}

export type CheckoutField = keyof CheckoutValues | 'comprobante';
export type AddressField = Exclude<keyof CheckoutValues, 'metodoPago' | 'referencia' | 'idLugar'>;
export const ADDRESS_FIELDS = [
  'provincia',
  'canton',
  'distrito',
  'direccionExacta',
] as const satisfies readonly AddressField[];
/** The address alone. */
export const addressIn = ({
  provincia,
  canton,
  distrito,
  direccionExacta,
}: Readonly<Record<AddressField, string>>): Record<AddressField, string> => ({
  provincia,
  canton,
  distrito,
  direccionExacta,
});
/** Where a purchase is picked up: undefined when it is sent; null when what was chosen is closed by now. */
export type ChosenPlace = PickupPlace | null | undefined;
/** What is typed. */
export type TypedField = AddressField | 'referencia';

/**
 * Where the purchase is: what is still to fill in (details, method, receipt), ready to send, on its
 * way, and how it ended. `unreachable`: no answer came; sending again cannot buy twice.
 */
export type CheckoutStage =
  | 'details'
  | 'method'
  | 'receipt'
  | 'ready'
  | 'sending'
  | 'received'
  | 'refused'
  | 'unreachable';

export const NO_VALUES: CheckoutValues = {
  provincia: '',
  canton: '',
  distrito: '',
  direccionExacta: '',
  metodoPago: null,
  referencia: '',
  idLugar: null,
};
