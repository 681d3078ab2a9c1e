import type { PickupPlaces } from '@filigrana/sdk';
import { formatAmount, keepAmount, parseAmount } from '@filigrana/sdk/domain';
import { pickupPlacesSchema, readForm, type PickupPlacesValues } from '@filigrana/sdk/schemas';
import { orSaid } from '../../shared/texts/notice.ts';
import type { StaffForm } from '../forms/form.types.ts';
import { notice } from '../texts/backoffice-notice.ts';

/** What the fields of a place hold. */
export interface PlaceFields {
  /** Absent for a new one. */
  idLugar?: number;
  /** What people call it, such as 'Taller en Escazú'. */
  nombre: string;
  /** When orders are handed over there, such as 'lunes a viernes 9–5'. */
  cuando: string;
  provincia: string;
  canton: string;
  distrito: string;
  direccionExacta: string;
  /** Digits and one dot. */
  monto: string;
  /** Customers can choose it. */
  activo: boolean;
}

/** The whole list, in the order in which it is shown. */
export interface PickupValues {
  lugares: readonly PlaceFields[];
}

export const NEW_PLACE: PlaceFields = {
  nombre: '',
  cuando: '',
  provincia: '',
  canton: '',
  distrito: '',
  direccionExacta: '',
  monto: '0.00',
  activo: true,
};

/** What a field shows for an amount, two decimals; what is no amount stays as it is. */
function shown(monto: string): string {
  const usd = parseAmount(monto);
  return usd === null ? monto : formatAmount(usd);
}

/** The places where orders are picked up. */
export const pickupForm: StaffForm<PickupPlaces, PickupValues, PickupPlacesValues> = {
  id: 'pickup',
  idOf: () => 'pickup',
  versionOf: ({ version }) => version,
  memo: null,
  start: (places) => ({
    lugares: (places?.lugares ?? []).map(({ monto, ...place }) => ({
      ...place,
      monto: formatAmount(monto),
    })),
  }),
  change: ({ lugares: before }, { lugares = before }) => ({
    values: { lugares: lugares.map((place) => ({ ...place, monto: keepAmount(place.monto) })) },
    memo: null,
  }),
  read: (values) => readForm(pickupPlacesSchema, values),
  issues: () => ({
    REQUIRED: notice('pickup.incomplete'),
    PLACES_TOO_MANY: notice('pickup.tooMany'),
    AMOUNT_INVALID: notice('shippingFee.invalid'),
    AMOUNT_TOO_LARGE: notice('shippingFee.tooLarge'),
  }),
  failed: (error) => orSaid(notice('pickup.failed'), error),
  saved: () => notice('pickup.saved'),
  afterSaving: ({ lugares }) => ({
    lugares: lugares.map((place) => ({ ...place, monto: shown(place.monto) })),
  }),
};
