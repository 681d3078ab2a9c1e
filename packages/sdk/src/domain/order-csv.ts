import type { Order } from '../entities.ts';
import { momentCell, safeCell, toCsv, type CsvColumn, usdCell } from './csv.ts';
import { orderLifecycle, PAYMENT_STATUS_LABELS } from './orders.ts';

type Exported = Omit<Order, 'productos' | 'idCarrito'>;

const COLUMNS: readonly CsvColumn<Exported>[] = [
  ['Pedido', ({ idPedido }) => String(idPedido)],
  ['Fecha', ({ fechaPedido }) => momentCell(fechaPedido)],
  ['Cliente', (order) => safeCell(customerOf(order))],
  ['Resumen', ({ resumen }) => safeCell(resumen)],
  ['Estado', ({ estadoPedido }) => orderLifecycle.table.labels[estadoPedido]],
  ['Pago', ({ estadoPago }) => PAYMENT_STATUS_LABELS[estadoPago]],
  ['Total (USD)', ({ montoTotal }) => usdCell(montoTotal)],
];

/** Only where an order has them. */
const COLONES: typeof COLUMNS = [
  ['Colones por dólar', ({ tasa }) => tasa?.toFixed(2) ?? ''],
  ['Total (CRC)', ({ montoColones }) => montoColones?.toString() ?? ''],
];

/** Only where one is picked up. */
const PICKUP: typeof COLUMNS = [['Retira en', ({ retiro = '' }) => safeCell(retiro)]];

/**
 * Orders as a table for spreadsheets: RFC 4180 in UTF-8 with a byte order mark, moments in Costa
 * Rica, amounts with two decimals, every cell in quotes. What a spreadsheet would take for a formula
 * in names, summaries and places gets an apostrophe before it.
 *
 * @example new Blob([ordersToCsv(orders)], { type: 'text/csv;charset=utf-8' })
 */
export function ordersToCsv(orders: readonly Exported[]): string {
  const hasColones = orders.some(({ montoColones }) => montoColones !== undefined);
  const hasPickup = orders.some(({ retiro }) => retiro !== undefined);
  const columns = [...COLUMNS, ...(hasColones ? COLONES : []), ...(hasPickup ? PICKUP : [])];
  return toCsv(columns, orders);
}

const customerOf = (order: Exported): string =>
  [order.clienteNombre, order.clientePrimerApellido, order.clienteSegundoApellido]
    .filter(Boolean)
    .join(' ');
