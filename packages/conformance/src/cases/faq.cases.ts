import { FAQ_ANSWER_MAX, FAQ_QUESTION_MAX } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { defineCase, type ConformanceCase } from '../case.ts';
import { check, equal, present } from '../http/difference.ts';
import { allFaqs, newFaq } from '../fixtures/faqs.ts';
import { unique } from '../fixtures/fresh.ts';
import { faqDeletionCase } from './deletions.cases.ts';
import { NO_ID, refusals } from './refusals.ts';
import { faqVersionCases } from './versions.cases.ts';

const form = (fields: object = {}) => ({
  json: { pregunta: '¿Hacen envíos?', respuesta: 'A todo el país.', visible: 0, ...fields },
});
const missing = { ...form(), params: { idPregunta: NO_ID } };
const invalid = (params: object = {}) =>
  [
    ['a blank question', { ...params, ...form({ pregunta: '  ' }) }, ['pregunta']],
    ['no answer', { ...params, ...form({ respuesta: undefined }) }, ['respuesta']],
    ['visible 2', { ...params, ...form({ visible: 2 }) }, ['visible']],
    [
      'a question that is too long',
      { ...params, ...form({ pregunta: 'x'.repeat(FAQ_QUESTION_MAX + 1) }) },
      ['pregunta'],
    ],
    [
      'an answer that is too long',
      { ...params, ...form({ respuesta: 'x'.repeat(FAQ_ANSWER_MAX + 1) }) },
      ['respuesta'],
    ],
  ] as const;

/** What everybody's answer holds; a host may send more. */
const textsOf = ({ idPregunta, pregunta, respuesta, visible }: components['schemas']['Faq']) => ({
  idPregunta,
  pregunta,
  respuesta,
  visible,
});

export const faqCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'faq.visible',
    title: 'visitors see only visible questions',
    statuses: [['listVisibleFaqs', 200]],
    async run({ ask }) {
      const rows = (await ask('listVisibleFaqs', '')).ok();
      equal('hidden questions', rows.filter(({ visible }) => visible !== 1).length, 0);
    },
  }),
  defineCase({
    id: 'faq.all',
    title: 'an administrator sees at least the questions that visitors see',
    statuses: [['listFaqs', 200]],
    needs: ['administrator'],
    async run(context) {
      const all = (await allFaqs(context)).map(({ idPregunta }) => idPregunta);
      const visible = (await context.ask('listVisibleFaqs', '')).ok();
      const unseen = visible.filter(({ idPregunta }) => !all.includes(idPregunta));
      equal('visible questions that the administrator does not see', unseen, []);
    },
  }),
  defineCase({
    id: 'faq.create',
    title: 'a new question comes first, and visitors see it only when it is visible',
    statuses: [
      ['createFaq', 201],
      ['listFaqs', 200],
      ['listVisibleFaqs', 200],
    ],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      const shown = await newFaq(context, 1);
      const hidden = await newFaq(context, 0);
      const [newest, next] = await allFaqs(context);
      equal('the newest question', newest && textsOf(newest), hidden);
      equal('the question before it', next && textsOf(next), shown);
      const visible = (await context.ask('listVisibleFaqs', '')).ok();
      check(
        visible.some(({ idPregunta }) => idPregunta === shown.idPregunta),
        'Visitors do not see a new visible question',
      );
      check(
        !visible.some(({ idPregunta }) => idPregunta === hidden.idPregunta),
        'Visitors see a new hidden question',
      );
    },
  }),
  defineCase({
    id: 'faq.update',
    title: 'a change replaces question, answer and visibility',
    statuses: [['updateFaq', 200]],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      const { idPregunta } = await newFaq(context, 1);
      const json = { pregunta: unique('¿Otra?'), respuesta: 'No.', visible: 0 };
      const token = await context.token(2);
      (await context.ask('updateFaq', '', { token, params: { idPregunta }, json })).ok();
      const changed = (await allFaqs(context)).find((row) => row.idPregunta === idPregunta);
      const seen = textsOf(present(changed, 'The changed question'));
      equal('the question after the change', seen, { idPregunta, ...json });
    },
  }),
  defineCase({
    id: 'faq.english',
    title:
      'a question keeps its texts in English, also when an edit leaves them out, and visitors hear of them while there are any',
    statuses: [
      ['createFaq', 201],
      ['updateFaq', 200],
      ['listFaqs', 200],
      ['listVisibleFaqs', 200],
    ],
    writes: true,
    needs: ['administrator', 'english'],
    async run(context) {
      const words = { preguntaIngles: 'Conformance?', respuestaIngles: 'Yes.' };
      const { idPregunta, ...json } = await newFaq(context, 1, words);
      const find = (rows: readonly components['schemas']['Faq'][]) => {
        const row = present(
          rows.find((each) => each.idPregunta === idPregunta),
          'The question',
        );
        return [row.preguntaIngles, row.respuestaIngles];
      };
      const told = async () => find((await context.ask('listVisibleFaqs', '')).ok());
      const token = await context.token(2);
      const edit = async (english: object) => {
        const { pregunta, respuesta, visible } = json;
        const request = { token, params: { idPregunta } };
        const change = { pregunta, respuesta, visible, ...english };
        (await context.ask('updateFaq', '', { ...request, json: change })).ok();
      };
      equal('what visitors are told', await told(), ['Conformance?', 'Yes.']);
      await edit({});
      equal('it after an edit without English', await told(), ['Conformance?', 'Yes.']);
      await edit({ preguntaIngles: '', respuestaIngles: ' No. ' });
      equal('it after an edit', await told(), [undefined, 'No.']);
      equal('it in the back office', find(await allFaqs(context)), [null, 'No.']);
    },
  }),
  defineCase({
    id: 'faq.delete',
    title: 'a deleted question is gone for good',
    statuses: [
      ['deleteFaq', 200],
      ['deleteFaq', 404],
    ],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      const { idPregunta } = await newFaq(context, 1);
      const request = { token: await context.token(2), params: { idPregunta } };
      (await context.ask('deleteFaq', '', request)).ok();
      const left = (await allFaqs(context)).filter((row) => row.idPregunta === idPregunta);
      equal('the deleted question in the list', left, []);
      (await context.ask('deleteFaq', 'a second time', request)).refused(404);
    },
  }),
  ...faqVersionCases,
  faqDeletionCase,
  ...refusals({ operation: 'listFaqs' }),
  ...refusals({ operation: 'createFaq', valid: form({ respuesta: ' ' }), invalid: invalid() }),
  ...refusals({
    operation: 'updateFaq',
    valid: missing,
    invalid: invalid({ params: missing.params }),
    missing: true,
  }),
  ...refusals({ operation: 'deleteFaq', valid: { params: missing.params }, missing: true }),
];
