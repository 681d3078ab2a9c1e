/** Costa Rica is six hours behind UTC all year. */
const OFFSET_MS = 6 * 3_600_000;
const DAY_MS = 86_400_000;

/**
 * The day in Costa Rica at a moment.
 *
 * @param time milliseconds since 1970, UTC.
 *
 * @example localDate(Date.parse('2026-03-15T03:00:00Z')) // '2026-03-14'
 */
export function localDate(time: number): string {
  return new Date(time - OFFSET_MS).toISOString().slice(0, 10);
}

/**
 * The day and the minute in Costa Rica at a moment, as tables show them.
 *
 * @example localDateTime(Date.parse('2026-03-15T03:05:00Z')) // '2026-03-14 21:05'
 */
export function localDateTime(time: number): string {
  return new Date(time - OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
}

/**
 * The Monday of the week in Costa Rica that holds a moment.
 *
 * @example mondayOf(Date.parse('2026-03-15T12:00:00Z')) // '2026-03-09', for it is a Sunday
 */
export function mondayOf(time: number): string {
  const local = new Date(time - OFFSET_MS);
  const sinceMonday = (local.getUTCDay() + 6) % 7;
  return localDate(time - sinceMonday * DAY_MS);
}

/**
 * The Mondays of the last weeks, oldest first, the present one included.
 *
 * @example lastMondays(2, Date.parse('2026-03-15T12:00:00Z')) // ['2026-03-02', '2026-03-09']
 */
export function lastMondays(weeks: number, now: number): string[] {
  return Array.from({ length: weeks }, (_, index) =>
    mondayOf(now - (weeks - 1 - index) * 7 * DAY_MS),
  );
}

/**
 * Whether a text is a day of the calendar.
 *
 * @example isDay('2026-02-30') // false
 */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // `Date.parse` may read the 30th of February as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * When a day of Costa Rica begins, ISO 8601 in UTC.
 *
 * @example startOfDay('2026-03-09') // '2026-03-09T06:00:00.000Z'
 */
export function startOfDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + OFFSET_MS).toISOString();
}

/**
 * When a day of Costa Rica is over, and the next one begins; ISO 8601 in UTC.
 *
 * @example endOfDay('2026-03-09') // '2026-03-10T06:00:00.000Z'
 */
export function endOfDay(day: string): string {
  return new Date(Date.parse(startOfDay(day)) + DAY_MS).toISOString();
}
