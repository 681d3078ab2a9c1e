import { isDay } from '../local-date.ts';
import { normalizeText } from '../text.ts';
import { BOOKED_WITHIN_DAYS, daysBetween } from './bank-entry.ts';

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'set', 'oct', 'nov', 'dic'];
const ENGLISH: Readonly<Record<string, number>> = { jan: 1, apr: 4, aug: 8, sep: 9, dec: 12 };

const ISO = /(?<!\d)(20\d\d)[-/.](\d\d?)[-/.](\d\d?)(?!\d)/;
const NUMBERS = /(?<![\d/.-])(\d\d?)([/.-])(\d\d?)\2(20\d\d|\d\d)(?!\d)/;
const WORDS =
  /(?<!\d)(\d\d?)[ /.-]+(?:de )?([a-z]{3,10})\.?,?(?:(?: del?)?[ /.-]+(20\d\d|\d\d)(?!\d))?/g;
const COMPACT = /^(20\d\d)(\d\d)(\d\d)$/;
const NO_YEAR = /(?<![\d/.,-])(\d\d?)\/(\d\d?)(?![\d/])/;

/**
 * The first day that a text names; null when it names none. A day without a year is the last one of
 * that name before `hoy`.
 *
 * @param monthFirst whether 03/14/2026 is what the rest of the column looks like.
 * @example bankDay('el 14 de marzo a las 3:05 p.m.', '2026-03-16') // '2026-03-14'
 */
export function bankDay(text: string, hoy: string, monthFirst = false): string | null {
  const plain = normalizeText(text);
  const [, isoYear, isoMonth, isoDay] = ISO.exec(plain) ?? COMPACT.exec(plain) ?? [];
  if (isoYear) return dayOf(isoYear, isoMonth, isoDay);
  const [, first, , second, year] = NUMBERS.exec(plain) ?? [];
  if (year) return monthFirst ? dayOf(year, first, second) : dayOf(year, second, first);
  for (const [, day, word = '', spoken] of plain.matchAll(WORDS)) {
    const month = monthOf(word);
    if (month === 0) continue;
    return spoken ? dayOf(spoken, month, day) : lastBefore(hoy, month, day);
  }
  const [, day, month] = NO_YEAR.exec(plain) ?? [];
  return day ? lastBefore(hoy, month, day) : null;
}

/** Whether the days of a column can only be month first: else some are none, or long to come. */
export function isMonthFirst(cells: readonly string[], hoy: string): boolean {
  const numbers = cells.filter((cell) => NUMBERS.test(cell));
  const canBe = (monthFirst: boolean): boolean =>
    numbers.every((cell) => {
      const day = bankDay(cell, hoy, monthFirst);
      return day !== null && daysBetween(hoy, day) <= BOOKED_WITHIN_DAYS;
    });
  return !canBe(false) && canBe(true);
}

function monthOf(word: string): number {
  const start = word.slice(0, 3);
  const spanish = MONTHS.indexOf(start) + 1;
  return spanish || (ENGLISH[start] ?? 0);
}

function dayOf(year = '', month: string | number = '', day = ''): string | null {
  const whole = year.length === 2 ? `20${year}` : year;
  const text = `${whole}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}

function lastBefore(hoy: string, month: string | number = '', day = ''): string | null {
  const year = Number(hoy.slice(0, 4));
  const thisYear = dayOf(String(year), month, day);
  if (thisYear !== null && thisYear <= hoy) return thisYear;
  return dayOf(String(year - 1), month, day);
}
