import { createShop, memorySession } from '@filigrana/sdk';
import sharp from 'sharp';

const CUSTOMER = { correo: 'cliente@filigrana.test', contrasena: 'Demo-Cliente-1' };
const MANAGER = { correo: 'manager@filigrana.test', contrasena: 'Demo-Manager-1' };

async function login(host, account) {
  const shop = createShop({ host, session: memorySession() });
  await shop.accounts.login(account);
  return shop;
}

/** A piece with enough stock for every purchase of the measurement. */
async function stockedPiece(host, stock) {
  const shop = await login(host, MANAGER);
  const piece = (await shop.products.list()).find(({ stock }) => stock !== null);
  await shop.products.update(piece.idProducto, { stock });
  return shop.catalog.productSize({ idProducto: piece.idProducto, tamanio: 'Única' });
}

/**
 * Whole purchases, one after the other as one customer does them: cart, receipt picture, order.
 * Resolves to purchases per second.
 */
export async function purchasesPerSecond(host, count) {
  const { idProducto_talla } = await stockedPiece(host, count + 10);
  const shop = await login(host, CUSTOMER);
  const receipt = await sharp({
    create: { width: 720, height: 1280, channels: 3, background: '#dfe8e3' },
  })
    .jpeg()
    .toBuffer();
  const comprobante = new File([receipt], 'comprobante.jpg', { type: 'image/jpeg' });
  const delivery = {
    provincia: 'Cartago',
    canton: 'Paraíso',
    distrito: 'Orosi',
    direccionExacta: 'Del templo católico, 200 m al sur',
    metodoPago: 'sinpe',
  };
  const started = performance.now();
  for (let bought = 0; bought < count; bought += 1) {
    await shop.cart.add({ idProducto_talla, cantidad: 1, precioUnitario: 1 });
    const idempotencyKey = `bench-${bought}-${started}`;
    await shop.checkout.placeOrder({ ...delivery, comprobante }, { idempotencyKey });
  }
  return count / ((performance.now() - started) / 1000);
}
