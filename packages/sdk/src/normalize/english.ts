import { kept } from './told.ts';
import type { Wire } from './wire.ts';

/** A text in English: null where there is none, and absent where nothing is told of it. */
export const english = <Name extends string>(wire: Wire, name: Name) =>
  kept(wire, name, (field) => field.text() || null);
