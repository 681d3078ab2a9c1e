import { HttpProblem } from '@filigrana/sdk/answers';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grainy, samplePdf } from '../../test/sample-files.ts';
import { openShopFiles, type ShopFiles } from '../../test/shop-files.ts';
import { privateKey } from './file-keys.ts';
import { mediaRoutes } from './media.routes.ts';

const noon = new Date('2026-03-01T12:00:00Z');
let shop: ShopFiles;
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  shop = await openShopFiles();
  app = Fastify({ forceCloseConnections: true });
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof HttpProblem)) throw error;
    return reply.code(error.status).send(error.body);
  });
  await app.register(mediaRoutes(shop));
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  shop.clock.at = noon;
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const get = (path: string, init?: RequestInit): Promise<Response> => fetch(origin + path, init);

describe('GET /media/:name', () => {
  let url: string;
  beforeAll(async () => {
    const bytes = await grainy(900, 600).png().toBuffer();
    const { idArchivo } = await shop.addPicture(bytes, 'producto');
    url = shop.media.imageUrl(idArchivo) ?? '';
  });

  it('sends the picture with a lifetime of a year', async () => {
    const response = await get(url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': `inline; filename="${url.slice('/media/'.length)}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox') as string,
      'cross-origin-resource-policy': 'cross-origin',
    });
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([width, height]).toEqual([900, 600]);
  });

  it.each([
    ['-320.avif', 'image/avif'],
    ['-640.jpg', 'image/jpeg'],
    ['-900.webp', 'image/webp'],
  ])('sends the variant %s as %s', async (variant, type) => {
    const response = await get(url.replace('.webp', variant));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  });

  it('never draws a picture larger than it is', async () => {
    const response = await get(url.replace('.webp', '-2400.jpg'));
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(900);
  });

  it('answers 304 to whoever has the picture', async () => {
    const etag = (await get(url)).headers.get('etag') ?? '';
    const again = await get(url, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toContain('immutable');
  });

  it('answers HEAD without a body', async () => {
    const response = await get(url, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it.each(['-901.webp', '-333.webp', '-320.png', '.svg', '-320.webp/../x'])(
    'answers 404 to the variant %s, and lets nobody keep that answer',
    async (variant) => {
      const response = await get(url.replace('.webp', variant));
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBeNull();
    },
  );

  it('answers 404 to an unknown picture with a well-made name', async () => {
    const response = await get(`/media/${'ab'.repeat(16)}_900x600-320.webp`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: 'No encontramos el archivo que buscas.',
      code: 'NOT_FOUND',
    });
  });
});

describe('GET /files/:id', () => {
  async function keep(store: () => ReturnType<typeof shop.media.storeReceipt>): Promise<string> {
    const file = await store();
    await shop.media.record(shop.db, file);
    return file.idArchivo;
  }
  const link = (id: string): string => shop.media.privateLink(id, noon) ?? '';
  let receipt: string;
  let idUsuario: number;
  beforeAll(async () => {
    idUsuario = await shop.addCustomer();
    receipt = await keep(() => shop.media.storeReceipt(samplePdf(), idUsuario));
  });

  it('sends a receipt to be looked at and nothing else', async () => {
    const response = await get(link(receipt));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="comprobante-${receipt.slice(0, 8)}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    // A sandbox would leave an empty window in some browsers: see the policy.
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'self'",
    );
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(samplePdf());
  });

  it('sends a reference image as an image', async () => {
    const bytes = await grainy(80, 60).jpeg().toBuffer();
    const id = await keep(() => shop.media.storeReference(bytes, idUsuario));
    const response = await get(link(id));
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain('sandbox');
    expect(policy).toContain("script-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="referencia-/);
  });

  it('notes owner, size and digest of a private file', async () => {
    const row = await shop.db
      .selectFrom('archivos')
      .selectAll()
      .where('idArchivo', '=', receipt)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      tipo: 'comprobante',
      privado: 1,
      idUsuario: idUsuario,
      tamano: samplePdf().length,
    });
    expect(row.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each<[string, (good: string) => string]>([
    ['without a signature', (good) => good.replace(/\?.*/, '')],
    // The file's id is new in each run, and its signature may begin with any character.
    [
      'with an altered signature',
      (good) => good.replace(/sig=(.)/, (_, first) => (first === '_' ? 'sig=-' : 'sig=_')),
    ],
    ['with a later time', (good) => good.replace(/exp=\d+/, 'exp=99999999999')],
    ['with repeated keys', (good) => `${good}&sig=x`],
    ['to another file', (good) => good.replace(/files\/./, 'files/z')],
  ])('refuses a link %s with 403', async (_what, change) => {
    const response = await get(change(link(receipt)));
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('refuses a link that has expired', async () => {
    const good = link(receipt);
    shop.clock.at = new Date(noon.getTime() + 15 * 60_000);
    expect((await get(good)).status).toBe(403);
  });

  it('answers 404 when the file is gone, and to a signed public picture', async () => {
    const gone = await keep(() => shop.media.storeReceipt(samplePdf(), idUsuario));
    await shop.store.delete(privateKey(gone));
    expect((await get(link(gone))).status).toBe(404);
    const picture = await grainy(40, 40).png().toBuffer();
    const { idArchivo } = await shop.addPicture(picture, 'producto');
    expect((await get(link(idArchivo))).status).toBe(404);
  });
});
