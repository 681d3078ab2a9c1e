import type { LegalPage, LegalText } from '../entities.ts';
import { version } from './version.ts';
import type { Wire } from './wire.ts';

/** Reads a page; a blank text counts as none. */
export function legalText(wire: Wire, pagina: LegalPage): LegalText {
  return { pagina, texto: wire.at('texto').text('').trim() || null, ...version(wire) };
}
