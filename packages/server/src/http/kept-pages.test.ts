import { NO_SITE_TEXTS } from '@filigrana/sdk/domain';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { formOf, photo } from '../../test/back-office.ts';
import { addPiece, addToCart, buy } from '../../test/shopping.ts';
import { describeOnBothDatabases } from '../../test/test-app.ts';
import type { WebResponse } from './web-app.ts';
import { keepPages, keptPage } from './kept-pages.ts';

let version: string;
let now: number;
let drawn: string[];
let keep: ReturnType<typeof keepPages>;

beforeEach(() => {
  version = '1';
  now = 0;
  drawn = [];
  keep = keepPages({ readVersion: () => Promise.resolve(version), now: () => now });
});

const draw =
  (url: string, page: Partial<WebResponse> = {}) =>
  () => {
    drawn.push(url);
    return Promise.resolve({ status: 200, html: `${url} ${drawn.length}`, ...page });
  };
const htmlOf = async (url: string, page?: Partial<WebResponse>) =>
  String(await (await keep(url, draw(url, page))).bytes('identity'));

test('a page is drawn once until the data change', async () => {
  expect([await htmlOf('/'), await htmlOf('/'), await htmlOf('/a')]).toEqual([
    '/ 1',
    '/ 1',
    '/a 2',
  ]);
  version = '2';
  expect([await htmlOf('/'), await htmlOf('/')]).toEqual(['/ 3', '/ 3']);
});

test('those who ask at once share one drawing', async () => {
  await Promise.all(['/', '/', '/'].map((url) => htmlOf(url)));
  expect(drawn).toEqual(['/']);
});

test('what no table tells of is ten minutes old at most', async () => {
  await htmlOf('/');
  now = 600_000;
  expect(await htmlOf('/')).toBe('/ 1');
  now += 1;
  expect(await htmlOf('/')).toBe('/ 2');
});

test.each([{ isWhole: false }, { status: 404 }, { status: 302 }])(
  'a page that is %o is not kept',
  async (page) => {
    await htmlOf('/', page);
    expect(await htmlOf('/', page)).toBe('/ 2');
  },
);

test('a page that could not be drawn is tried again', async () => {
  await expect(keep('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await htmlOf('/')).toBe('/ 1');
});

test('of too many pages those that nobody asks for go first', async () => {
  for (let index = 0; index < 400; index += 1) await htmlOf(`/${index}`);
  await htmlOf('/0');
  await htmlOf('/another');
  drawn = [];
  await htmlOf('/0');
  await htmlOf('/1');
  expect(drawn).toEqual(['/1']);
});

test('every encoding is the same page, with one name', async () => {
  const html = '<p>Añadir</p>'.repeat(50);
  const page = await keptPage({ status: 200, html });
  expect(String(await page.bytes('identity'))).toBe(html);
  expect(String(gunzipSync(await page.bytes('gzip')))).toBe(html);
  expect(String(brotliDecompressSync(await page.bytes('br')))).toBe(html);
  expect((await keptPage({ status: 200, html })).etag).toBe(page.etag);
  expect((await keptPage({ status: 200, html: `${html}.` })).etag).not.toBe(page.etag);
});

describeOnBothDatabases('pages of a shop', (createApp) => {
  test('are drawn anew when anything that they show has changed, and not for anything else', async () => {
    let count = 0;
    const web = {
      assetsDir: import.meta.dirname,
      render: () => Promise.resolve({ status: 200, html: String((count += 1)) }),
    };
    const app = await createApp({ web });
    const admin = await app.signIn(2);
    const piece = await addPiece(app.deps, { stock: 5 });
    const customer = await app.signIn(1);
    const shown = async () => (await app.call('GET', '/')).body;
    let before = await shown();
    const changes = async (work: () => Promise<unknown>) => {
      await work();
      const after = await shown();
      const isNew = after !== before;
      before = after;
      return isNew;
    };
    // Transactions of others in the same PostgreSQL can have a page drawn anew once, for nothing.
    const leavesAsItIs = (work: () => Promise<unknown>) =>
      expect.poll(() => changes(work)).toBe(false);
    const send = (method: 'POST' | 'PUT', url: string, body: object) => async () => {
      const { token } = admin;
      const sent = body instanceof FormData ? { form: body } : { body };
      expect((await app.call(method, url, { token, ...sent })).status).toBeLessThan(300);
    };
    const banners = formOf({ banners: [await photo('#111', 'a.png')] });
    const faq = { pregunta: '¿Hacen envíos?', respuesta: 'Sí.', visible: 1 };
    const product = app.deps.db.updateTable('productos').set({ precioCents: 9900 });
    await leavesAsItIs(() => addToCart(app, customer, piece));
    await leavesAsItIs(() => app.signIn(1));
    expect(await changes(() => buy(app, customer))).toBe(true);
    expect(await changes(() => product.execute())).toBe(true);
    expect(await changes(send('POST', '/api/banners/upload', banners))).toBe(true);
    const { idBanner } = await app.deps.db
      .selectFrom('banners')
      .select('idBanner')
      .executeTakeFirstOrThrow();
    const words = { titulo: 'Plata', linea: '', enlace: '', foco: null };
    const path = `/api/banners/textos/${idBanner}`;
    expect(await changes(send('PUT', path, words))).toBe(true);
    expect(await changes(send('POST', '/api/preguntas/agregarPregunta', faq))).toBe(true);
    expect(await changes(send('PUT', '/api/envio', { monto: 3 }))).toBe(true);
    const texto = 'Lo nuestro.';
    expect(await changes(send('PUT', '/api/textos-legales/terminos', { texto }))).toBe(true);
    const textos = { ...NO_SITE_TEXTS, inicio: 'Lo nuestro.' };
    expect(await changes(send('PUT', '/api/textos', { textos }))).toBe(true);
    expect(await changes(send('PUT', '/api/sinonimos', { grupos: [['oro', 'sol']] }))).toBe(true);
    await leavesAsItIs(() => Promise.resolve());
  });
});
