import { serverShipping } from '../domain/shipping.ts';
import type { ShippingFee } from '../entities.ts';
import { version } from './version.ts';
import type { Wire } from './wire.ts';

/** Reads the fee; a server that has set none means the shop's default. */
export function shippingFee(wire: Wire): ShippingFee {
  return { monto: serverShipping(wire.at('monto').amount(null)), ...version(wire) };
}
