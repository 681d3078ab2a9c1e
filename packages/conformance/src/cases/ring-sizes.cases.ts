import { defineCase, type ConformanceCase } from '../case.ts';
import { newCustomer } from '../fixtures/accounts.ts';
import { equal } from '../http/difference.ts';
import { refusals } from './refusals.ts';

const size = (mano: 'izquierda' | 'derecha', tamanio: string) => ({
  mano,
  dedo: 'anular' as const,
  tamanio,
});

/** Ring sizes that a customer keeps: an extension of the contract. */
export const ringSizesCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'ring-sizes.keep',
    title:
      'one size is kept for a finger, the last one first, until it is forgotten; nobody else sees it',
    statuses: [
      ['listRingSizes', 200],
      ['saveRingSizes', 200],
    ],
    writes: true,
    needs: ['customer', 'ringSizes'],
    async run(context) {
      const { token } = await newCustomer(context);
      const list = async (who = token) =>
        (await context.ask('listRingSizes', '', { token: who })).ok();
      const save = async (
        ...tallas: (Omit<ReturnType<typeof size>, 'tamanio'> & { tamanio: string | null })[]
      ) => (await context.ask('saveRingSizes', '', { token, json: { tallas } })).ok();
      equal('before', await list(), []);
      const [left, right] = [size('izquierda', '7'), size('derecha', '8')];
      equal('after the first', await save(left), [left]);
      equal('after the other hand', await save(right), [right, left]);
      const larger = size('izquierda', '10');
      equal('after another size of the first', await save(larger), [larger, right]);
      equal('of a finger named twice', await save(left, larger), [left, right]);
      equal('with nothing to change', await save(), [left, right]);
      const { token: other } = await newCustomer(context);
      equal('of somebody else', await list(other), []);
      equal('with one forgotten', await save({ ...left, tamanio: null }), [right]);
      equal('read again', await list(), [right]);
    },
  }),
  ...refusals({ operation: 'listRingSizes' }),
  ...refusals({
    operation: 'saveRingSizes',
    valid: { json: { tallas: [] } },
    invalid: [
      ['no sizes', { json: {} }, ['tallas']],
      ['a size that no ring has', { json: { tallas: [size('derecha', '13')] } }],
      [
        'a finger that nobody has',
        { json: { tallas: [{ ...size('derecha', '7'), dedo: 'codo' }] } },
      ],
      [
        'more fingers than ten',
        { json: { tallas: Array(11).fill(size('derecha', '7')) } },
        ['tallas'],
      ],
    ],
  }),
];
