import { isSold, normalizeText, parseSizes, sameText } from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import { check, equal } from '../http/difference.ts';
import { anyProduct, checkListed, idsOf } from '../fixtures/catalog.ts';
import { unique } from '../fixtures/fresh.ts';
import { nameOf, newProduct, type WireProduct } from '../fixtures/products.ts';
import { withStock } from '../fixtures/with-stock.ts';
import type { CaseContext } from '../case-context.ts';
import { refusals } from './refusals.ts';

type Query = Record<string, string | readonly string[]>;

async function filtered({ ask }: CaseContext, query: Query, what = ''): Promise<WireProduct[]> {
  return (await ask('filterCatalog', what, { query })).ok();
}

/** Filters and the search. */
export const catalogQuestionCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'catalog.filter-category',
    title: 'a filter by category finds just that category, whatever its case and accents',
    statuses: [['filterCatalog', 200]],
    async run(context) {
      const { nombreCategoria } = await anyProduct(context);
      const found = await filtered(context, { categoria: [nombreCategoria] });
      check(found.length > 0, `No product of category ${nombreCategoria}, but the list has one`);
      const foreign = found.filter((product) => product.nombreCategoria !== nombreCategoria);
      equal(`products of another category than ${nombreCategoria}`, foreign.map(nameOf), []);
      const odd = normalizeText(nombreCategoria).toUpperCase();
      equal(
        `products of '${odd}'`,
        idsOf(await filtered(context, { categoria: [odd] })),
        idsOf(found),
      );
    },
  }),
  defineCase({
    id: 'catalog.filter-alternatives',
    title: 'values of one key are alternatives, and an unknown value matches nothing',
    statuses: [['filterCatalog', 200]],
    async run(context) {
      const { nombreCategoria } = await anyProduct(context);
      const found = idsOf(await filtered(context, { categoria: nombreCategoria })).toSorted();
      const unknown = 'No existe tal cosa';
      equal(`products of '${unknown}'`, await filtered(context, { categoria: unknown }), []);
      const both = await filtered(context, { categoria: [unknown, nombreCategoria] });
      equal(`products of '${unknown}' or ${nombreCategoria}`, idsOf(both).toSorted(), found);
    },
  }),
  defineCase({
    id: 'catalog.filter-combination',
    title: 'different keys combine',
    statuses: [['filterCatalog', 200]],
    async run(context) {
      const { nombreCategoria, nombreMaterial } = await anyProduct(context);
      const query = { categoria: nombreCategoria, material: nombreMaterial };
      const found = await filtered(context, query);
      check(found.length > 0, `Nothing is ${nombreCategoria} of ${nombreMaterial}, but one is`);
      const foreign = found.filter(
        (product) =>
          product.nombreCategoria !== nombreCategoria || product.nombreMaterial !== nombreMaterial,
      );
      equal(
        `products that are not ${nombreCategoria} of ${nombreMaterial}`,
        foreign.map(nameOf),
        [],
      );
    },
  }),
  defineCase({
    id: 'catalog.filter-silver',
    title: 'silver does not include gold-plated pieces',
    statuses: [['filterCatalog', 200]],
    async run(context) {
      const found = await filtered(context, { material: 'Plata' });
      const plated = found.filter(({ nombreMaterial }) => !sameText(nombreMaterial, 'Plata'));
      equal("products of 'Plata' that are of another material", plated.map(nameOf), []);
    },
  }),
  defineCase({
    id: 'catalog.filter-size',
    title: 'a filter by size finds rings that have stock in it',
    statuses: [['filterCatalog', 200]],
    async run(context) {
      for (const size of ['5', '6', '7', '8']) {
        const found = await filtered(context, { tamano: size });
        const without = found.filter(
          ({ tallasDisponibles, tallas }) =>
            !parseSizes(tallasDisponibles).includes(size) &&
            !tallas?.some(({ tamanio, stock }) => tamanio === size && stock > 0),
        );
        equal(`products found by size ${size} that have none of it`, without.map(nameOf), []);
      }
    },
  }),
  defineCase({
    id: 'catalog.filter-price',
    title: 'precio orders by the price charged, falling or rising',
    statuses: [['filterCatalog', 200]],
    async run(context) {
      const price = ({ precio, precioEspecial }: WireProduct) => precioEspecial ?? precio ?? 0;
      // What is sold goes last, whatever it cost.
      const left = async (precio: string) =>
        (await filtered(context, { precio })).filter((product) => !isSold(withStock(product)));
      const rising = (await left('asc')).map(price);
      equal(
        'prices with precio=asc',
        rising,
        rising.toSorted((a, b) => a - b),
      );
      const falling = (await left('desc')).map(price);
      equal(
        'prices with precio=desc',
        falling,
        falling.toSorted((a, b) => b - a),
      );
      equal('products in both orders', rising.length, falling.length);
    },
  }),
  defineCase({
    id: 'catalog.search',
    title: 'the search finds a product by its name, whatever the case and accents',
    statuses: [['searchCatalog', 200]],
    async run(context) {
      const wanted = await anyProduct(context);
      const name = nameOf(wanted);
      for (const termino of [name, normalizeText(name).toUpperCase()]) {
        const found = (await context.ask('searchCatalog', '', { query: { termino } })).ok();
        checkListed('the search', found);
        check(idsOf(found).includes(wanted.idProducto), `'${termino}' does not find '${name}'`);
      }
    },
  }),
  defineCase({
    id: 'catalog.search-description',
    title: 'the search looks into descriptions too',
    statuses: [['searchCatalog', 200]],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      const termino = unique('conformidad escondida');
      const { idProducto } = await newProduct(context, { descripcion: `Una ${termino}.` });
      const found = (await context.ask('searchCatalog', '', { query: { termino } })).ok();
      equal('products found by their description', idsOf(found), [idProducto]);
    },
  }),
  defineCase({
    id: 'catalog.search-nothing',
    title: 'a text that nothing contains, and a blank one, find nothing',
    statuses: [['searchCatalog', 200]],
    async run({ ask }) {
      for (const termino of ['zzqqxxzz', '', '   ']) {
        const found = (await ask('searchCatalog', '', { query: { termino } })).ok();
        equal(`products found by '${termino}'`, found.map(nameOf), []);
      }
    },
  }),
  ...refusals({
    operation: 'filterCatalog',
    invalid: [
      ['an unknown order', { query: { precio: 'caro' } }, ['precio']],
      ['a value that is too long', { query: { categoria: 'x'.repeat(121) } }, ['categoria']],
    ],
  }),
  ...refusals({
    operation: 'searchCatalog',
    invalid: [
      ['no text', {}, ['termino']],
      ['a text that is too long', { query: { termino: 'x'.repeat(121) } }, ['termino']],
    ],
  }),
];
