import type { RollFault } from './roll-line.ts';

/** What the import command says of a line that it skipped. */
export const rollFaultTexts: Record<RollFault, string> = {
  fields: 'no tiene ocho campos separados por comas',
  identification: 'la cédula no tiene nueve dígitos',
  name: 'falta el nombre o el primer apellido',
  characters: 'tiene caracteres que no son de ISO-8859-1',
  length: 'es demasiado larga',
};
