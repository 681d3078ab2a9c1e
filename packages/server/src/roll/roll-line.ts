import { isNationalId } from '@filigrana/sdk/domain';

/** One person of the electoral roll, as the table keeps it. */
export interface RollPerson {
  identificacion: string;
  nombre: string;
  primerApellido: string;
  /** Empty for the few people who have one surname. */
  segundoApellido: string;
}

/** Why a line of the roll cannot be used. */
export type RollFault = 'fields' | 'identification' | 'name' | 'characters' | 'length';

const FIELDS = 8;
/** Longer than any line of the roll by far: three names of 120 characters and the numbers. */
export const LINE_MAX = 600;

/**
 * Reads one line of Costa Rica's electoral roll: cédula, codelec, blank or sex, expiry date, board,
 * name, first surname, second surname, padded to fixed widths and separated by commas.
 *
 * @example
 * readRollLine('101110111,101001, ,20300101,00001,MARIA   ,SOLANO   ,QUIROS   ')
 * // { identificacion: '101110111', nombre: 'MARIA', primerApellido: 'SOLANO', … }
 */
export function readRollLine(line: string): RollPerson | RollFault {
  if (line.length > LINE_MAX) return 'length';
  const fields = line.split(',');
  if (fields.length !== FIELDS) return 'fields';
  const identificacion = (fields[0] ?? '').trim();
  if (!isNationalId(identificacion)) return 'identification';
  // ISO-8859-1 has no letters there: they are the trace of a file in another encoding.
  if (/[\0-\x1f\x7f-\x9f]/.test(line)) return 'characters';
  const [nombre = '', primerApellido = '', segundoApellido = ''] = fields.slice(5).map(tidy);
  if (!nombre || !primerApellido) return 'name';
  return { identificacion, nombre, primerApellido, segundoApellido };
}

function tidy(padded: string): string {
  return padded.trim().replace(/ {2,}/g, ' ');
}
