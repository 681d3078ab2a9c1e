import { NO_DETAILS, STORY_MAX, WORK_HOURS_MAX } from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import type { CaseContext } from '../case-context.ts';
import type { Parts } from '../fixtures/files.ts';
import { editProduct, newProduct, productListed } from '../fixtures/products.ts';
import { equal, present } from '../http/difference.ts';

const SAID = {
  largoMm: 24.5,
  anchoMm: 18.3,
  pesoG: 3.21,
  hechoPor: 'Ana',
  horas: 6,
  historia: 'Hilo por hilo,\ncon la lupa puesta.',
};

/** What visitors and the back office are told of a product, each in one order. */
async function told(context: CaseContext, product: { idProducto: number }) {
  const params = { id: product.idProducto };
  const { ficha } = (await context.ask('getProduct', '', { params })).ok();
  const { ficha: listed } = await productListed(context, product);
  return { visitors: ficha && { ...NO_DETAILS, ...ficha }, staff: { ...NO_DETAILS, ...listed } };
}

const WRONG: readonly [field: keyof typeof SAID, value: string][] = [
  ['largoMm', '0'],
  ['largoMm', '24.55'],
  ['largoMm', '24,5'],
  ['anchoMm', '1000'],
  ['pesoG', '3.215'],
  ['pesoG', '-1'],
  ['hechoPor', 'x'.repeat(121)],
  ['horas', '6.5'],
  ['horas', String(WORK_HOURS_MAX + 1)],
  ['historia', 'x'.repeat(STORY_MAX + 1)],
];

/** How large a piece is and how it was made: an extension of the contract. */
export const pieceDetailsCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'piece-details.keep',
    title: 'measures, maker, hours and story are kept exactly, changed one by one, and taken away',
    statuses: [
      ['createProduct', 201],
      ['updateProduct', 200],
    ],
    writes: true,
    needs: ['administrator', 'pieceDetails'],
    async run(context) {
      const piece = await newProduct(context, SAID);
      equal('what was said', await told(context, piece), { visitors: SAID, staff: SAID });
      const edit = async (parts: Parts) => (await editProduct(context, piece, parts)).ok();
      await edit({ largoMm: 0.1, hechoPor: '', horas: '' });
      const changed = { ...SAID, largoMm: 0.1, hechoPor: null, horas: null };
      equal('what was changed', await told(context, piece), { visitors: changed, staff: changed });
      await edit({ largoMm: '', anchoMm: '', pesoG: '', historia: ' ' });
      const nothing = { visitors: undefined, staff: NO_DETAILS };
      equal('what is left', await told(context, piece), nothing);
    },
  }),
  defineCase({
    id: 'piece-details.none',
    title: 'visitors are told nothing of a piece of which nothing is said',
    statuses: [['createProduct', 201]],
    writes: true,
    needs: ['administrator', 'pieceDetails'],
    async run(context) {
      const piece = await newProduct(context);
      equal('what is told', await told(context, piece), { visitors: undefined, staff: NO_DETAILS });
    },
  }),
  defineCase({
    id: 'piece-details.listed',
    title: 'a list for visitors tells the measures of a piece, and nothing else than its own call',
    statuses: [['listInitialCatalog', 200]],
    writes: true,
    needs: ['administrator', 'pieceDetails'],
    async run(context) {
      const piece = await newProduct(context, SAID);
      const list = (await context.ask('listInitialCatalog', '')).ok();
      const listed = list.find(({ idProducto }) => idProducto === piece.idProducto);
      const { largoMm, anchoMm, pesoG, ...making } = present(listed?.ficha, 'ficha in the list');
      const { historia, horas, hechoPor, ...measures } = SAID;
      equal('the measures', { largoMm, anchoMm, pesoG }, measures);
      // How it was made may be left out.
      const made = { historia, horas, hechoPor };
      equal('how it was made', { ...made, ...making }, made);
    },
  }),
  defineCase({
    id: 'piece-details.wrong',
    title: 'what is too much, too exact or no number is 400 and changes nothing',
    statuses: [['updateProduct', 400]],
    writes: true,
    needs: ['administrator', 'pieceDetails'],
    async run(context) {
      const piece = await newProduct(context, SAID);
      for (const [field, value] of WRONG)
        (await editProduct(context, piece, { [field]: value }, `${field} ${value}`)).refused(400, {
          campos: [field],
        });
      equal('what was said', (await told(context, piece)).staff, SAID);
    },
  }),
];
