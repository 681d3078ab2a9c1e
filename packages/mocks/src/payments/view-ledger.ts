import { requestStatus } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { viewAuthor } from '../timeline/timeline.ts';
import { privateLink } from '../world/files.ts';
import type { OrderRow, PaymentRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

type Schemas = components['schemas'];

interface NumberedReceipt {
  numero: number;
  /** Id of its file; null when it was deleted. */
  comprobante: string | null;
  fecha: string;
}

/** The receipts of an order in the order in which they came. */
export function receiptsOf({
  comprobante,
  fechaPedido,
  receiptDate = fechaPedido,
  earlierReceipts = [],
}: OrderRow): NumberedReceipt[] {
  const all = [...earlierReceipts, { comprobante, fecha: receiptDate }];
  return all.map((receipt, index) => ({ numero: index + 1, ...receipt }));
}

/** What has come for an order. */
export function viewLedger(world: World, order: OrderRow): Schemas['OrderLedger'] {
  const { idPedido } = order;
  return {
    idPedido,
    pagos: world.payments
      .filter((payment) => payment.idPedido === idPedido)
      .map((payment) => viewPayment(world, payment)),
    comprobantes: receiptsOf(order).map((receipt) => viewReceiptFile(world, receipt)),
    solicitud: viewRequest(world, order),
  };
}

function viewPayment(
  world: World,
  { idPedido: _, idUsuario, comprobante, ...payment }: PaymentRow,
): Schemas['Payment'] {
  return {
    ...payment,
    comprobante: privateLink(world, comprobante),
    autor: viewAuthor(world, idUsuario),
  };
}

function viewReceiptFile(
  world: World,
  { numero, comprobante, fecha }: NumberedReceipt,
): Schemas['OrderReceiptFile'] {
  if (comprobante === null) return { numero, comprobante, tipo: null, estado: 'eliminado', fecha };
  const isPdf = world.files.get(comprobante)?.type === 'application/pdf';
  return {
    ...{ numero, estado: 'listo', fecha },
    comprobante: privateLink(world, comprobante),
    tipo: isPdf ? 'pdf' : 'imagen',
  };
}

/** The receipt that was last asked for; null when none was. */
export function viewRequest(
  world: World,
  { idPedido, estadoPedido }: OrderRow,
): Schemas['ReceiptRequest'] | null {
  const request = world.receiptRequests.get(idPedido);
  if (!request) return null;
  const { motivo, texto, fecha, vence } = request;
  return { motivo, texto, fecha, vence, estado: requestStatus(vence, estadoPedido) };
}
