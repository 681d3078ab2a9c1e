import { localDateTime } from './local-date.ts';
import { toCents } from './money.ts';

/** A column of a table: its title, and what a row has in it. */
export type CsvColumn<Row> = readonly [title: string, cell: (row: Row) => string];

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table for spreadsheets: RFC 4180 in UTF-8 with a byte order mark, every cell in quotes. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const cells = rows.map((row) => columns.map(([, cell]) => quoted(cell(row))));
  const lines = [columns.map(([title]) => quoted(title)), ...cells].map((line) => line.join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

/** A moment in Costa Rica; nothing where the text is none. */
export function momentCell(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : localDateTime(time);
}

/** Dollars with two decimals. */
export const usdCell = (usd: number): string => (toCents(usd) / 100).toFixed(2);

/**
 * What begins like this is computed by spreadsheets instead of shown, also after blanks. Those of
 * Costa Rica part cells at semicolons, others at tabs, whatever the quotes say.
 */
const FORMULA = /(^|[;\t\r\n])(?=[\s\uFEFF]*[=+\-@\t\r\n＝＋－＠])/g;

/** A text that somebody typed; what a spreadsheet would take for a formula gets an apostrophe before it. */
export const safeCell = (text: string): string => text.replaceAll(FORMULA, "$1'");

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
