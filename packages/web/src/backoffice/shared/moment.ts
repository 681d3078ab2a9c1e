import { localDateTime } from '@filigrana/sdk/domain';
import { formatDate } from '../../shared/dates.ts';

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
