import type { ShopAlert } from '../entities.review.ts';
import { localDate, startOfDay } from './local-date.ts';
import { toCents } from './money.ts';

/** Colones for a dollar that a shop may set. */
export const RATE_MIN = 1;
export const RATE_MAX = 10_000;

/** How a shop shows colones until an administrator says otherwise. */
export const DEFAULT_EXCHANGE = {
  enPrecios: true,
  /** The day's limit of SINPE Móvil, colones. */
  topeSinpe: 200_000,
  diasAviso: 7,
} as const;

/** Days after which a shop may want to be reminded of its rate. */
export const REMINDER_DAYS_MAX = 365;

/** Largest amount that a shop may name as the day's limit of SINPE Móvil, colones. */
export const SINPE_LIMIT_MAX = 100_000_000;

/** Changes of the rate that the history shows. */
export const RATES_SHOWN = 100;

const DAY_MS = 86_400_000;

/**
 * Whether a number can be a rate: colones for a dollar, at most two decimals.
 *
 * @example isRate(509.6) // true
 */
export const isRate = (tasa: number): boolean =>
  tasa >= RATE_MIN && tasa <= RATE_MAX && toCents(tasa) / 100 === tasa;

/**
 * The rate that an order is placed at: the one that its buyer was shown and has paid by, where it was
 * the shop's within the last 24 hours; else the one of now.
 *
 * @param changes The rates of the shop with the moments that they began, newest first.
 * @param shown What the buyer was shown; null when nobody says.
 * @param now Milliseconds since 1970.
 * @returns null while the shop has none.
 */
export function orderRate(
  changes: readonly { tasa: number | null; fecha: string }[],
  shown: number | null,
  now: number,
): number | null {
  const [current, ...older] = changes;
  let ended = current?.fecha;
  for (const { tasa, fecha } of older) {
    if (ended === undefined || now - Date.parse(ended) > DAY_MS) break;
    if (tasa !== null && tasa === shown) return tasa;
    ended = fecha;
  }
  return current?.tasa ?? null;
}

/**
 * What tells an administrator, among the other alerts of the panel, that the rate is as many days old as
 * the shop wants to be reminded after.
 *
 * @param rate The rate in force.
 * @param now Milliseconds since 1970.
 * @returns null while it is newer, or where there is none.
 */
export function oldRateAlert(
  {
    tasa,
    fecha,
    diasAviso,
  }: {
    /** Colones for a dollar; null where there is no rate. */
    tasa: number | null;
    /** Since when, ISO 8601; null where there is no rate. */
    fecha: string | null;
    /** After how many days the shop wants to be reminded. */
    diasAviso: number;
  },
  now: number,
): ShopAlert | null {
  if (tasa === null || fecha === null) return null;
  const midnight = (time: number) => Date.parse(startOfDay(localDate(time)));
  const since = midnight(Date.parse(fecha));
  const dias = Math.round((midnight(now) - since) / DAY_MS);
  if (dias < diasAviso) return null;
  const desde = new Date(since + diasAviso * DAY_MS).toISOString();
  const ultima = new Date(now).toISOString();
  return { codigo: 'EXCHANGE_RATE_OLD', tema: '', datos: { dias }, desde, ultima };
}

/**
 * In how many payments, each within the day's limit of SINPE Móvil, an amount can be sent.
 *
 * @returns 1 where it needs no splitting, or where the shop says nothing of a limit.
 * @example sinpeParts(276440, 200000) // 2
 */
export const sinpeParts = (montoColones: number, topeSinpe: number | null): number =>
  topeSinpe === null ? 1 : Math.max(1, Math.ceil(montoColones / topeSinpe));
