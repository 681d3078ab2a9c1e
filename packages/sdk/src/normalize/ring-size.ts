import { FINGERS, HANDS } from '../domain/finger-sizes.ts';
import type { FingerSize } from '../entities.ts';
import type { Wire } from './wire.ts';

export function fingerSizes(wire: Wire): FingerSize[] {
  return wire.list().map((one) => ({
    mano: one.at('mano').oneOf(HANDS),
    dedo: one.at('dedo').oneOf(FINGERS),
    tamanio: one.at('tamanio').text(),
  }));
}
