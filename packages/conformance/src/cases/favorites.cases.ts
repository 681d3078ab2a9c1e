import { defineCase, type ConformanceCase } from '../case.ts';
import type { CaseContext } from '../case-context.ts';
import { newCustomer } from '../fixtures/accounts.ts';
import { editProduct, newPiece } from '../fixtures/products.ts';
import { check, equal } from '../http/difference.ts';
import { NO_ID, refusals } from './refusals.ts';

/** What a customer keeps of these pieces, in the order of the answer. */
function keeper({ ask, later }: CaseContext, token: string, pieces: readonly number[]) {
  const own = (kept: readonly { idProducto: number }[]) =>
    kept.map(({ idProducto }) => idProducto).filter((id) => pieces.includes(id));
  const at = (id: number) => ({ token, params: { id } });
  for (const id of pieces) later((again) => again('removeFavorite', '', at(id)));
  return {
    list: async () => own((await ask('listFavorites', '', { token })).ok()),
    add: async (id: number) => own((await ask('addFavorite', '', at(id))).ok()),
    remove: async (id: number, what = '') => own((await ask('removeFavorite', what, at(id))).ok()),
    merge: async (productos: number[], what = '') =>
      own((await ask('mergeFavorites', what, { token, json: { productos } })).ok()),
  };
}

/** Pieces that customers keep, and lines that they save for later: an extension of the contract. */
export const favoritesCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'favorites.keep',
    title: 'what a customer keeps is listed once, newest first, to nobody else, until taken out',
    statuses: [
      ['listFavorites', 200],
      ['addFavorite', 200],
      ['removeFavorite', 200],
    ],
    writes: true,
    needs: ['pieces', 'favorites'],
    async run(context) {
      const [one, two] = [await newPiece(context), await newPiece(context)];
      const pieces = [one.idProducto, two.idProducto] as const;
      const { token } = await context.customer(0);
      const mine = keeper(context, token, pieces);
      const others = keeper(context, (await context.customer(1)).token, pieces);
      equal('after the first', await mine.add(pieces[0]), [pieces[0]]);
      equal('after the second', await mine.add(pieces[1]), [pieces[1], pieces[0]]);
      equal('after the first again', await mine.add(pieces[0]), [pieces[1], pieces[0]]);
      const [kept] = (await context.ask('listFavorites', '', { token })).ok();
      check(!Number.isNaN(Date.parse(kept?.fecha ?? '')), `fecha is no moment: ${kept?.fecha}`);
      equal('of somebody else', await others.list(), []);
      equal('without the second', await mine.remove(pieces[1]), [pieces[0]]);
      const again = await mine.remove(pieces[1], 'of what is not kept');
      equal('without the second, again', again, [pieces[0]]);
    },
  }),
  defineCase({
    id: 'favorites.merge',
    title: 'what a device kept comes in front, once, without what does not exist',
    statuses: [['mergeFavorites', 200]],
    writes: true,
    needs: ['pieces', 'favorites'],
    async run(context) {
      const all = [await newPiece(context), await newPiece(context), await newPiece(context)];
      const [one = 0, two = 0, three = 0] = all.map(({ idProducto }) => idProducto);
      const { token } = await context.customer(0);
      const mine = keeper(context, token, [one, two, three]);
      await mine.add(one);
      const merged = [three, two, one];
      equal('merged', await mine.merge([three, NO_ID, one, two]), merged);
      equal('merged again', await mine.merge([two, three], 'again'), merged);
      equal('merged with nothing', await mine.merge([], 'of nothing'), merged);
    },
  }),
  defineCase({
    id: 'favorites.withdrawn',
    title:
      'a piece that is no longer listed stays, and can go; one can be kept anew only by a device that had it',
    statuses: [['addFavorite', 404]],
    writes: true,
    needs: ['administrator', 'favorites'],
    async run(context) {
      const piece = await newPiece(context);
      const { idProducto } = piece;
      const { token } = await context.customer(0);
      const mine = keeper(context, token, [idProducto]);
      await mine.add(idProducto);
      (await editProduct(context, piece, { estado: 0 })).ok();
      equal('while it is not listed', await mine.list(), [idProducto]);
      const refused = await context.ask('addFavorite', 'of a piece that is not listed', {
        token,
        params: { id: idProducto },
      });
      refused.refused(404, { code: 'NOT_FOUND' });
      await mine.remove(idProducto);
      equal('taken out', await mine.list(), []);
      equal('kept by a device', await mine.merge([idProducto]), [idProducto]);
      (await editProduct(context, piece, { estado: 1, stock: 5 })).ok();
      equal('when it is listed again', await mine.list(), [idProducto]);
    },
  }),
  defineCase({
    id: 'favorites.saved-lines',
    title: 'a line saved for later is there once with its quantity, newest first, until taken out',
    statuses: [
      ['listSavedLines', 200],
      ['saveLines', 200],
    ],
    writes: true,
    needs: ['customer', 'administrator', 'favorites'],
    async run(context) {
      const [one, two] = [await newPiece(context), await newPiece(context)];
      const of = ({ idProducto, idProducto_talla }: typeof one, cantidad: number) => ({
        ...{ idProducto, idProducto_talla, cantidad },
      });
      const { token } = await newCustomer(context);
      const list = async (who = token) =>
        (await context.ask('listSavedLines', '', { token: who })).ok();
      const save = async (...lines: { idProducto_talla: number; cantidad: number }[]) => {
        const lineas = lines.map(({ idProducto_talla, cantidad }) => ({
          ...{ idProducto_talla, cantidad },
        }));
        return (await context.ask('saveLines', '', { token, json: { lineas } })).ok();
      };
      equal('before', await list(), []);
      equal('after the first', await save(of(one, 2)), [of(one, 2)]);
      equal('after the second', await save(of(two, 1)), [of(two, 1), of(one, 2)]);
      const merged = [of(one, 3), of(two, 1)];
      const unknown = { idProducto_talla: NO_ID, cantidad: 1 };
      equal('with more of the first', await save(of(one, 3), unknown), merged);
      equal('of a line named twice', await save(of(one, 3), of(one, 0)), merged);
      equal('of somebody else', await list((await newCustomer(context)).token), []);
      (await editProduct(context, one, { estado: 0 })).ok();
      equal('while one is not listed', await list(), merged);
      equal('saved while not listed', await save(of(one, 9)), [of(one, 9), of(two, 1)]);
      (await editProduct(context, one, { estado: 1, stock: 5 })).ok();
      equal('when it is listed again', await list(), [of(one, 9), of(two, 1)]);
      equal('with one taken out', await save(of(one, 0)), [of(two, 1)]);
      equal('read again', await list(), [of(two, 1)]);
    },
  }),
  ...refusals({ operation: 'listSavedLines' }),
  ...refusals({
    operation: 'saveLines',
    valid: { json: { lineas: [] } },
    invalid: [
      ['no lines', { json: {} }, ['lineas']],
      ['a line without a quantity', { json: { lineas: [{ idProducto_talla: NO_ID }] } }],
      ['less than nothing', { json: { lineas: [{ idProducto_talla: NO_ID, cantidad: -1 }] } }],
      [
        'more than 50 lines',
        { json: { lineas: Array(51).fill({ idProducto_talla: NO_ID, cantidad: 0 }) } },
        ['lineas'],
      ],
    ],
  }),
  ...refusals({ operation: 'listFavorites' }),
  ...refusals({ operation: 'addFavorite', valid: { params: { id: NO_ID } }, missing: true }),
  ...refusals({ operation: 'removeFavorite', valid: { params: { id: NO_ID } } }),
  ...refusals({
    operation: 'mergeFavorites',
    valid: { json: { productos: [NO_ID] } },
    invalid: [
      ['no products', { json: {} }, ['productos']],
      ['products that are no ids', { json: { productos: ['uno'] } }],
      ['more than 200 products', { json: { productos: Array(201).fill(NO_ID) } }, ['productos']],
    ],
  }),
];
