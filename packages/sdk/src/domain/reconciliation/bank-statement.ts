import { normalizeText } from '../text.ts';
import { currencyIn, parseBankAmount } from './bank-amount.ts';
import { bankDay, isMonthFirst } from './bank-day.ts';
import type { Currency } from '../../entities.ts';
import type { BankEntry } from './bank-entry.ts';
import {
  isFee,
  isReversal,
  keepName,
  keepReference,
  nameIn,
  nameLeft,
  oneLine,
  referenceIn,
} from './bank-fields.ts';
import type { SkippedText } from './bank-notices.ts';

/** What a column of a statement holds. `monto` has a sign; with `credito` and `debito` it is two columns. */
export type StatementColumn =
  | 'dia'
  | 'monto'
  | 'credito'
  | 'debito'
  | 'moneda'
  | 'referencia'
  | 'nombre'
  | 'texto';

/** In the order in which a choice shows them. */
export const STATEMENT_COLUMNS: readonly StatementColumn[] = [
  'dia',
  'monto',
  'credito',
  'debito',
  'moneda',
  'referencia',
  'nombre',
  'texto',
];

/** How the columns of one bank's statements are read: what is remembered for it. */
export interface StatementLayout {
  /** One for each column; null is not read. */
  columnas: (StatementColumn | null)[];
  /** Of amounts without a mark of their own. */
  moneda: Currency;
}

/** A statement as a table, with the columns as they were read. */
export interface StatementTable extends StatementLayout {
  /** Names the bank's way of writing: its layout is remembered under it. */
  clave: string;
  /** Titles of the columns; empty where the file has none. */
  titulos: string[];
  /** The first lines, to show which column is which. */
  ejemplos: string[][];
}

const SAMPLES = 3;
/** A line of more parts is no statement's. */
const COLUMNS_MAX = 100;
const TITLES: readonly (readonly [StatementColumn, RegExp])[] = [
  [
    'credito',
    /^(?:creditos?|credits?|abonos?|haber|depositos?|ingresos?|entradas?)\b|monto (?:credito|abono)/,
  ],
  [
    'debito',
    /^(?:debitos?|debits?|cargos?|debe|retiros?|egresos?|salidas?)\b|monto (?:debito|cargo)/,
  ],
  ['dia', /^(?:fecha|dia|date|f\.)|^fec\b|^(?:transaction|posting|posted|value) date\b/],
  ['moneda', /^(?:moneda|divisa|currency)$/],
  ['nombre', /ordenante|remitente|originador|nombre|depositante|pagador|emisor|cliente origen/],
  [
    'referencia',
    /referenc|^ref\b|documento|comprobante|^doc|n(?:umero|ro|o)\.? (?:de )?(?:doc|mov|trans|ref)|transaccion/,
  ],
  ['texto', /descrip|detail|detalle|concepto|motivo|observacion|leyenda|movimiento/],
  ['monto', /^(?:monto|importe|valor|amount|cantidad)\b/],
];
/** Titles of columns that look like another: balances, hours, agencies. */
const NO_COLUMN = /saldo|balance|hora|oficina|agencia|sucursal|codigo|tipo/;
/** What a cell of its own says of an amount without a sign that has left the account. */
const LEFT = /^(?:d|db|dr|nd|debitos?|debit|cargos?|salidas?)\.?$/;
/** Columns whose cells say nothing of it: `ND` is also what banks write for no reference. */
const NO_SIGN: ReadonlySet<StatementColumn | null> = new Set(['referencia', 'nombre']);

/**
 * A bank's statement as entries. Null when the text is no table.
 *
 * @param layouts what was remembered, by `clave`, or chosen now.
 */
export function readStatement(
  text: string,
  hoy: string,
  layouts: Readonly<Record<string, StatementLayout>>,
): { tabla: StatementTable; entradas: BankEntry[]; omitidas: SkippedText[] } | null {
  const rows = rowsOf(text);
  if (rows === null) return null;
  const head = rows.findIndex(isHead);
  const titulos = head === -1 ? [] : (rows[head] ?? []);
  const width = head === -1 ? widest(rows) : titulos.length;
  const body = rows.slice(head + 1).filter((row) => row.length >= Math.min(width, 3));
  const columnas = head === -1 ? columnsByContent(body, width) : titlesOf(titulos);
  const preamble = rows.slice(0, Math.max(head, 0)).flat().join(' ');
  const currency = currencyIn(`${titulos.join(' ')} ${preamble}`);
  // A bank writes its accounts in dollars and in colones under the same titles.
  const names = [
    ...(head === -1 ? [`columnas ${width}`] : titulos),
    ...(currency ? [currency] : []),
  ];
  const clave = normalizeText(names.join('|'));
  const told: StatementLayout = { columnas, moneda: currency ?? 'CRC' };
  const kept = Object.hasOwn(layouts, clave) ? layouts[clave] : undefined;
  const layout = kept?.columnas.length === width ? kept : told;
  const isTable = layout.columnas.includes('dia') && layout.columnas.some(isMoney);
  if (head === -1 && (!isTable || body.length < 2)) return null;
  const tabla = { ...layout, clave, titulos, ejemplos: body.slice(0, SAMPLES) };
  return { tabla, ...readRows(body, layout, hoy) };
}

function readRows(
  rows: readonly (readonly string[])[],
  { columnas, moneda }: StatementLayout,
  hoy: string,
): { entradas: BankEntry[]; omitidas: SkippedText[] } {
  const entradas: BankEntry[] = [];
  const omitidas: SkippedText[] = [];
  const days = rows.map((row) => row[columnas.indexOf('dia')] ?? '');
  const monthFirst = isMonthFirst(days, hoy);
  for (const row of rows) {
    const cell = (column: StatementColumn): string =>
      columnas
        .flatMap((own, index) => (own === column ? [row[index]?.trim() ?? ''] : []))
        .filter(Boolean)
        .join(' ');
    const texto = oneLine(row.filter((part) => part.trim() !== '').join(' · '));
    const words = `${cell('texto')} ${cell('nombre')}`.trim();
    const dia = bankDay(cell('dia'), hoy, monthFirst);
    const monto = amountOf(
      cell,
      row.filter((_, index) => !NO_SIGN.has(columnas[index] ?? null)),
    );
    // Totals, balances and footers of a statement have no day: nothing that anybody would look for.
    if (dia === null && (monto === null || /total|saldo/i.test(texto))) continue;
    if (dia === null) omitidas.push({ texto, motivo: 'SIN_DIA' });
    else if (monto === null || monto === 0) {
      if (!/saldo/i.test(words)) omitidas.push({ texto, motivo: 'SIN_MONTO' });
    } else if (monto < 0 && !isReversal(words))
      omitidas.push({ texto, motivo: isFee(words) ? 'COMISION' : 'SALIDA' });
    else
      entradas.push({
        dia,
        monto,
        moneda: currencyIn(cell('moneda')) ?? currencyIn(cell('monto') + cell('credito')) ?? moneda,
        referencia: keepReference(cell('referencia')) ?? referenceIn(words),
        nombre: keepName(cell('nombre')) ?? nameIn(cell('texto')) ?? nameLeft(cell('texto')),
        texto,
      });
  }
  return { entradas, omitidas };
}

function amountOf(
  cell: (column: StatementColumn) => string,
  signs: readonly string[],
): number | null {
  const credit = parseBankAmount(cell('credito'));
  if (credit !== null && credit !== 0) return credit;
  const debit = parseBankAmount(cell('debito'));
  if (debit !== null && debit !== 0) return -Math.abs(debit);
  const amount = parseBankAmount(cell('monto')) ?? credit;
  const isLeft = signs.some((own) => LEFT.test(normalizeText(own)));
  return amount && isLeft ? -Math.abs(amount) : amount;
}

const titlesOf = (row: readonly string[]): (StatementColumn | null)[] => {
  const taken = new Set<StatementColumn>();
  return row.map((cell) => {
    const title = normalizeText(cell);
    if (title === '' || title.length > 40 || /\d{3}/.test(title)) return null;
    const found = TITLES.find(([, pattern]) => pattern.test(title))?.[0];
    if (
      found === undefined ||
      taken.has(found) ||
      (NO_COLUMN.test(title) && found !== 'dia' && found !== 'referencia')
    )
      return null;
    taken.add(found);
    return found;
  });
};

/** Files without titles: the column that is mostly days is the day, and so on. */
function columnsByContent(
  rows: readonly (readonly string[])[],
  width: number,
): (StatementColumn | null)[] {
  const columns: (StatementColumn | null)[] = [];
  const share = (index: number, fits: (cell: string) => boolean): number => {
    const cells = rows.map((row) => row[index]?.trim() ?? '').filter(Boolean);
    return cells.length === 0 ? 0 : cells.filter(fits).length / cells.length;
  };
  for (let index = 0; index < width; index += 1) {
    const has = (column: StatementColumn): boolean => columns.includes(column);
    const looks = (fits: (cell: string) => boolean): boolean => share(index, fits) > 0.7;
    if (!has('dia') && looks((cell) => cell.length <= 25 && bankDay(cell, '2999-12-31') !== null))
      columns.push('dia');
    else if (looks((cell) => /^(?:CRC|USD|colones|d[oó]lares)$/i.test(cell)))
      columns.push('moneda');
    else if (!has('referencia') && looks((cell) => /^[A-Z]{0,4}\d{5,30}$/i.test(cell)))
      columns.push('referencia');
    else if (!has('monto') && looks((cell) => parseBankAmount(cell) !== null && cell.length < 20))
      columns.push('monto');
    else if (looks((cell) => /\p{L}{3}/u.test(cell))) columns.push('texto');
    else columns.push(null);
  }
  return columns;
}

const isMoney = (column: StatementColumn | null): boolean =>
  column === 'monto' || column === 'credito';

const isHead = (row: readonly string[]): boolean => {
  const titles = titlesOf(row);
  return titles.includes('dia') && titles.filter((title) => title !== null).length >= 2;
};

const isTableRow = ({ length }: readonly string[]): boolean => length >= 3 && length <= COLUMNS_MAX;

const widest = (rows: readonly (readonly string[])[]): number =>
  rows.reduce((most, row) => Math.max(most, row.length), 0);

/** The text as a table, by the separator that most lines share; null when none does. */
function rowsOf(text: string): string[][] | null {
  let best: string[][] | null = null;
  let most = 0;
  for (const separator of [';', '\t', ',', '|']) {
    const rows = parseCsv(text, separator);
    if (rows.some((row) => isTableRow(row) && isHead(row))) return rows;
    const counts = new Map<number, number>();
    for (const row of rows)
      if (isTableRow(row)) counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
    const [, usual] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
    if (usual > most && usual * 2 >= rows.length) [best, most] = [rows, usual];
  }
  return best;
}

/**
 * RFC 4180 with any separator; lines without anything in them are left out. A quote that nobody closed
 * is a letter: it must not swallow the lines behind it.
 */
function parseCsv(text: string, separator: string): string[][] {
  const cell = new RegExp(
    String.raw` *"([^"]*(?:""[^"]*)*)" *(?=[${separator}\r\n]|$)|[^${separator}\r\n]*`,
    'y',
  );
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    cell.lastIndex = at;
    const [all = '', quoted] = cell.exec(text) ?? [];
    row.push(quoted?.replaceAll('""', '"') ?? all);
    at += all.length;
    if (text.charAt(at) === separator) continue;
    if (row.some((part) => part.trim() !== '')) rows.push(row);
    row = [];
  }
  return rows;
}
