import type { Database } from '../../db/database.ts';
import type { Mailer, ShopMails } from '../../mail/index.ts';
import { findSpecialOrders } from './special-orders.repository.ts';

/** Tells the customer that the request has arrived. */
export async function mailSpecialOrderReceived(
  { db, mailer, mails }: { db: Database; mailer: Mailer; mails: ShopMails },
  idPedidoEspecial: number,
): Promise<void> {
  const [order] = await findSpecialOrders(db, {
    'pedidos_especiales.idPedidoEspecial': idPedidoEspecial,
  });
  if (!order) return;
  await mailer.send(
    mails.specialOrderReceived({
      ...order,
      nombrePieza: order.pieza,
      nombrePiedra: order.tipoPiedra,
      nombreMaterial: order.tipoMaterial,
    }),
  );
}
