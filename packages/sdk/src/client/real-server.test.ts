/// <reference types="node" />
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memorySession } from '../session/memory-session.ts';
import { createShop } from './shop.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let handle: Handler;
let host: string;

beforeEach(async () => {
  server = createServer((request, response) => handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const shopHere = () => createShop({ host, session: memorySession({ token: 'a.b.c' }), retries: 0 });
const json = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};

/** Answers the next multipart request with success and hands on its parts. */
function nextForm(status: number, body: unknown): Promise<FormData> {
  return new Promise((resolve, reject) => {
    handle = (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
        new Response(Buffer.concat(chunks), { headers }).formData().then(resolve, reject);
        json(response, status, body);
      });
    };
  });
}

const partsOf = async (form: FormData) => {
  const parts: [string, string][] = [];
  for (const [name, value] of form)
    parts.push([
      name,
      typeof value === 'string' ? value : `${value.name} ${value.type} ${await value.text()}`,
    ]);
  return parts;
};

describe('a multipart call over HTTP', () => {
  const photo = new File(['píxeles'], 'foto ñ.png', { type: 'image/png' });

  it('sends a purchase with the name, type and bytes of its receipt', async () => {
    const form = nextForm(201, { mensaje: 'Listo.', idPedido: 5 });
    const purchase = await shopHere().checkout.placeOrder({
      provincia: 'San José',
      canton: 'Escazú',
      distrito: 'San Rafael',
      direccionExacta: '200 m norte',
      metodoPago: 'transferencia',
      comprobante: photo,
    });
    expect(purchase).toEqual({ mensaje: 'Listo.', idPedido: 5, pedido: null });
    expect(await partsOf(await form)).toEqual([
      ['provincia', 'San José'],
      ['canton', 'Escazú'],
      ['distrito', 'San Rafael'],
      ['direccionExacta', '200 m norte'],
      ['metodoPago', 'transferencia'],
      ['comprobante', 'foto ñ.png image/png píxeles'],
    ]);
  });

  it('sends sizes as a JSON list, an empty list too, and leaves undefined fields out', async () => {
    for (const tallas of [[{ tamanio: '7', stock: 2 }], []]) {
      const form = nextForm(201, { id: 9, image_url: '/media/a.webp' });
      const created = await shopHere().products.create({
        nombre: 'Anillo',
        descripcion: 'De plata',
        idCategoria: 1,
        idMaterial: 1,
        idPiedra: 2,
        imagen: photo,
        precio: 45.5,
        precioEspecial: undefined,
        stock: undefined,
        tallas,
      });
      expect(created).toEqual({ id: 9, image_url: `${host}/media/a.webp` });
      const sent = await form;
      expect(sent.get('tallas')).toBe(JSON.stringify(tallas));
      expect(sent.get('precio')).toBe('45.5');
      expect(sent.has('precioEspecial')).toBe(false);
      expect(sent.has('stock')).toBe(false);
    }
  });

  it('sends null as an empty part, which clears the field', async () => {
    const form = nextForm(200, { mensaje: 'Listo.' });
    await shopHere().products.update(9, { precioEspecial: null, estado: 0, stock: 0 });
    expect(await partsOf(await form)).toEqual([
      ['precioEspecial', ''],
      ['estado', '0'],
      ['stock', '0'],
    ]);
  });

  it('sends every banner under the same name', async () => {
    const form = nextForm(200, { mensaje: 'Listo.' });
    const other = new Blob(['otra'], { type: 'image/webp' });
    await shopHere().banners.upload([photo, other]);
    expect(await partsOf(await form)).toEqual([
      ['banners', 'foto ñ.png image/png píxeles'],
      ['banners', 'blob image/webp otra'],
    ]);
  });

  it('sends novedades and special orders with and without a picture', async () => {
    const novedad = nextForm(201, { mensaje: 'Listo.', idNovedad: 3 });
    const created = await shopHere().novedades.create({ asunto: 'Hola', fecha: '2026-03-01' });
    expect(created.idNovedad).toBe(3);
    expect(await partsOf(await novedad)).toEqual([
      ['asunto', 'Hola'],
      ['fecha', '2026-03-01'],
    ]);
    const request = nextForm(201, { mensaje: 'Listo.' });
    await shopHere().specialOrders.request({
      pieza: 'Anillos',
      talla: '7',
      tipoPiedra: 'Natural',
      tipoMaterial: 'Plata',
      referenciaURL: photo,
    });
    expect((await request).get('talla')).toBe('7');
    expect(((await request).get('referenciaURL') as File).name).toBe('foto ñ.png');
  });
});

describe('a call over HTTP that is cut short', () => {
  it('closes its connection when the caller gives up before the answer', async () => {
    const controller = new AbortController();
    const closed = new Promise<void>((resolve) => {
      handle = (request) => {
        request.on('close', () => resolve());
        controller.abort();
      };
    });
    const call = shopHere().catalog.offers({ signal: controller.signal });
    await expect(call).rejects.toMatchObject({ kind: 'aborted', retryable: false });
    await closed;
  });

  it('is aborted in the middle of the answer too', async () => {
    const controller = new AbortController();
    handle = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('[', () => setTimeout(() => controller.abort(), 20));
    };
    const call = shopHere().catalog.offers({ signal: controller.signal });
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('is not sent at all with a signal that has already fired', async () => {
    let requests = 0;
    handle = (_request, response) => {
      requests += 1;
      json(response, 200, []);
    };
    const call = shopHere().catalog.offers({ signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    expect(requests).toBe(0);
  });

  it('times out in the middle of the answer too', async () => {
    handle = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('[');
    };
    const session = memorySession();
    const shop = createShop({ host, session, timeouts: { default: 50 } });
    await expect(shop.catalog.offers()).rejects.toMatchObject({ kind: 'timeout', retryable: true });
  });

  it('is a network failure when the server hangs up in the middle of the answer', async () => {
    handle = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
      response.write('[', () => response.destroy());
    };
    await expect(shopHere().catalog.offers()).rejects.toMatchObject({ kind: 'network' });
  });

  it('is a network failure when nobody listens', async () => {
    const shop = createShop({ host: 'http://127.0.0.1:1', session: memorySession(), retries: 0 });
    await expect(shop.catalog.offers()).rejects.toMatchObject({ kind: 'network' });
  });
});

describe('addresses of pictures', () => {
  const banners = ['/media/a.webp', 'https://otra.test/b.png', 'javascript:alert(1)', ' '];

  it('get the host when they are paths, and those that are no pictures are left out', async () => {
    handle = (_request, response) => json(response, 200, banners);
    expect(await shopHere().banners.list()).toEqual([
      `${host}/media/a.webp`,
      'https://otra.test/b.png',
    ]);
  });

  it('stay paths with mediaHost empty', async () => {
    handle = (_request, response) => json(response, 200, banners);
    const shop = createShop({ host, mediaHost: '', session: memorySession() });
    expect(await shop.banners.list()).toEqual(['/media/a.webp', 'https://otra.test/b.png']);
  });
});
