import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PHONE } from './support/browser.ts';
import { shopOf } from './support/buyer.ts';
import { personAt, type Engine } from './support/engine.ts';
import { startFirefox } from './support/firefox.ts';
import { ADMIN, CUSTOMER } from './support/people.ts';
import { startShop, type RunningShop } from './support/shop.ts';
import { startWebKit } from './support/webkit.ts';

let shop: RunningShop;
let folder: string;
beforeEach(async () => {
  shop = await startShop();
  folder = await mkdtemp(path.join(tmpdir(), 'filigrana-photo-'));
});
afterEach(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

/** A photograph of 3 MB: the page makes it lighter, in memory, before it sends it. */
async function largePhoto(): Promise<string> {
  const file = path.join(folder, 'comprobante.jpg');
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  await sharp({ create: { width: 3000, height: 2250, channels: 3, background: '#fff', noise } })
    .jpeg({ quality: 85 })
    .toFile(file);
  expect((await stat(file)).size).toBeGreaterThan(3_000_000);
  return file;
}

/** The first step of the purchase, while it is the current one, holds a bead. */
async function expectBead(engine: Engine) {
  const steps = '//ol[@aria-label="Pasos de la compra"]';
  const { left, top } = await engine.ask(`${steps}/li[@aria-current]`, (step) => {
    const box = step.getBoundingClientRect();
    return { left: Math.round(box.left), top: Math.round(box.top) };
  });
  // The middle of a ring of 13 px.
  const middle = { left: left + 5, top: top + 8, width: 3, height: 3 };
  const bead = await sharp(await engine.screenshot())
    .extract(middle)
    .toBuffer();
  const { channels } = await sharp(bead).stats();
  expect(channels[0]?.mean).toBeLessThan(100);
}

test.each([
  ['WebKit', startWebKit],
  ['Firefox', startFirefox],
])('in %s a customer buys on a phone, with a photo of 3 MB as receipt', async (_name, start) => {
  const engine = await start(PHONE);
  try {
    expect(await engine.ask('//html', () => innerWidth)).toBe(PHONE.width);
    const person = personAt(engine);
    await person.open(`${shop.url}/clientes/login`);
    await person.fill('Correo', CUSTOMER.correo);
    await person.fill('Contraseña', CUSTOMER.contrasena);
    await person.press('Iniciar sesión');
    await person.arriveAt('/clientes/perfil');
    await person.open(`${shop.url}/clientes/producto/17`);
    await person.putIntoCart();
    await person.read('Carrito, 1 producto');
    await person.open(`${shop.url}/clientes/carrito`);
    await person.read('Cadena Clásica');
    await expectBead(engine);
    await person.press('Proceder al pago');
    await person.arriveAt('/clientes/finalizar-compra');
    await person.fill('Provincia', 'Cartago');
    await person.fill('Cantón', 'Paraíso');
    await person.fill('Distrito', 'Orosi');
    await person.fill('Dirección exacta', 'Del templo católico, 200 m al sur');
    await person.pick('SINPE Móvil');
    await person.attach(await largePhoto());
    await person.read('comprobante.jpg');
    await person.press('Confirmar pedido');
    await person.read('Revisaremos tu pago y te contactaremos pronto.');
  } finally {
    await engine.close();
  }

  const clerk = await shopOf(shop.url, ADMIN);
  const [order] = await clerk.orders.list();
  expect(order).toMatchObject({ resumen: '1 × Cadena Clásica' });
  const { comprobante } = await clerk.orders.receipt(order?.idCarrito ?? NaN);
  const receipt = await fetch(comprobante ?? '');
  // As wide as the page makes large photos.
  expect(await sharp(await receipt.arrayBuffer()).metadata()).toMatchObject({ width: 2400 });
});
