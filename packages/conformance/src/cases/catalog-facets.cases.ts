import {
  FILTER_OPTIONS,
  LIST_FILTERS,
  chargedPrice,
  isSold,
  optionCount,
} from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import type { CaseContext } from '../case-context.ts';
import { idsOf } from '../fixtures/catalog.ts';
import { unique } from '../fixtures/fresh.ts';
import { editProduct, nameOf, newProduct, type WireProduct } from '../fixtures/products.ts';
import { withStock } from '../fixtures/with-stock.ts';
import { equal } from '../http/difference.ts';
import { refusals } from './refusals.ts';

type Query = Record<string, string | number | readonly string[]>;

async function filtered({ ask }: CaseContext, query: Query): Promise<WireProduct[]> {
  return (await ask('filterCatalog', '', { query })).ok();
}

async function counted({ ask }: CaseContext, query: Query) {
  return (await ask('countCatalog', '', { query })).ok();
}

const priceOf = ({ precio, precioEspecial = null }: WireProduct) =>
  chargedPrice({ precio, precioEspecial });

/** Ranges that are none, with the field that is to be named. */
const RANGES: [what: string, request: { query: Query }, campos: string[]][] = [
  ['a price below zero', { query: { precioMinimo: -1 } }, ['precioMinimo']],
  ['a text for a price', { query: { precioMaximo: 'NaN' } }, ['precioMaximo']],
  ['a price above all', { query: { precioMaximo: 1_000_001 } }, ['precioMaximo']],
  ['a fraction of a cent', { query: { precioMinimo: 19.999 } }, ['precioMinimo']],
  [
    'a lowest price above the highest',
    { query: { precioMinimo: 50, precioMaximo: 49.99 } },
    ['precioMinimo'],
  ],
  ['another word than true or false', { query: { disponibles: 'quizas' } }, ['disponibles']],
];

/** Ranges of measures that are none. */
const MEASURES: typeof RANGES = [
  ['a length below zero', { query: { largoMinimo: -1 } }, ['largoMinimo']],
  ['a width above all', { query: { anchoMaximo: 1000 } }, ['anchoMaximo']],
  ['a length of two decimals', { query: { largoMaximo: 24.55 } }, ['largoMaximo']],
  ['a weight of three decimals', { query: { pesoMinimo: 3.215 } }, ['pesoMinimo']],
  [
    'a smallest weight above the largest',
    { query: { pesoMinimo: 3, pesoMaximo: 2.99 } },
    ['pesoMinimo'],
  ],
];

/** Ranges, what is there, further orders and counts: an extension of the contract. */
export const catalogFacetCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'catalog.filter-range',
    title: 'a range of prices holds both its ends, by the price charged',
    statuses: [['filterCatalog', 200]],
    writes: true,
    needs: ['administrator', 'catalogFacets'],
    async run(context) {
      const { idProducto } = await newProduct(context, { precio: 90, precioEspecial: 25 });
      const holds = async (query: Query) =>
        idsOf(await filtered(context, query)).includes(idProducto);
      const found = {
        exact: await holds({ precioMinimo: 25, precioMaximo: 25 }),
        below: await holds({ precioMaximo: 24.99 }),
        above: await holds({ precioMinimo: 25.01 }),
      };
      equal('a piece of 25 in 25 to 25, up to 24.99, from 25.01', found, {
        ...{ exact: true, below: false, above: false },
      });
    },
  }),
  defineCase({
    id: 'catalog.filter-measures',
    title:
      'a range of a measure holds both its ends and leaves out pieces of which it is not known',
    statuses: [['filterCatalog', 200]],
    writes: true,
    needs: ['administrator', 'catalogFacets', 'pieceDetails'],
    async run(context) {
      const measured = await newProduct(context, { largoMm: 24.5, anchoMm: 18, pesoG: 3.21 });
      const plain = await newProduct(context);
      const holds = async (query: Query) => {
        const ids = idsOf(await filtered(context, query));
        return [measured, plain].map(({ idProducto }) => ids.includes(idProducto));
      };
      const exact = { largoMinimo: 24.5, largoMaximo: 24.5, pesoMinimo: 3.21, pesoMaximo: 3.21 };
      equal('a piece of 24.5 mm and 3.21 g in just that', await holds(exact), [true, false]);
      equal('it from 24.6 mm', await holds({ largoMinimo: 24.6 }), [false, false]);
      equal('it up to 17.9 mm wide', await holds({ anchoMaximo: 17.9 }), [false, false]);
      equal('it up to 3.2 g', await holds({ ...exact, pesoMinimo: 0, pesoMaximo: 3.2 }), [
        false,
        false,
      ]);
    },
  }),
  defineCase({
    id: 'catalog.counts-measures',
    title: 'the ends of a measure are of what a text finds, whatever the range of that measure',
    statuses: [['countCatalog', 200]],
    writes: true,
    needs: ['administrator', 'catalogFacets', 'pieceDetails'],
    async run(context) {
      const termino = unique('conformidad medida');
      const descripcion = `Una ${termino}.`;
      await newProduct(context, { descripcion, largoMm: 24.5 });
      await newProduct(context, { descripcion, largoMm: 45, pesoG: 3.2 });
      await newProduct(context, { descripcion });
      const { total, largoMinimo, largoMaximo, pesoMinimo, pesoMaximo, anchoMinimo } =
        await counted(context, { termino, largoMaximo: 30 });
      equal(
        'pieces up to 30 mm, with the lengths of all and the weights of those',
        { total, largoMinimo, largoMaximo, pesoMinimo, pesoMaximo, anchoMinimo },
        {
          ...{ total: 1, largoMinimo: 24.5, largoMaximo: 45 },
          ...{ pesoMinimo: null, pesoMaximo: null, anchoMinimo: null },
        },
      );
    },
  }),
  defineCase({
    id: 'catalog.filter-measures-400',
    title: 'a range of a measure that is none is 400 VALIDATION',
    statuses: [
      ['filterCatalog', 400],
      ['countCatalog', 400],
    ],
    needs: ['catalogFacets', 'pieceDetails'],
    async run({ ask }) {
      for (const [what, request, campos] of MEASURES) {
        (await ask('filterCatalog', `with ${what}`, request)).refused(400, { campos });
        (await ask('countCatalog', `with ${what}`, request)).refused(400, { campos });
      }
    },
  }),
  defineCase({
    id: 'catalog.filter-available',
    title: 'disponibles leaves out what is sold out, and takes it again when there is some',
    statuses: [['filterCatalog', 200]],
    writes: true,
    needs: ['administrator', 'catalogFacets'],
    async run(context) {
      const piece = await newProduct(context, { stock: 1 });
      const { nombreCategoria } = await context.choices();
      const holds = async (query: Query) =>
        idsOf(await filtered(context, { categoria: nombreCategoria, ...query })).includes(
          piece.idProducto,
        );
      equal('a piece with stock among what is there', await holds({ disponibles: 'true' }), true);
      (await editProduct(context, piece, { stock: 0 })).ok();
      equal('it without stock', await holds({ disponibles: 'true' }), false);
      equal('it without stock, when everything is asked for', await holds({}), true);
      equal('it with disponibles=false', await holds({ disponibles: 'false' }), true);
    },
  }),
  defineCase({
    id: 'catalog.filter-orders',
    title: 'orden sorts by what came last or by name, and precio goes before it',
    statuses: [['filterCatalog', 200]],
    needs: ['catalogFacets'],
    async run(context) {
      // What is sold goes last, in every order.
      const left = async (query: Query) =>
        (await filtered(context, query)).filter((product) => !isSold(withStock(product)));
      const newest = idsOf(await left({ orden: 'nuevos' }));
      equal(
        'products with orden=nuevos',
        newest,
        newest.toSorted((a, b) => b - a),
      );
      const names = (await left({ orden: 'nombre' })).map(nameOf);
      const { compare } = new Intl.Collator('es', { numeric: true });
      equal('names with orden=nombre', names, names.toSorted(compare));
      equal(
        'products with precio=asc and orden=nombre',
        idsOf(await left({ precio: 'asc', orden: 'nombre' })),
        idsOf(await left({ precio: 'asc' })),
      );
    },
  }),
  defineCase({
    id: 'catalog.counts',
    title: 'an option counts what the list shows when it is chosen beside the other filters',
    statuses: [
      ['countCatalog', 200],
      ['filterCatalog', 200],
    ],
    needs: ['catalogFacets'],
    async run(context) {
      const prices = (await filtered(context, {})).map(priceOf);
      const middle = prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0;
      const query: Query = { categoria: ['Anillos', 'Aretes'], precioMaximo: middle };
      const counts = await counted(context, query);
      equal('all together', counts.total, (await filtered(context, query)).length);
      equal(
        'those that are there',
        counts.disponibles,
        (await filtered(context, { ...query, disponibles: 'true' })).length,
      );
      for (const key of LIST_FILTERS)
        for (const { value } of FILTER_OPTIONS[key]) {
          const shown = await filtered(context, { ...query, [key]: value });
          equal(`${key} ${value}`, optionCount(counts, key, value), shown.length);
        }
      const whole = (await filtered(context, { categoria: ['Anillos', 'Aretes'] })).map(priceOf);
      equal(
        'the lowest and the highest price, whatever the range',
        [counts.precioMinimo, counts.precioMaximo],
        whole.length > 0 ? [Math.min(...whole), Math.max(...whole)] : [null, null],
      );
    },
  }),
  defineCase({
    id: 'catalog.counts-search',
    title: 'counts of a text are of the pieces that it finds, also where it names a category',
    statuses: [['countCatalog', 200]],
    writes: true,
    needs: ['administrator', 'catalogFacets'],
    async run(context) {
      const termino = unique('conformidad contada');
      await newProduct(context, { descripcion: `Una ${termino}.`, precio: 31.5, stock: 2 });
      const { total, disponibles, precioMinimo, precioMaximo } = await counted(context, {
        termino,
        precioMaximo: 30,
      });
      equal(
        'pieces up to 30, and the prices of all that the text finds',
        { total, disponibles, precioMinimo, precioMaximo },
        { total: 0, disponibles: 0, precioMinimo: 31.5, precioMaximo: 31.5 },
      );
      equal('pieces of a text', (await counted(context, { termino })).total, 1);
      equal('pieces of nothing', (await counted(context, { termino: 'zzqqxxzz' })).total, 0);
      const rings = await counted(context, { categoria: 'Anillos' });
      // Where there are none, other pieces may have the word.
      if (rings.total > 0)
        equal(
          'a category by its name',
          (await counted(context, { termino: 'anillos' })).total,
          rings.total,
        );
    },
  }),
  defineCase({
    id: 'catalog.filter-range-400',
    title: 'filterCatalog is 400 VALIDATION for a range of prices that is none',
    statuses: [['filterCatalog', 400]],
    needs: ['catalogFacets'],
    async run({ ask }) {
      for (const [what, request, campos] of RANGES)
        (await ask('filterCatalog', `with ${what}`, request)).refused(400, { campos });
      const query = { orden: 'viejos' };
      (await ask('filterCatalog', 'with another order', { query })).refused(400, {
        campos: ['orden'],
      });
    },
  }),
  ...refusals({
    operation: 'countCatalog',
    invalid: [
      ...RANGES,
      ['a text that is too long', { query: { termino: 'x'.repeat(121) } }, ['termino']],
    ],
  }),
];
