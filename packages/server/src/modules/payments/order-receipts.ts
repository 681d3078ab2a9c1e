import type { components } from '@filigrana/sdk/types';
import type { Database, Trx } from '../../db/database.ts';
import type { Media } from '../../media/index.ts';
import { findEarlierReceipts, findPaidOrder, findReceiptFiles } from './payments.repository.ts';

type Receipt = components['schemas']['OrderReceiptFile'];

/** A receipt of an order: 1 is the one that came with the purchase. */
export interface NumberedReceipt {
  numero: number;
  /** Null when it was deleted. */
  idArchivo: string | null;
  fecha: string;
}

/** The receipts of an order in the order in which they came. */
export async function receiptsOf(db: Database | Trx, idPedido: number): Promise<NumberedReceipt[]> {
  const order = await findPaidOrder(db, idPedido);
  if (!order) return [];
  const { idComprobante, comprobanteEliminado, fechaPedido, llegada } = order;
  const isThere = idComprobante !== null || comprobanteEliminado !== null;
  const earlier = await findEarlierReceipts(db, idPedido);
  const current = { idArchivo: idComprobante, fecha: llegada ?? fechaPedido };
  return [...earlier, ...(isThere ? [current] : [])].map((receipt, index) => ({
    numero: index + 1,
    ...receipt,
  }));
}

/** The same as the staff see them. */
export async function viewReceipts(
  db: Database,
  media: Pick<Media, 'privateLink'>,
  idPedido: number,
): Promise<Receipt[]> {
  const receipts = await receiptsOf(db, idPedido);
  const ids = receipts.flatMap(({ idArchivo }) => (idArchivo === null ? [] : [idArchivo]));
  const files = ids.length > 0 ? await findReceiptFiles(db, ids) : [];
  return receipts.map(({ numero, idArchivo, fecha }) => {
    const file = files.find((one) => one.idArchivo === idArchivo);
    if (!file) return { numero, comprobante: null, tipo: null, estado: 'eliminado', fecha };
    return {
      numero,
      comprobante: file.estado === 'ilegible' ? null : media.privateLink(idArchivo),
      tipo: file.mime === 'application/pdf' ? 'pdf' : 'imagen',
      estado: stateOf(file.estado),
      fecha,
    };
  });
}

function stateOf(estado: 'espera' | 'preparado' | 'ilegible' | null): Receipt['estado'] {
  if (estado === 'ilegible') return 'ilegible';
  return estado === 'espera' ? 'preparando' : 'listo';
}
