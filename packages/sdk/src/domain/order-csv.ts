import type { Order } from '../entities.ts';
import { localDateTime } from './local-date.ts';
import { toCents } from './money.ts';
import { orderLifecycle, PAYMENT_STATUS_LABELS } from './orders.ts';

type Exported = Omit<Order, 'productos' | 'idCarrito'>;

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const COLUMNS: readonly (readonly [title: string, cell: (order: Exported) => string])[] = [
  ['Pedido', ({ idPedido }) => String(idPedido)],
  ['Fecha', ({ fechaPedido }) => moment(fechaPedido)],
  ['Cliente', (order) => safe(customerOf(order))],
  ['Resumen', ({ resumen }) => safe(resumen)],
  ['Estado', ({ estadoPedido }) => orderLifecycle.table.labels[estadoPedido]],
  ['Pago', ({ estadoPago }) => PAYMENT_STATUS_LABELS[estadoPago]],
  ['Total (USD)', ({ montoTotal }) => (toCents(montoTotal) / 100).toFixed(2)],
];

/**
 * Orders as a table for spreadsheets: RFC 4180 in UTF-8 with a byte order mark, moments in Costa
 * Rica, amounts with two decimals, every cell in quotes. What a spreadsheet would take for a formula
 * in names and summaries gets an apostrophe before it.
 *
 * @example new Blob([ordersToCsv(orders)], { type: 'text/csv;charset=utf-8' })
 */
export function ordersToCsv(orders: readonly Exported[]): string {
  const rows = orders.map((order) => COLUMNS.map(([, cell]) => quoted(cell(order))));
  const lines = [COLUMNS.map(([title]) => quoted(title)), ...rows].map((cells) => cells.join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

const customerOf = (order: Exported): string =>
  [order.clienteNombre, order.clientePrimerApellido, order.clienteSegundoApellido]
    .filter(Boolean)
    .join(' ');

function moment(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : localDateTime(time);
}

/**
 * What begins like this is computed by spreadsheets instead of shown, also after blanks. Those of
 * Costa Rica part cells at semicolons, others at tabs, whatever the quotes say.
 */
const FORMULA = /(^|[;\t\r\n])(?=[\s\uFEFF]*[=+\-@\t\r\n＝＋－＠])/g;

const safe = (text: string): string => text.replaceAll(FORMULA, "$1'");

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
