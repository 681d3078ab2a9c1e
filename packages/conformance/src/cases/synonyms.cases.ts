import { SYNONYM_GROUPS_MAX, SYNONYM_MAX } from '@filigrana/sdk/domain';
import type { CaseContext } from '../case-context.ts';
import { defineCase, type ConformanceCase } from '../case.ts';
import { idsOf } from '../fixtures/catalog.ts';
import { uniqueWord } from '../fixtures/fresh.ts';
import { newProduct } from '../fixtures/products.ts';
import { equal } from '../http/difference.ts';
import { refusals } from './refusals.ts';

/** A table that a case may write, put back after it. */
async function keptTable(context: CaseContext) {
  const token = await context.token(2);
  const read = async () => (await context.ask('getSynonyms', '')).ok();
  const { grupos } = await read();
  context.later((undo) => undo('setSynonyms', '', { token, json: { grupos } }));
  const set = (what: string, json: { grupos: string[][] | null; version?: number }) =>
    context.ask('setSynonyms', what, { token, json });
  return { read, set };
}

export const synonymsCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'synonyms.search',
    title:
      'a word that was set as a synonym finds what the other one finds, until it is taken away, and everybody may know it',
    statuses: [
      ['getSynonyms', 200],
      ['setSynonyms', 200],
      ['searchCatalog', 200],
    ],
    writes: true,
    needs: ['administrator', 'synonyms'],
    async run(context) {
      const { read, set } = await keptTable(context);
      const piece = await newProduct(context);
      const word = `zz${piece.idProducto}q`;
      const isFound = async () => {
        const found = await context.ask('searchCatalog', '', { query: { termino: word } });
        return idsOf(found.ok()).includes(piece.idProducto);
      };
      equal('whether an unknown word finds a piece', await isFound(), false);
      const [own = ''] = piece.nombre.split(' ');
      (await set('', { grupos: [[own, word]] })).ok();
      equal('the groups that were set', (await read()).grupos, [[own, word]]);
      equal('whether the new synonym finds it', await isFound(), true);
      (await set('without a group', { grupos: [] })).ok();
      equal('whether it does without the synonym', await isFound(), false);
      (await set('with null', { grupos: null })).ok();
      equal('the groups when those of the trade are back', (await read()).grupos, null);
    },
  }),
  defineCase({
    id: 'synonyms.understanding',
    title:
      'every word of a search counts, in any order and number, by its beginning or with one letter wrong',
    statuses: [['searchCatalog', 200]],
    writes: true,
    needs: ['administrator', 'synonyms'],
    async run(context) {
      const [first, second, other] = [uniqueWord(), uniqueWord(), uniqueWord()];
      const { idProducto } = await newProduct(context, { nombre: `${first} de ${second}` });
      const found = async (termino: string, isFound: boolean) => {
        const answer = await context.ask('searchCatalog', '', { query: { termino } });
        equal(`whether '${termino}' finds it`, idsOf(answer.ok()).includes(idProducto), isFound);
      };
      await found(`${second} ${first}`, true);
      await found(`${first.toUpperCase()}s`, true);
      await found(second.slice(0, -2), true);
      await found(`${first.slice(0, 3)}ñ${first.slice(4)}`, true);
      await found(`${first} ${other}`, false);
    },
  }),
  defineCase({
    id: 'synonyms.repeated',
    title:
      'a word in two groups is 400, whatever its case, accents and number, and changes nothing',
    statuses: [['setSynonyms', 400]],
    writes: true,
    needs: ['administrator', 'synonyms'],
    async run(context) {
      const { read, set } = await keptTable(context);
      const { grupos } = await read();
      const twice = [
        ['anillo', 'sortija'],
        ['aro', 'ANÍLLOS'],
      ];
      (await set('with a word in two groups', { grupos: twice })).refused(400, {
        code: 'VALIDATION',
        campos: ['grupos'],
      });
      equal('the groups after the refusal', (await read()).grupos, grupos);
    },
  }),
  defineCase({
    id: 'synonyms.version',
    title: 'a table that started from an older version is 409 VERSION_CONFLICT and changes nothing',
    statuses: [['setSynonyms', 409]],
    writes: true,
    needs: ['administrator', 'synonyms', 'versions'],
    async run(context) {
      const { read, set } = await keptTable(context);
      const { version = 0 } = await read();
      (await set('', { grupos: [['oro', 'sol']], version })).ok();
      const second = await set('of an older version', { grupos: [['oro', 'luna']], version });
      second.refused(409, { code: 'VERSION_CONFLICT' });
      equal('the groups after the refusal', (await read()).grupos, [['oro', 'sol']]);
    },
  }),
  ...refusals({
    operation: 'setSynonyms',
    valid: { json: { grupos: [['oro']] } },
    invalid: [
      ['no groups', { json: {} }, ['grupos']],
      ['a text for groups', { json: { grupos: 'oro, sol' } }, ['grupos']],
      ['two words in one', { json: { grupos: [['oro', 'plata fina']] } }, ['grupos']],
      ['a word alone', { json: { grupos: [['oro']] } }],
      ['a word that is too long', { json: { grupos: [['oro', 'x'.repeat(SYNONYM_MAX + 1)]] } }],
      [
        'too many groups',
        {
          json: {
            grupos: Array.from({ length: SYNONYM_GROUPS_MAX + 1 }, (_, n) => [`a${n}`, `b${n}`]),
          },
        },
        ['grupos'],
      ],
      ['a word that says nothing', { json: { grupos: [['oro', 'de']] } }, ['grupos']],
    ],
  }),
];
