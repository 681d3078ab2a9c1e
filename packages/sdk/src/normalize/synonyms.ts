import type { SynonymTable } from '../entities.ts';
import { version } from './version.ts';
import type { Wire } from './wire.ts';

export function synonymTable(wire: Wire): SynonymTable {
  const grupos = wire.at('grupos');
  return {
    grupos: grupos.missing
      ? null
      : grupos.list().map((group) => group.list().map((word) => word.text())),
    ...version(wire),
  };
}
