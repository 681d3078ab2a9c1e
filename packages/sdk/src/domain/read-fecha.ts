const FECHA =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?))?(Z|[+-]\d{2}:?\d{2})?$/;
/** Costa Rica has no summer time. */
const COSTA_RICA = '-06:00';

/**
 * The instant that a date, or a date and time, of a form means; without a time zone it is Costa
 * Rica's, where the clerk is. Null for what is no date.
 *
 * @example readFecha('2026-03-11') // 2026-03-11T06:00:00.000Z
 */
export function readFecha(text: string): Date | null {
  const [, day = '', time = '00:00', zone = COSTA_RICA] = FECHA.exec(text) ?? [];
  const instant = new Date(`${day}T${time}${zone.replace(/(\d{2})(\d{2})$/, '$1:$2')}`);
  // The 30th of February reads as the 2nd of March; years have four digits on the wire.
  const isDay = toIso(new Date(`${day}T00:00Z`))?.startsWith(day) ?? false;
  return isDay && toIso(instant)?.length === 24 ? instant : null;
}

function toIso(date: Date): string | null {
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
