import { defineCase, type ConformanceCase } from '../case.ts';
import type { CaseContext } from '../case-context.ts';
import { whole } from '../fixtures/whole.ts';
import type { RequestOptions } from '../http/client.ts';
import { check, Difference, equal } from '../http/difference.ts';

type Listed = 'listOrders' | 'listCustomers' | 'listSpecialOrders' | 'listAllProducts';
type Query = NonNullable<RequestOptions['query']>;
type Item = Record<string, unknown>;

interface Page {
  elementos: Item[];
  siguiente: number | null;
  encontrados: number | null;
}

/** What no list may be asked for, with the field that is to be named. */
const WRONG: readonly (readonly [what: string, query: Query, field: string])[] = [
  ['an empty page', { limite: 0 }, 'limite'],
  ['a page that is too long', { limite: 501 }, 'limite'],
  ['a number that is none', { limite: 2, despuesDe: 'último' }, 'despuesDe'],
  ['a text that is too long', { limite: 2, busqueda: 'x'.repeat(121) }, 'busqueda'],
];

/** Enough to see that pages join, however long the list is. */
const PAGES = 3;

async function readAll({ ask, token }: CaseContext, operation: Listed): Promise<Item[]> {
  return whole<Item>((await ask(operation, 'whole', { token: await token(2) })).ok() as Item[]);
}

async function readPage(
  { ask, token }: CaseContext,
  operation: Listed,
  query: Query,
): Promise<Page> {
  const answer = (await ask(operation, 'a page', { token: await token(2), query })).ok();
  if (Array.isArray(answer)) throw new Difference('the whole list was answered to `limite`');
  return answer as Page;
}

/**
 * @param key What tells the items of a list apart.
 * @param textsOf What of an item a search has to find it by, each alone.
 */
const pagesCase = (
  id: string,
  operation: Listed,
  key: string,
  textsOf: (item: Item) => readonly string[],
) =>
  defineCase({
    id,
    title: `${operation} is read page by page, none comes twice, and a search finds its own`,
    statuses: [[operation, 200]],
    needs: ['administrator', 'listPages'],
    async run(context) {
      const ids = (await readAll(context, operation)).map((item) => item[key]);
      const first = await readPage(context, operation, { limite: 2 });
      equal('the number of those that fit', first.encontrados, ids.length);
      const read = [...first.elementos];
      let next = first.siguiente;
      for (let pages = 1; next !== null && pages < PAGES; pages += 1) {
        const page = await readPage(context, operation, { limite: 2, despuesDe: next });
        check(page.elementos.length > 0, 'The page after `siguiente` is empty');
        read.push(...page.elementos);
        next = page.siguiente;
      }
      const keys = read.map((item) => item[key]);
      equal('items that come twice', keys.length - new Set(keys).size, 0);
      equal('the number of those that were read', keys.length, Math.min(2 * PAGES, ids.length));
      equal(
        'items that the whole list lacks',
        keys.filter((each) => !ids.includes(each)),
        [],
      );
      const [item] = read;
      if (!item) return;
      for (const words of textsOf(item)) {
        const busqueda = words.toUpperCase();
        const found = await readPage(context, operation, { limite: 500, busqueda });
        check(
          found.elementos.some((each) => each[key] === item[key]),
          `A search for ‘${busqueda}’ does not find the ${key} ${String(item[key])}`,
        );
      }
      const none = await readPage(context, operation, { limite: 2, busqueda: 'qxzjqxzj' });
      equal('what a search for nonsense finds', none.elementos, []);
    },
  });

/** @param more What this list alone may not be asked for. */
const wrongPagesCase = (id: string, operation: Listed, more: typeof WRONG = []) =>
  defineCase({
    id,
    title: `${operation} is 400 VALIDATION for a page that the contract does not allow`,
    statuses: [[operation, 400]],
    needs: ['administrator', 'listPages'],
    async run({ ask, token }) {
      for (const [what, query, field] of [...WRONG, ...more]) {
        const answer = await ask(operation, `for ${what}`, { token: await token(2), query });
        answer.refused(400, { campos: [field] });
      }
    },
  });

const text = (item: Item, name: string) => String(item[name] ?? '');

/** Long lists in parts, an extension of the contract. */
export const listPagesCases: readonly ConformanceCase[] = [
  pagesCase('orders.pages', 'listOrders', 'idPedido', (order) => [text(order, 'resumen')]),
  pagesCase('customers.pages', 'listCustomers', 'identificacion', (customer) => [
    `${text(customer, 'nombre')} ${text(customer, 'apellido')}`.trim(),
    // That of a closed or released account may be no number.
    ...[text(customer, 'identificacion'), text(customer, 'telefono')].filter((number) =>
      /^\d+$/.test(number),
    ),
  ]),
  pagesCase('special-orders.pages', 'listSpecialOrders', 'idPedidoEspecial', (order) => [
    text(order, 'nombreUsuario'),
    `#${text(order, 'idPedidoEspecial')}`,
  ]),
  pagesCase('products.pages', 'listAllProducts', 'idProducto', (product) => [
    text(product, 'nombreProducto') || text(product, 'nombre'),
  ]),
  wrongPagesCase('orders.wrong-pages', 'listOrders', [
    ['a state that is none', { limite: 2, estado: 'perdido' }, 'estado'],
    ['a day that is none', { limite: 2, desde: '2026-02-30' }, 'desde'],
  ]),
  wrongPagesCase('customers.wrong-pages', 'listCustomers'),
  wrongPagesCase('special-orders.wrong-pages', 'listSpecialOrders'),
  wrongPagesCase('products.wrong-pages', 'listAllProducts'),
];
