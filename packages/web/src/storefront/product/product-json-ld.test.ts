import { expect, test } from 'vitest';
import { piece, ring } from '../../../test/storefront/products.ts';
import { productJsonLd } from './product-json-ld.ts';

const absolute = (path: string) => new URL(path, 'https://filigrana.test').href;
const graphOf = (product: Parameters<typeof productJsonLd>[0]) =>
  (productJsonLd(product, 'Filigrana', absolute) as { '@graph': Record<string, unknown>[] })[
    '@graph'
  ];

test('a piece with complete addresses and the price that is charged', () => {
  expect(graphOf(ring())[0]).toMatchObject({
    '@type': 'Product',
    name: 'Anillo Trenza',
    image: 'https://filigrana.test/media/topos.webp',
    category: 'Anillos',
    material: 'Plata',
    brand: { name: 'Filigrana' },
    offers: {
      url: 'https://filigrana.test/clientes/producto/4',
      price: '139.00',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
  });
});

test('a piece of which nothing is left is out of stock', () => {
  expect(graphOf(piece({ stock: 0 }))[0]).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});

test('where it lies: Inicio, Catalogo, the piece', () => {
  expect(graphOf(ring())[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Inicio', item: 'https://filigrana.test/' },
      { position: 2, name: 'Catalogo', item: 'https://filigrana.test/clientes/catalogo' },
      { position: 3, name: 'Anillo Trenza', item: 'https://filigrana.test/clientes/producto/4' },
    ],
  });
});
