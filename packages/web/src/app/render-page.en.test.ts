// @vitest-environment node
import { expect, test } from 'vitest';
import { renderPage } from './render-page.ts';

const SITE = 'https://filigrana.test';
const shop = {
  nombre: 'Filigrana',
  correo: 'hola@filigrana.test',
  telefono: '+506 2222 0925',
  pais: 'Costa Rica',
  redes: { facebook: 'https://f.test', instagram: 'https://i.test', whatsapp: 'https://w.test' },
  cuentas: { titular: 'T', sinpe: '1', banco: 'B', cuenta: 'C' },
  host: '',
};
const ring = {
  idProducto: 3,
  nombreProducto: 'Luna',
  descripcion: 'Media luna.',
  image_url: '/media/a.webp',
  precio: 100,
  idCategoria: 1,
  nombreCategoria: 'Anillos',
  idMaterial: 2,
  nombreMaterial: 'Plata bañada en oro',
  idPiedra: 2,
  nombrePiedra: 'Sintética',
  estado: 1,
  tallas: [],
};

const get = (url: string, answer: unknown = [], status = 200) =>
  renderPage(
    {
      url,
      fetch: () => Promise.resolve(Response.json(answer, { status })),
      siteUrl: SITE,
      shop,
      isBilingual: true,
    },
    null,
  );

/** What people read or hear on the page, with what each of them says of itself. */
const bodyOf = (html: string) =>
  html
    .slice(html.indexOf('<div id="root">'), html.indexOf('<script type="application/json"'))
    .replaceAll(/<svg[^]*?<\/svg>|<style[^]*?<\/style>/g, '');

test('the catalogue below /en is an English page with links to English pages', async () => {
  const { status, html } = await get('/en/clientes/catalogo', [ring]);
  expect(status).toBe(200);
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(html).toContain('<title>Catalogue · Filigrana</title>');
  expect(html).toContain('<meta property="og:locale" content="en_US" data-head>');
  const body = bodyOf(html);
  expect(body).toContain('Gold-plated silver');
  expect(body).toContain('alt="Luna, gold-plated silver, synthetic stone"');
  expect(body).toContain('href="/en/clientes/producto/3"');
  const own = [...body.matchAll(/(?:href|action)="(\/[^"]*)"/g)].map(([, href]) => href ?? '');
  // The way to Spanish is the one link that leaves the language.
  expect(own.filter((href) => !/^\/en(\/|$)/.test(href))).toEqual([
    '/clientes/catalogo',
    '/clientes/catalogo',
  ]);
  expect(body.replaceAll('Español', '')).not.toMatch(/[áéíóúñ¿¡]/i);
});

test('it names itself and the same page in Spanish to search engines', async () => {
  const { html } = await get('/en/clientes/faq');
  const links = [...html.matchAll(/<link rel="(canonical|alternate)"[^>]*>/g)].map(
    ([link]) => link,
  );
  expect(links).toEqual([
    `<link rel="canonical" href="${SITE}/en/clientes/faq" data-head>`,
    `<link rel="alternate" hreflang="es-CR" href="${SITE}/clientes/faq" data-head>`,
    `<link rel="alternate" hreflang="en" href="${SITE}/en/clientes/faq" data-head>`,
    `<link rel="alternate" hreflang="x-default" href="${SITE}/clientes/faq" data-head>`,
  ]);
});

test('the switch keeps the query', async () => {
  const { html } = await get('/en/clientes/catalogo?precio=asc');
  expect(html).toContain('href="/clientes/catalogo?precio=asc" lang="es-CR" hrefLang="es-CR"');
});

test('structured data name English addresses, and pictures where they are', async () => {
  const { html } = await get('/en/clientes/producto/3', ring);
  expect(html).toContain(`"url":"${SITE}/en/clientes/producto/3"`);
  expect(html).toContain(`"image":"${SITE}/media/a.webp"`);
});

test.each([
  ['/en/offer?a=1', '/en/clientes/ofertas-especiales?a=1'],
  ['/en/admin/stock', '/admin/stock'],
])('%s leads to %s', async (url, location) => {
  const { status, headers } = await get(url);
  expect({ status, location: headers['location'] }).toEqual({ status: 302, location });
});

test.each([
  ['/en/nada', '/nada'],
  ['/en/clientes/nada', '/clientes/nada'],
  ['/en//otro.test', '/otro.test'],
])('%s, which nobody has, is an English 404 page that leads to %s', async (url, spanish) => {
  const { status, html } = await get(url);
  expect(status).toBe(404);
  expect(html).toContain('404 - Page not found');
  expect(html).toContain(`href="${spanish}" lang="es-CR"`);
});

test('the legal pages say which language binds', async () => {
  const { html } = await get('/en/clientes/terminos', {}, 404);
  expect(html).toContain('The Spanish text is the binding one.');
});

test('a piece is shown with its English words, and what has none says that it is Spanish', async () => {
  const words = { nombreIngles: 'Moon Ring', descripcionIngles: null };
  const { html } = await get('/en/clientes/producto/3', { ...ring, ...words });
  expect(html).toContain('<title>Moon Ring · Filigrana</title>');
  const body = bodyOf(html);
  expect(body).toMatch(/<h1[^>]*>Moon Ring<\/h1>/);
  expect(body).toMatch(/<p lang="es"[^>]*>Media luna\.<\/p>/);
});

test('questions are answered in English where there is English', async () => {
  const question = { idPregunta: 1, pregunta: '¿Cómo pago?', respuesta: 'Por SINPE.', visible: 1 };
  const { html } = await get('/en/clientes/faq', [
    { ...question, preguntaIngles: 'How do I pay?' },
  ]);
  const body = bodyOf(html);
  expect(body).toMatch(/<summary>How do I pay\?/);
  expect(body).toMatch(/<p lang="es">Por SINPE\.<\/p>/);
});
