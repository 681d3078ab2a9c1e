import { assertTwoDecimals, checkoutTexts } from '@filigrana/sdk/answers';
import { cleanReference } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { Database } from '../../db/database.ts';
import type { UploadedFile } from '../../http/operation-types.ts';
import { digest, type Media } from '../../media/index.ts';
import type { Clock } from '../../ports/clock.ts';
import { fingerprint, runOnce, type Outcome } from '../idempotency/run-once.ts';
import { readOrders } from '../orders/order-view.ts';
import { assertCanBuy, buyCart, type Delivery } from './buy-cart.ts';

export interface CheckoutDeps {
  db: Database;
  clock: Clock;
  media: Media;
  /** Orders of one account that may wait for their review at once. */
  pendingMax: number;
}

export interface PurchaseRequest {
  idUsuario: number;
  delivery: Delivery;
  /** The place where it is picked up; null: it is sent. */
  idLugar: number | null;
  receipt: UploadedFile;
  /** Number on the receipt as it was typed; null without one. */
  referencia: string | null;
  /** The total that the buyer was shown, US dollars; null when the client does not say. */
  shownTotal: number | null;
  /** Colones for a dollar that the buyer was shown; null when the client does not say. */
  shownRate: number | null;
  /** What is gone by now is ordered without its piece. */
  isPaid: boolean;
  idempotencyKey: string | null;
}

/**
 * Buys the account's cart: all of it or nothing of it, and once per idempotency key.
 *
 * @throws HttpProblem 400 for an empty cart and for a place where nothing can be picked up, 409 when a piece cannot be had, the total is not the one
 * that was shown, too many orders wait for their review or the key was used with other data, 413 and 415 for the receipt. Nothing has changed then.
 */
export function placeOrder(
  deps: CheckoutDeps,
  {
    idUsuario,
    idLugar,
    receipt,
    shownTotal,
    shownRate,
    isPaid,
    idempotencyKey,
    ...request
  }: PurchaseRequest,
): Promise<Outcome<components['schemas']['Purchase']>> {
  const { db, clock, media, pendingMax } = deps;
  if (shownTotal !== null) assertTwoDecimals('montoTotal', shownTotal);
  const delivery = trimmed(request.delivery);
  // Where it is picked up, the address is the place's, whatever was sent.
  const asked =
    idLugar === null ? delivery : { idLugar: String(idLugar), metodoPago: delivery.metodoPago };
  const referencia = cleanReference(request.referencia ?? '') || null;
  const sha256 = digest(receipt.bytes);
  const attempt =
    idempotencyKey === null
      ? null
      : {
          idUsuario,
          operacion: 'placeOrder' as const,
          clave: idempotencyKey,
          // Without the total and the rate: conditions of the purchase, not parts of it.
          huella: fingerprint({ ...asked, ...(referencia && { referencia }) }, sha256),
        };
  return runOnce({ db, clock }, attempt, {
    async prepare() {
      const now = clock.now().toISOString();
      await assertCanBuy(db, { idUsuario, idLugar, shownTotal, isPaid, pendingMax, now });
      return media.storeReceipt(receipt.bytes, idUsuario, sha256);
    },
    discard: (file) => media.discard(file),
    async run(trx, file) {
      await media.recordReceipt(trx, file);
      const now = clock.now().toISOString();
      const idPedido = await buyCart(trx, {
        idUsuario,
        delivery,
        idLugar,
        receipt: file,
        referencia,
        shownTotal,
        shownRate,
        isPaid,
        pendingMax,
        now,
      });
      const [pedido] = await readOrders(trx, media, { 'pedidos.idPedido': idPedido });
      if (!pedido) throw new Error('The new order cannot be read');
      return { mensaje: checkoutTexts.received, idPedido, pedido };
    },
  });
}

function trimmed(delivery: Delivery): Delivery {
  return {
    provincia: delivery.provincia,
    canton: delivery.canton.trim(),
    distrito: delivery.distrito.trim(),
    direccionExacta: delivery.direccionExacta.trim(),
    metodoPago: delivery.metodoPago,
  };
}
