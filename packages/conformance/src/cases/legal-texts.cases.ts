import { LEGAL_TEXT_MAX } from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import { equal } from '../http/difference.ts';
import { unique } from '../fixtures/fresh.ts';
import type { CaseContext } from '../case-context.ts';
import { refusals } from './refusals.ts';

const PAGE = { params: { pagina: 'terminos' } } as const;

const read = async ({ ask }: CaseContext) => (await ask('getLegalText', '', PAGE)).ok();

/** Puts the page back as it was after the case. */
async function keepPage(context: CaseContext): Promise<void> {
  const { texto } = await read(context);
  const token = await context.token(2);
  context.later((undo) => undo('setLegalText', '', { ...PAGE, token, json: { texto } }));
}

export const legalTextsCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'legal-texts.read',
    title: 'everybody may read the privacy page and the page of terms',
    statuses: [['getLegalText', 200]],
    needs: ['legalTexts'],
    async run({ ask }) {
      for (const pagina of ['privacidad', 'terminos'] as const) {
        const answer = (await ask('getLegalText', '', { params: { pagina } })).ok();
        equal('pagina', answer.pagina, pagina);
      }
    },
  }),
  defineCase({
    id: 'legal-texts.care',
    title: 'the page of care and warranty may be read, or is refused as one that is not kept',
    statuses: [['getLegalText', 200]],
    needs: ['legalTexts'],
    async run({ ask }) {
      const answer = await ask('getLegalText', '', { params: { pagina: 'cuidado' } });
      if (answer.status !== 400 && answer.status !== 404)
        equal('pagina', answer.ok().pagina, 'cuidado');
    },
  }),
  defineCase({
    id: 'legal-texts.write',
    title: 'a new text is what everybody reads, on its page alone, until it is taken away',
    statuses: [['setLegalText', 200]],
    writes: true,
    needs: ['administrator', 'legalTexts'],
    async run(context) {
      await keepPage(context);
      const { ask } = context;
      const token = await context.token(2);
      const other = { params: { pagina: 'privacidad' } };
      const before = (await ask('getLegalText', '', other)).ok().texto;
      const texto = unique('# Términos\n\nDe prueba:\n\n- uno\n- dos');
      (await ask('setLegalText', '', { ...PAGE, token, json: { texto } })).ok();
      equal('texto after the change', (await read(context)).texto, texto);
      equal('texto of the other page', (await ask('getLegalText', '', other)).ok().texto, before);
      (await ask('setLegalText', 'with null', { ...PAGE, token, json: { texto: null } })).ok();
      equal('texto when it was taken away', (await read(context)).texto, null);
    },
  }),
  defineCase({
    id: 'legal-texts.version',
    title: 'a text that started from an older version is 409 VERSION_CONFLICT and changes nothing',
    statuses: [['setLegalText', 409]],
    writes: true,
    needs: ['administrator', 'legalTexts', 'versions'],
    async run(context) {
      await keepPage(context);
      const token = await context.token(2);
      const { version } = await read(context);
      const set = (texto: string) =>
        context.ask('setLegalText', '', { ...PAGE, token, json: { texto, version } });
      const first = unique('Primero');
      (await set(first)).ok();
      const { actual } = (await set(unique('Segundo'))).refused(409, { code: 'VERSION_CONFLICT' });
      equal('texto in actual', actual?.['texto'], first);
      equal('texto after the refusal', (await read(context)).texto, first);
    },
  }),
  ...refusals({
    operation: 'getLegalText',
    invalid: [['an unknown page', { params: { pagina: 'cookies' } }, ['pagina']]],
  }),
  ...refusals({
    operation: 'setLegalText',
    valid: { ...PAGE, json: { texto: ' ' } },
    invalid: [
      ['a blank text', { ...PAGE, json: { texto: ' \n' } }, ['texto']],
      ['no text', { ...PAGE, json: {} }, ['texto']],
      [
        'a text that is too long',
        { ...PAGE, json: { texto: 'x'.repeat(LEGAL_TEXT_MAX + 1) } },
        ['texto'],
      ],
      ['an unknown page', { params: { pagina: 'cookies' }, json: { texto: 'Nada.' } }, ['pagina']],
    ],
  }),
];
