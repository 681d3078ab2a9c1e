import { registration } from '@filigrana/mocks/fixtures';
import { createShop, memorySession, type Shop } from '@filigrana/sdk';
import sharp from 'sharp';
import { MANAGER, type Account } from '../../../test/browser/support/people.ts';
import { receiptPdf } from '../../../test/browser/support/receipt.ts';
import { median, ms, perSecond } from './figures.ts';
import type { Figure } from './table.ts';

/** How many buy at once, and how often each. */
export const BUYERS = 8;
export const PURCHASES = 24;
/** Orders of one account: fewer than may wait for review. */
const OF_ONE_ACCOUNT = 8;

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

let accounts = 0;
async function newBuyer(host: string): Promise<Shop> {
  const person = registration({
    identificacion: `BANCO${(accounts += 1)}`,
    correo: `compra${accounts}@correo.test`,
  });
  await createShop({ host, session: memorySession() }).accounts.register(person);
  return login(host, { correo: person.correo, contrasena: person.contrasena });
}

async function several<Thing>(count: number, make: () => Promise<Thing>): Promise<Thing[]> {
  const things: Thing[] = [];
  while (things.length < count) things.push(await make());
  return things;
}

/** A receipt as a phone photographs it: 1080 × 1920, grain and all, some 1.5 MB. */
async function photo(): Promise<File> {
  const noise = { type: 'gaussian' as const, mean: 200, sigma: 18 };
  const picture = { width: 1080, height: 1920, channels: 3 as const, background: '#eee', noise };
  const bytes = await sharp({ create: picture }).jpeg({ quality: 92 }).toBuffer();
  return new File([new Uint8Array(bytes)], 'comprobante.jpg', { type: 'image/jpeg' });
}

function pdf(): File {
  const { buffer, name, mimeType } = receiptPdf();
  return new File([new Uint8Array(buffer)], name, { type: mimeType });
}

/** What a crowd reached. */
export interface Reached {
  /** Purchases a second. */
  rate: number;
  /** Half of the buyers wait no longer, in ms. */
  wait: number;
}

/** Eight people at once, each one purchase after the other: cart, receipt, order. */
async function atOnce(host: string, receipt: File): Promise<Reached> {
  const idProducto_talla = await stockedPiece(host, BUYERS * PURCHASES + 10);
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, () => several(PURCHASES / OF_ONE_ACCOUNT, () => newBuyer(host))),
  );
  const waits: number[] = [];
  const started = performance.now();
  await Promise.all(
    buyers.map(async (accounts, buyer) => {
      for (let purchase = 0; purchase < PURCHASES; purchase += 1) {
        const shop = accounts[purchase % accounts.length] as Shop;
        await shop.cart.add({ idProducto_talla, cantidad: 1, precioUnitario: 1 });
        const pressed = performance.now();
        await shop.checkout.placeOrder(
          {
            provincia: 'Cartago',
            canton: 'Paraíso',
            distrito: 'Orosi',
            direccionExacta: 'Del templo católico, 200 m al sur',
            metodoPago: 'sinpe',
            comprobante: receipt,
          },
          { idempotencyKey: `bench-${buyer}-${purchase}-${started}` },
        );
        waits.push(performance.now() - pressed);
      }
    }),
  );
  return { rate: (waits.length * 1000) / (performance.now() - started), wait: median(waits) };
}

export const pdfPurchases = (host: string): Promise<Reached> => atOnce(host, pdf());

export const reachedWords = ({ rate, wait }: Reached): string =>
  `${perSecond(rate)}, half wait ${ms(wait)} at most`;

/** What buyers wait for, with a photograph and with a PDF as receipt. */
export async function purchases(host: string): Promise<Figure[]> {
  const photos = await atOnce(host, await photo());
  const pdfs = await pdfPurchases(host);
  return [
    {
      what: `${BUYERS} buyers at once, photographs of 1080 × 1920`,
      figure: reachedWords(photos),
      aim: '40/s, 200 ms',
      holds: photos.rate >= 40 && photos.wait <= 200,
    },
    {
      what: `${BUYERS} buyers at once, PDF`,
      figure: reachedWords(pdfs),
      aim: '150/s',
      holds: pdfs.rate >= 150,
    },
  ];
}
