import { postalCode, type Place } from '@filigrana/sdk/territory';
import { placeLine } from './place-line.ts';

/** A place as the post reads it, with its code where that is known: 'Orosi, Paraíso, Cartago, 30203'. */
export const postalLine = (place: Place): string =>
  [placeLine(place), postalCode(place)].filter(Boolean).join(', ');
