// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from './render-page.ts';

const SITE = 'https://filigrana.test';
const facts = {
  nombre: 'Filigrana',
  correo: 'hola@filigrana.test',
  telefono: '+506 2222 0925',
  pais: 'Costa Rica',
  redes: { facebook: 'https://f.test', instagram: 'https://i.test', whatsapp: 'https://w.test' },
  cuentas: { titular: 'T', sinpe: '1', banco: 'B', cuenta: 'C' },
  host: '',
};
const piece = (idProducto: number) => ({
  idProducto,
  nombreProducto: 'Aro',
  descripcion: '',
  precio: 10,
  idCategoria: 2,
  nombreCategoria: 'Aretes',
  idMaterial: 1,
  nombreMaterial: 'Plata',
  estado: 1,
  stock: 1,
});

interface Answers {
  answer?: () => Response;
  productChanges?: () => Promise<Map<number, string>>;
  isBilingual?: boolean;
}

const get = (url: string, { answer = () => Response.json([]), ...more }: Answers = {}) =>
  renderPage(
    {
      url,
      fetch: () => Promise.resolve(answer()),
      siteUrl: SITE,
      shop: facts,
      ...more,
    },
    null,
  );

const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

afterEach(() => void vi.restoreAllMocks());

test('robots.txt names the sitemap by its full address and closes what is private', async () => {
  const { status, headers, html } = await get('/robots.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(html).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`);
  for (const path of ['/admin', '/manager', '/api/', '/clientes/perfil'])
    expect(html).toContain(`\nDisallow: ${path}\n`);
});

test('the sitemap holds the public pages and every product, by their full addresses', async () => {
  const { status, headers, html } = await get('/sitemap.xml', {
    answer: () => Response.json([piece(3), piece(12)]),
  });
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(html).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns=/);
  expect(addresses(html)).toEqual([
    `${SITE}/clientes`,
    `${SITE}/clientes/catalogo`,
    `${SITE}/clientes/ofertas-especiales`,
    `${SITE}/clientes/pedido-especial`,
    `${SITE}/clientes/faq`,
    `${SITE}/clientes/guia-de-tallas`,
    `${SITE}/clientes/contacto`,
    `${SITE}/clientes/acerca-de`,
    `${SITE}/clientes/privacidad`,
    `${SITE}/clientes/terminos`,
    `${SITE}/clientes/cuidado`,
    `${SITE}/clientes/producto/3`,
    `${SITE}/clientes/producto/12`,
  ]);
});

test('a product says when it last changed where the server knows, and nothing where it does not', async () => {
  const { html } = await get('/sitemap.xml', {
    answer: () => Response.json([piece(3), piece(12)]),
    productChanges: () => Promise.resolve(new Map([[3, '2026-03-01T12:00:00.000Z']])),
  });
  expect(html).toContain(
    `<url><loc>${SITE}/clientes/producto/3</loc><lastmod>2026-03-01T12:00:00.000Z</lastmod></url>`,
  );
  expect(html).toContain(`<url><loc>${SITE}/clientes/producto/12</loc></url>`);
});

test('a catalogue that cannot be read is no sitemap without products', async () => {
  const answer = () => Response.json({ error: 'No.', code: 'INTERNAL' }, { status: 500 });
  await expect(get('/sitemap.xml', { answer })).rejects.toThrow('No.');
});

test('every address of the sitemap is a page, and none asks to be left out', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { html } = await get('/sitemap.xml');
  for (const address of addresses(html)) {
    const page = await get(new URL(address ?? '').pathname);
    expect(page.status, address).toBe(200);
    expect(page.html, address).not.toContain('content="noindex"');
  }
});

test('with both languages the files for search engines name the pages of both', async () => {
  const answer = () => Response.json([piece(3)]);
  const { html } = await get('/sitemap.xml', { answer, isBilingual: true });
  for (const path of ['/clientes/faq', '/clientes/producto/3'])
    expect(addresses(html)).toEqual(
      expect.arrayContaining([`${SITE}${path}`, `${SITE}/en${path}`]),
    );
  expect((await get('/robots.txt', { isBilingual: true })).html).toContain(
    '\nDisallow: /en/clientes/perfil\n',
  );
});
