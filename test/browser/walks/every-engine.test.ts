/** What visitors, buyers and clerks do, in every engine. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { buyChain, shopOf } from '../support/buyer.ts';
import { button, field, personAt, type Engine } from '../support/engine.ts';
import { ENGINES } from '../support/engines.ts';
import { ADMIN, CUSTOMER } from '../support/people.ts';
import { receiptPdf, receiptPicture } from '../support/receipt.ts';
import { startShop, type RunningShop } from '../support/shop.ts';

const SMALL = { width: 360, height: 740 };
const SCREENS = [
  ['360', SMALL],
  ['390', PHONE],
  ['1440', DESKTOP],
] as const;
const PAGES = [
  ['/', 'Filigrana'],
  ['/clientes/catalogo', '29 piezas'],
  ['/clientes/producto/3', 'Anillo Halo Topacio Cielo'],
  ['/clientes/faq', 'Preguntas Frecuentes'],
  ['/clientes/carrito', 'Tu carrito está vacío'],
  ['/clientes/login', 'Iniciar sesión'],
  ['/clientes/registro', 'Identificación'],
] as const;

let shop: RunningShop;
let folder: string;
beforeEach(async () => {
  shop = await startShop();
  folder = await mkdtemp(path.join(tmpdir(), 'filigrana-files-'));
});
afterEach(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

/** A file as a person has it on their device. */
async function fileOf(name: string, content: Uint8Array | string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

/** A sheet of A4, in px. */
const PAPER = { width: 794, height: 1123 };

/** Lays the page out as for paper, by its styles for it, and tells the words that stand on it. */
function wordsOnPaper(html: Element): string {
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
        rule.media.mediaText = 'screen';
      if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) turn(sheet.cssRules);
  if (html.scrollWidth > innerWidth) return 'wider than the sheet';
  return document.body.innerText;
}

/** The first bytes of a photo of an iPhone. */
const HEIC = '\0\0\0\u0018ftypheic\0\0\0\0mif1heic';

describe.each(ENGINES)('in %s', (_engine, start) => {
  let engine: Engine | undefined;
  afterEach(async () => {
    await engine?.close();
    engine = undefined;
  });
  const sitDown = async (screen: typeof PHONE) => {
    engine = await start(screen);
    const person = personAt(engine);
    const at = (address: string) => person.open(`${shop.url}${address}`);
    return { ...person, engine, at };
  };

  test.each(SCREENS)(
    'a visitor sees whole pages at %s px, and goes back to what she had chosen and forward again',
    async (_width, screen) => {
      const { engine: page, at, read, follow, back, forward } = await sitDown(screen);
      for (const [address, words] of PAGES) {
        await at(address);
        await read(words);
        const beyond = await page.ask('//html', (html) => {
          const usual = html.scrollWidth - innerWidth;
          // As large as the text gets in the settings of a phone.
          (html as HTMLElement).style.fontSize = '200%';
          return Math.max(usual, html.scrollWidth - innerWidth);
        });
        expect(beyond, address).toBeLessThanOrEqual(0);
      }
      await at('/clientes/catalogo?buscar=sortija');
      await read('9 piezas');
      // Marks come with the first thing that somebody does on the page once it answers.
      await vi.waitFor(async () => {
        await page.press('Tab');
        const line = (mark: Element) => getComputedStyle(mark).textDecorationLine;
        expect(await page.ask('//main//mark', line)).toBe('underline');
      }, 60_000);
      await at('/clientes/catalogo?categoria=Pulseras');
      await read('5 piezas');
      await follow('Brazalete Tres Hilos');
      await read('Añadir al carrito');
      await back();
      await read('5 piezas');
      await forward();
      await read('Añadir al carrito');
    },
  );

  test.each(SCREENS)(
    "a buyer at %s px is told what is no receipt, logs in on the way and buys with her bank's PDF",
    async (_width, screen) => {
      const { at, press, putIntoCart, pick, attach, pictureKept, read, arriveAt, fill, logIn } =
        await sitDown(screen);
      await at('/clientes/producto/17');
      await putIntoCart();
      await read('Carrito, 1 producto');
      await at('/clientes/pago');
      await pick('SINPE Móvil');
      await attach(await fileOf('foto.heic', HEIC));
      await read('Este navegador no puede abrir fotos HEIC.');
      await attach(await fileOf('notas.txt', 'pagado'));
      await read('Adjunta el comprobante en formato png, jpg, jpeg o pdf.');
      const pdf = receiptPdf();
      await attach(await fileOf(pdf.name, pdf.buffer));
      // The checkout takes images: it has become one.
      await read('comprobante.jpg');
      await press('Confirmar pedido');
      await arriveAt('/clientes/login');
      await logIn(CUSTOMER, '/clientes/finalizar-compra');
      await read('comprobante.jpg');
      await fill('Provincia', 'Cartago');
      await fill('Cantón', 'Paraíso');
      await fill('Distrito', 'Orosi');
      await fill('Dirección exacta', 'Del templo católico, 200 m al sur');
      await attach(await fileOf('largo.pdf', receiptPdf(5).buffer));
      await read('El PDF tiene más de 4 páginas.');
      await attach(await fileOf('otro.pdf', pdf.buffer));
      await read('otro.jpg');
      await pictureKept();
      // The bank's app was in front meanwhile, and the page had to make room for it.
      await at('/clientes/finalizar-compra');
      await read('otro.jpg');
      await press('Confirmar pedido');
      await read('Revisaremos tu pago y te contactaremos pronto.');
      const clerk = await shopOf(shop.url, ADMIN);
      const [order] = await clerk.orders.list();
      expect(order).toMatchObject({ resumen: '1 × Cadena Clásica', estadoPedido: 'pendiente' });
      // The page of the PDF is red.
      const receipt = await vi.waitFor(async () => {
        const { comprobantes } = await clerk.payments.list(order?.idPedido ?? 0);
        expect(comprobantes).toMatchObject([{ tipo: 'imagen', estado: 'listo' }]);
        return fetch(new URL(comprobantes[0]?.comprobante ?? '', shop.url));
      }, 60_000);
      const { dominant } = await sharp(await receipt.arrayBuffer()).stats();
      expect(dominant).toMatchObject({ r: 248, g: 8, b: 8 });
    },
  );

  test('a ring is bought without a mouse, and the focus is always seen', async () => {
    const { engine: page, at, alive, tabTo, read, arriveAt, attach } = await sitDown(DESKTOP);
    await at('/clientes/producto/3');
    await tabTo('//main//input[@type="radio"]');
    await page.press('ArrowRight');
    await read('Talla 7 seleccionada. Quedan 2 en stock.');
    await tabTo(button('Añadir al carrito'));
    await page.press('Space');
    await alive(button('Añadir al carrito'));
    await at('/clientes/pago');
    await tabTo('//main//input[@type="radio"]');
    await page.press('Space');
    const picture = await receiptPicture();
    await attach(await fileOf(picture.name, picture.buffer));
    await tabTo(button('Confirmar pedido'));
    await page.press('Enter');
    await arriveAt('/clientes/login');
    await tabTo(field('Correo'));
    await page.write(CUSTOMER.correo);
    await page.press('Tab');
    await page.write(CUSTOMER.contrasena);
    await page.press('Enter');
    await arriveAt('/clientes/finalizar-compra');
    await tabTo(field('Provincia'));
    await page.write('C');
    for (const part of ['Paraíso', 'Orosi', 'Del templo católico, 200 m al sur']) {
      await page.press('Tab');
      await page.write(part);
    }
    await tabTo(button('Confirmar pedido'));
    await page.press('Enter');
    await read('Revisaremos tu pago y te contactaremos pronto.');
    const clerk = await shopOf(shop.url, ADMIN);
    const [order] = await clerk.orders.list();
    expect(order?.resumen).toBe('1 × Anillo Halo Topacio Cielo (talla 7)');
  });

  test.each([SCREENS[0], SCREENS[2]])(
    'a cart in two tabs at %s px is one, and goes on when a shop that was away is back',
    async (_width, screen) => {
      const { engine: page, at, press, putIntoCart, read } = await sitDown(screen);
      await at('/clientes/producto/17');
      await putIntoCart();
      await read('Carrito, 1 producto');
      await at('/clientes/carrito');
      await read('Cadena Clásica');
      await page.inAnotherTab(async () => {
        await at('/clientes/carrito');
        await press('Aumentar cantidad');
        await read('$96.00 USD');
      });
      await read('$96.00 USD');

      await shop.stop();
      await press('Aumentar cantidad');
      await read('No pudimos comunicar con el servidor.');
      await shop.start();
      await press('Aumentar cantidad');
      await read('$144.00 USD');
    },
  );

  test('a day is typed by hand', async () => {
    const { at, fill, read, logIn } = await sitDown(DESKTOP);
    await at('/clientes/login');
    await logIn(ADMIN, '/admin');
    await at('/admin/pedidos');
    await read('4 pedidos');
    // Month, day and year, as the language of the system writes them.
    await fill('Desde', '01/31/2035');
    await read('0 de 4 pedidos');
  });

  test('a number is copied, and a receipt dropped where files are taken', async () => {
    const { at, putIntoCart, press, pick, read, drop, arriveAt, paste } = await sitDown(DESKTOP);
    await at('/clientes/producto/17');
    await putIntoCart();
    await read('Carrito, 1 producto');
    await at('/clientes/pago');
    await pick('Transferencia bancaria');
    await press('Copiar cuenta IBAN en dólares');
    await read('Copiado');
    await drop();
    await read('soltado.pdf');
    await press('Confirmar pedido');
    await arriveAt('/clientes/login');
    expect(await paste('Correo')).toMatch(/^CR\d{20}$/);
  });

  test('a customer adds the PDF of a second payment to her order, and the shop has it', async () => {
    const idPedido = await buyChain(shop.url);
    const { at, attach, follow, press, read, logIn } = await sitDown(PHONE);
    await at('/clientes/login');
    await logIn(CUSTOMER, '/clientes/perfil');
    await at(`/clientes/pedido/${idPedido}`);
    await follow('Agregar otro comprobante');
    await read(`Comprobante del pedido n.º ${idPedido}`);
    const pdf = receiptPdf();
    await attach(await fileOf(pdf.name, pdf.buffer));
    await read(pdf.name);
    await press('Enviar otro comprobante');
    await read('Recibimos tu comprobante.');
    const clerk = await shopOf(shop.url, ADMIN);
    const { comprobantes } = await clerk.payments.list(idPedido);
    expect(comprobantes.map(({ tipo }) => tipo)).toEqual(['imagen', 'pdf']);
  });

  test('an order and a cart stand on paper, without what can be pressed there', async () => {
    const idPedido = await buyChain(shop.url);
    const { engine: page, at, press, putIntoCart, read, logIn, settle } = await sitDown(PAPER);
    await at('/clientes/login');
    await logIn(CUSTOMER, '/clientes/perfil');
    await at(`/clientes/pedido/${idPedido}`);
    await read('Orosi');
    await settle();
    await page.ask('//html', () => {
      window.print = () => (document.title = 'printed');
    });
    await press('Imprimir');
    expect(await page.ask('//title', (title) => title.textContent)).toBe('printed');
    const order = await page.ask('//html', wordsOnPaper);
    for (const words of [`Pedido n.º ${idPedido}`, 'Cadena Clásica', '$56.00 USD', 'Orosi'])
      expect(order).toContain(words);
    for (const words of ['Imprimir', 'Ver mis pedidos', 'Catálogo', 'Términos'])
      expect(order).not.toContain(words);

    await at('/clientes/producto/17');
    await putIntoCart();
    await read('Carrito, 1 producto');
    await at('/clientes/carrito');
    await read('Cadena Clásica');
    await settle();
    const cart = await page.ask('//html', wordsOnPaper);
    for (const words of ['Cadena Clásica', '$48.00 USD']) expect(cart).toContain(words);
    for (const words of ['Vaciar carrito', 'Proceder al pago', 'Catálogo'])
      expect(cart).not.toContain(words);
  });

  test.each(SCREENS)('a clerk at %s px reviews an order with its PDF', async (_width, screen) => {
    const idPedido = await buyChain(shop.url, receiptPdf());
    const { at, press, read, logIn } = await sitDown(screen);
    await at('/clientes/login');
    await logIn(ADMIN, '/admin');
    await at(`/admin/pedidos/revision?pedido=${idPedido}`);
    await read('María Fernanda Solano Quirós');
    await press('Aceptar A');
    await read(`Pedido n.º ${idPedido} aceptado`);
    // Leaving the page sends what could be undone until then.
    await at('/admin/productos');
    const clerk = await shopOf(shop.url, ADMIN);
    const stateNow = async () =>
      (await clerk.orders.list()).find((each) => each.idPedido === idPedido)?.estadoPedido;
    await expect.poll(stateNow).toBe('confirmado');
  });
});
