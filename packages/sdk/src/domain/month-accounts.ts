import type { OrderAccount } from '../entities.payments.ts';
import { momentCell, safeCell, toCsv, usdCell, type CsvColumn } from './csv.ts';
import { localDate, startOfDay } from './local-date.ts';
import { orderLifecycle, PAYMENT_STATUS_LABELS } from './orders.ts';
import { PAYMENT_METHOD_LABELS } from './payment-methods.ts';

/** A month some months later, or earlier. */
function monthAfter(mes: string, months: number): string {
  const [year = 0, month = 1] = mes.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
}

/**
 * The last months of Costa Rica, the present one first.
 *
 * @param count How many months, the present one among them.
 * @param now milliseconds since 1970, UTC.
 * @example recentMonths(2, Date.parse('2026-03-15T12:00:00Z')) // ['2026-03', '2026-02']
 */
export function recentMonths(count: number, now: number): string[] {
  const present = localDate(now).slice(0, 7);
  return Array.from({ length: count }, (_, index) => monthAfter(present, -index));
}

/**
 * When a month of Costa Rica begins, and when the next one does; ISO 8601 in UTC.
 *
 * @example monthBounds('2026-12') // { desde: '2026-12-01T06:00:00.000Z', hasta: '2027-01-01T06:00:00.000Z' }
 */
export function monthBounds(mes: string): {
  /** When the month begins. */
  desde: string;
  /** When the next one begins. */
  hasta: string;
} {
  return { desde: startOfDay(`${mes}-01`), hasta: startOfDay(`${monthAfter(mes, 1)}-01`) };
}

/** So many digits a spreadsheet would round, and zeros before others it would drop, unless they stand as a text. */
const TEXT_DIGITS = /^(\d{12,}|0\d+)$/;

const digits = (text: string): string => (TEXT_DIGITS.test(text) ? `'${text}` : safeCell(text));

const COLUMNS: readonly CsvColumn<OrderAccount>[] = [
  ['Pedido', ({ idPedido }) => String(idPedido)],
  ['Fecha', ({ fechaPedido }) => momentCell(fechaPedido)],
  ['Cliente', ({ clienteNombre }) => safeCell(clienteNombre)],
  ['Identificación', ({ identificacion }) => digits(identificacion)],
  ['Estado', ({ estadoPedido }) => orderLifecycle.table.labels[estadoPedido]],
  ['Pago', ({ estadoPago }) => PAYMENT_STATUS_LABELS[estadoPago]],
  ['Método', ({ metodoPago }) => PAYMENT_METHOD_LABELS[metodoPago]],
  ['Referencias', ({ referencias }) => digits(referencias.join(' / '))],
  ['Subtotal (USD)', ({ subtotal }) => usdCell(subtotal)],
  ['Envío (USD)', ({ montoEnvio }) => usdCell(montoEnvio)],
  ['Total (USD)', ({ montoTotal }) => usdCell(montoTotal)],
  ['Colones por dólar', ({ tasa }) => tasa?.toFixed(2) ?? ''],
  ['Total (CRC)', ({ montoColones }) => montoColones?.toString() ?? ''],
  ['Recibido (USD)', ({ recibidoDolares }) => usdCell(recibidoDolares)],
  ['Recibido (CRC)', ({ recibidoColones }) => String(recibidoColones)],
  ['Devuelto (USD)', ({ devueltoDolares }) => usdCell(devueltoDolares)],
  ['Devuelto (CRC)', ({ devueltoColones }) => String(devueltoColones)],
];

/**
 * The orders of a month as a table for spreadsheets, a line for each, as `ordersToCsv` writes it. Long numbers
 * get an apostrophe before them: spreadsheets would round them.
 *
 * @example new Blob([accountsToCsv(accounts)], { type: 'text/csv;charset=utf-8' })
 */
export const accountsToCsv = (orders: readonly OrderAccount[]): string => toCsv(COLUMNS, orders);
