import { createShop, memorySession, type Shop } from '@filigrana/sdk';
import { chargedPrice } from '@filigrana/sdk/domain';
import { CUSTOMER, type Account } from './people.ts';
import { receiptPicture } from './receipt.ts';

/** A chain of the demo catalogue that there is plenty of. */
const CHAIN = 17;

/** The shop as one account sees it, without a browser: for what has happened before a test begins. */
export async function shopOf(host: string, account: Account): Promise<Shop> {
  const shop = createShop({ host, session: memorySession() });
  await shop.accounts.login(account);
  return shop;
}

type ReceiptFile = Awaited<ReturnType<typeof receiptPicture>>;

/** Buys one piece. @returns the number of the order. */
export async function buyPiece(
  shop: Shop,
  idProducto: number,
  { tamanio = 'Única', receipt = receiptPicture() as ReceiptFile | Promise<ReceiptFile> } = {},
): Promise<number> {
  const { idProducto_talla } = await shop.catalog.productSize({ idProducto, tamanio });
  const precioUnitario = chargedPrice(await shop.catalog.product(idProducto));
  await shop.cart.add({ idProducto_talla, cantidad: 1, precioUnitario });
  const { buffer, name, mimeType } = await receipt;
  const { idPedido } = await shop.checkout.placeOrder({
    provincia: 'Cartago',
    canton: 'Paraíso',
    distrito: 'Orosi',
    direccionExacta: 'Del templo católico, 200 m al sur',
    metodoPago: 'sinpe',
    comprobante: new File([new Uint8Array(buffer)], name, { type: mimeType }),
  });
  if (idPedido === null) throw new Error('The shop did not tell the number of the order');
  return idPedido;
}

/** Buys one chain as the demo's customer. @returns the number of the order. */
export async function buyChain(
  host: string,
  receipt?: ReceiptFile | Promise<ReceiptFile>,
): Promise<number> {
  return buyPiece(await shopOf(host, CUSTOMER), CHAIN, receipt && { receipt });
}
