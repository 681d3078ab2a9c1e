import type { Cart, PickupPlace } from '../entities.ts';
import { fromCents, sumCents, toCents } from './money.ts';

/** Most places that a shop names. Source: the contract, `PickupPlacesForm`. */
export const PICKUP_PLACES_MAX = 10;

type CartAmounts = Pick<Cart, 'subtotal' | 'montoEnvio' | 'montoTotal'>;

/**
 * The place that an order can be placed for. Source: the contract, `idLugar` of `PurchaseForm`.
 *
 * @param lugares The places of the shop, those too that are closed.
 * @param idLugar The place that was chosen.
 * @returns undefined where there is no such place, or none any more.
 * @example openPlace([{ idLugar: 3, activo: false }], 3) // undefined
 */
export function openPlace<Place extends Pick<PickupPlace, 'idLugar' | 'activo'>>(
  lugares: readonly Place[],
  idLugar: number,
): Place | undefined {
  return lugares.find((place) => place.idLugar === idLugar && place.activo);
}

/**
 * What a place is called where an order is read: its name, and when orders are handed over there.
 *
 * @example pickupWords({ nombre: 'Taller en Escazú', cuando: 'lunes a viernes 9–5' })
 *   // 'Taller en Escazú · lunes a viernes 9–5'
 */
export function pickupWords({ nombre, cuando }: Pick<PickupPlace, 'nombre' | 'cuando'>): string {
  return `${nombre.trim()} · ${cuando.trim()}`;
}

/**
 * The amounts of a cart that is picked up: the place's fee takes the place of the shipping.
 *
 * @param cart Its amounts as the server gives them, US dollars.
 * @param place Null: the cart is sent, and its amounts stay.
 * @returns US dollars with at most two decimals.
 * @example pickupTotals({ subtotal: 290, montoEnvio: 8, montoTotal: 298 }, { monto: 2 })
 *   // { subtotal: 290, montoEnvio: 2, montoTotal: 292 }
 */
export function pickupTotals(
  { subtotal, montoEnvio, montoTotal }: CartAmounts,
  place: Pick<PickupPlace, 'monto'> | null,
): CartAmounts {
  if (place === null) return { subtotal, montoEnvio, montoTotal };
  const total = fromCents(sumCents([toCents(subtotal), toCents(place.monto)]));
  return { subtotal, montoEnvio: place.monto, montoTotal: total };
}
