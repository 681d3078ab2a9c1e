import { createShop, memorySession, type Shop } from '@filigrana/sdk';
import { CUSTOMER, MANAGER, type Account } from '../../../test/browser/support/people.ts';
import { receiptPicture } from '../../../test/browser/support/receipt.ts';

async function login(host: string, account: Account): Promise<Shop> {
  const shop = createShop({ host, session: memorySession() });
  await shop.accounts.login(account);
  return shop;
}

/** A piece with enough stock for every purchase of the measurement. */
async function stockedPiece(host: string, stock: number): Promise<number> {
  const shop = await login(host, MANAGER);
  const piece = (await shop.products.list()).find((product) => product.stock !== null);
  if (!piece) throw new Error('The demo catalogue has no piece without sizes');
  await shop.products.update(piece.idProducto, { stock });
  const size = { idProducto: piece.idProducto, tamanio: 'Única' };
  return (await shop.catalog.productSize(size)).idProducto_talla;
}

/**
 * Whole purchases, one after the other as one customer does them: cart, receipt picture, order.
 * Resolves to purchases per second.
 */
export async function purchasesPerSecond(host: string, count: number): Promise<number> {
  const idProducto_talla = await stockedPiece(host, count + 10);
  const shop = await login(host, CUSTOMER);
  const { buffer, name, mimeType } = await receiptPicture();
  const form = {
    provincia: 'Cartago',
    canton: 'Paraíso',
    distrito: 'Orosi',
    direccionExacta: 'Del templo católico, 200 m al sur',
    metodoPago: 'sinpe',
    comprobante: new File([new Uint8Array(buffer)], name, { type: mimeType }),
  } as const;
  const started = performance.now();
  for (let bought = 0; bought < count; bought += 1) {
    await shop.cart.add({ idProducto_talla, cantidad: 1, precioUnitario: 1 });
    await shop.checkout.placeOrder(form, { idempotencyKey: `bench-${bought}-${started}` });
  }
  return count / ((performance.now() - started) / 1000);
}
