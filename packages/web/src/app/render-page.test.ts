// @vitest-environment node
import { expect, test } from 'vitest';
import { renderPage } from './render-page.ts';

const shop = {
  nombre: 'Filigrana',
  correo: 'hola@filigrana.test',
  telefono: '+506 2222 0925',
  pais: 'Costa Rica',
  redes: { facebook: 'https://f.test', instagram: 'https://i.test', whatsapp: 'https://w.test' },
  cuentas: { titular: 'T', sinpe: '1', banco: 'B', cuenta: 'C' },
  host: '',
};

/** An API that has nothing; pages must stand without it. */
const nothing = () =>
  Promise.resolve(Response.json({ error: 'No encontrado.', code: 'NOT_FOUND' }, { status: 404 }));

const get = (url: string) =>
  renderPage({ url, fetch: nothing, siteUrl: 'https://filigrana.test', shop }, null);

/** An API that answers every call with this. */
const getWith = (url: string, answer: unknown) =>
  renderPage(
    {
      url,
      fetch: () => Promise.resolve(Response.json(answer)),
      siteUrl: 'https://filigrana.test',
      shop,
    },
    null,
  );

const piece = (idProducto: number) => ({
  idProducto,
  nombreProducto: `Pieza número ${idProducto}`,
  descripcion: 'Una pieza con una descripción que ocupa su sitio.',
  precio: 100,
  idCategoria: 2,
  nombreCategoria: 'Aretes',
  idMaterial: 1,
  nombreMaterial: 'Plata',
  estado: 1,
  stock: 3,
});

test('a public page is complete HTML in Spanish with its own title', async () => {
  const { status, headers, html } = await get('/clientes/contacto');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(html).toMatch(/^<!doctype html>\n<html lang="es-CR">/);
  expect(html).toContain('<title>Contacto · Filigrana</title>');
  expect(html).toContain('hola@filigrana.test');
});

test('a page names the text of each of its inline styles, and has no inline script', async () => {
  const { html, inlineStyles } = await get('/clientes/contacto');
  const written = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text]) => text);
  expect(written).toEqual(inlineStyles);
  expect(written[0]).toContain('{');
  for (const [script] of html.matchAll(/<script[^>]*>/g))
    expect(script).toMatch(/ src="|type="application\/(ld\+)?json"/);
});

test.each([
  ['what cannot be loaded', () => Promise.resolve(new Response('', { status: 503 }))],
  ['an API that is away', () => Promise.reject(new TypeError('away'))],
])('%s makes a page that is not whole', async (_what, fetch) => {
  const request = { url: '/clientes/catalogo', fetch, siteUrl: 'https://filigrana.test', shop };
  const { status, isWhole } = await renderPage(request, null);
  expect({ status, isWhole }).toEqual({ status: 200, isWhole: false });
  expect((await get('/clientes/catalogo')).isWhole).toBe(true);
});

test.each([
  ['/clientes/privacidad', 'Privacidad', 'Ley 8968'],
  ['/clientes/terminos', 'Términos y condiciones', 'SINPE Móvil'],
  ['/clientes/cuidado', 'Cuidado y garantía', 'Plata 925'],
])('%s says the standard text where the backend keeps none', async (url, title, said) => {
  const { status, html } = await get(url);
  expect(status).toBe(200);
  expect(html).toContain(`<title>${title} · Filigrana</title>`);
  expect(html).toContain(said);
  expect(html).toContain('href="/clientes/terminos"');
});

test('a legal page says what the shop has written', async () => {
  const texto = '# Lo nuestro\n\nGuardamos <poco>.';
  const { html } = await getWith('/clientes/privacidad', { pagina: 'privacidad', texto });
  expect(html).toContain('Lo nuestro</h2>');
  expect(html).toContain('Guardamos &lt;poco&gt;.');
  expect(html).not.toContain('Ley 8968');
});

test.each(['/clientes/nada', '/nada', '/admin/nada', '//otro.test', '/%zz'])(
  '%s is a 404 page',
  async (url) => {
    const { status, html } = await get(url);
    expect(status).toBe(404);
    expect(html).toContain('404 - Página no encontrada');
    expect(html).toContain('<meta name="robots" content="noindex" data-head>');
  },
);

test.each(['/offer', '/offer/', '/offer?a=1'])('%s leads to the offers', async (url) => {
  const { status, headers } = await get(url);
  expect(status).toBe(302);
  expect(headers['location']).toBe(
    `/clientes/ofertas-especiales${url.includes('?') ? '?a=1' : ''}`,
  );
});

test('a page full of data comes whole, with no script that moves parts of it into place', async () => {
  const pieces = Array.from({ length: 60 }, (_, index) => piece(index + 1));
  const { html } = await getWith('/clientes/catalogo', pieces);
  expect(html).toContain('Pieza número 60');
  for (const [script] of html.matchAll(/<script[^>]*>/g))
    expect(script).toMatch(/ src="|type="application\/(ld\+)?json"/);
});

const needsScripts = (to: string) =>
  `<noscript><p>Para ${to} activa JavaScript en tu navegador.</p></noscript>`;

test.each([
  '/clientes/carrito',
  '/clientes/pago',
  '/clientes/perfil',
  '/clientes/finalizar-compra',
  '/clientes/restablecer-contrasena/x',
  '/clientes/deshacer-correo/x',
  '/admin',
])('%s, which only scripts can fill, says so where they are switched off', async (url) => {
  expect((await get(url)).html).toContain(needsScripts('usar esta página'));
});

test('a piece says that only scripts can put it into the cart', async () => {
  const { html } = await getWith('/clientes/producto/3', piece(3));
  expect(html).toContain('Añadir al carrito');
  expect(html).toContain(needsScripts('comprar esta pieza'));
});

test('a product that does not exist is a 404', async () => {
  expect((await get('/clientes/producto/999999')).status).toBe(404);
});

test.each([
  '/clientes/perfil',
  '/clientes/finalizar-compra',
  '/admin',
  '/admin/pedidos',
  '/manager',
])('%s comes as a frame without anybody’s data, and no search engine keeps it', async (url) => {
  const { status, html } = await get(url);
  expect(status).toBe(200);
  expect(html).toContain('Cargando…');
  expect(html).toContain('<meta name="robots" content="noindex" data-head>');
});

test.each([
  '/',
  '/clientes/catalogo',
  '/clientes/carrito',
  '/clientes/pago',
  '/clientes/login',
  '/clientes/pedido-especial',
  '/clientes/perfil',
  '/admin/productos',
  '/nada',
])('%s comes without style attributes, which its policy forbids', async (url) => {
  expect((await get(url)).html).not.toMatch(/<[^>]+ style=/);
});

test('a home page with banners comes without style attributes too', async () => {
  const { html } = await renderPage(
    {
      url: '/clientes',
      fetch: (request) =>
        Promise.resolve(
          Response.json(
            (request as Request).url.includes('/banners') ? ['/media/a.webp', '/media/b.webp'] : [],
          ),
        ),
      siteUrl: 'https://filigrana.test',
      shop,
    },
    null,
  );
  expect(html).toContain('/media/b');
  expect(html).not.toMatch(/<[^>]+ style=/);
});

test('both addresses of the home page answer with it', async () => {
  for (const url of ['/', '/clientes', '/clientes/']) expect((await get(url)).status).toBe(200);
});

test('a page that nobody has leads to the same in English, one of the staff does not', async () => {
  const request = { fetch: nothing, siteUrl: 'https://filigrana.test', shop, isBilingual: true };
  const english = async (url: string) =>
    (await renderPage({ ...request, url }, null)).html.includes(`href="/en${url}" lang="en"`);
  expect([await english('/nada'), await english('/admin/nada')]).toEqual([true, false]);
});

test('a shop with both languages names the English page and leads there, one without does not', async () => {
  const request = { url: '/clientes/faq', fetch: nothing, siteUrl: 'https://filigrana.test', shop };
  const { html } = await renderPage({ ...request, isBilingual: true }, null);
  const alternate =
    '<link rel="alternate" hreflang="en" href="https://filigrana.test/en/clientes/faq" data-head>';
  const way = 'href="/en/clientes/faq" lang="en" hrefLang="en"';
  expect([alternate, way].map((part) => html.includes(part))).toEqual([true, true]);
  const alone = await get('/clientes/faq');
  expect(alone.html).not.toMatch(/hreflang|English/i);
});
