import type { DataLink } from '../entities.ts';
import type { Wire } from './wire.ts';

export function dataLink(wire: Wire): DataLink {
  const field = wire.at('enlace');
  const enlace = field.link();
  if (enlace === null) throw field.unexpected('an address');
  return { enlace };
}
