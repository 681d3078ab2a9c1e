import { serverShipping } from '../domain/shipping.ts';
import type { PickupPlace, PickupPlaces, ShippingFee } from '../entities.ts';
import { version } from './version.ts';
import type { Wire } from './wire.ts';

/** Reads the fee; a server that has set none means the shop's default. */
export function shippingFee(wire: Wire): ShippingFee {
  return { monto: serverShipping(wire.at('monto').amount(null)), ...version(wire) };
}

export function pickupPlaces(wire: Wire): PickupPlaces {
  return { lugares: wire.at('lugares').list().map(pickupPlace), ...version(wire) };
}

function pickupPlace(wire: Wire): PickupPlace {
  return {
    idLugar: wire.at('idLugar').integer(),
    nombre: wire.at('nombre').text(),
    cuando: wire.at('cuando').text(),
    provincia: wire.at('provincia').text(),
    canton: wire.at('canton').text(),
    distrito: wire.at('distrito').text(),
    direccionExacta: wire.at('direccionExacta').text(),
    monto: wire.at('monto').amount(),
    activo: wire.at('activo').yes(),
  };
}

/** Where an order is picked up; nothing where it is sent. */
export function pickup(wire: Wire): { retiro?: string } {
  const retiro = wire.at('retiro').text('');
  return retiro === '' ? {} : { retiro };
}
