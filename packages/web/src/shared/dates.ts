import { localDateTime } from '@filigrana/sdk/domain';
import { dateTexts as texts } from './date-texts.ts';

const MONTHS = texts.months.split(' ');

/** The shop's clock, wherever the person and the server are. */
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Costa_Rica',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

interface Day {
  day: string;
  month: string;
  year: string;
}

/** The day of a moment in Costa Rica; null when the text is no moment. */
function dayOf(iso: string): Day | null {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return null;
  const parts = clock.formatToParts(moment);
  const part = (type: keyof Day) => parts.find((each) => each.type === type)?.value ?? '';
  return { day: part('day'), month: part('month'), year: part('year') };
}

/**
 * A day as people write it, in Costa Rica's time. Empty when the text is no date.
 *
 * @param iso Moment in UTC, ISO 8601.
 * @example formatDate('2026-11-14T18:00:00Z') // '14 nov 2026'
 */
export function formatDate(iso: string): string {
  const day = dayOf(iso);
  return day ? `${Number(day.day)} ${MONTHS[Number(day.month) - 1]} ${day.year}` : '';
}

/**
 * A day in figures, for columns, in Costa Rica's time. Empty when the text is no date.
 *
 * @param iso Moment in UTC, ISO 8601.
 * @example formatDay('2026-03-14T18:00:00Z') // '14/03/2026'
 */
export function formatDay(iso: string): string {
  const day = dayOf(iso);
  return day ? `${day.day}/${day.month}/${day.year}` : '';
}

const hours = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Costa_Rica',
  hour: 'numeric',
  minute: '2-digit',
});

/**
 * A moment as the clock shows it, in Costa Rica's time. Empty when the text is no date.
 *
 * @param iso Moment in UTC, ISO 8601.
 * @example formatTime('2026-11-14T21:42:00Z') // '3:42 p. m.'
 */
export function formatTime(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  return hours
    .format(moment)
    .replace(/\s?([AP])M$/, (_all, half: string) => `\u00a0${half === 'A' ? texts.am : texts.pm}`);
}

/**
 * A day with its time, in Costa Rica. Empty when the text is no date.
 *
 * @param iso Moment in UTC, ISO 8601.
 * @example formatMoment('2026-11-14T18:05:00Z') // '14 nov 2026, 12:05'
 */
export function formatMoment(iso: string): string {
  const day = formatDate(iso);
  return day && `${day}, ${localDateTime(Date.parse(iso)).slice(-5)}`;
}
