import { NO_ENGLISH_SITE_TEXTS, NO_SITE_TEXTS, SITE_TEXT_MAX } from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import type { CaseContext } from '../case-context.ts';
import { unique } from '../fixtures/fresh.ts';
import { equal } from '../http/difference.ts';
import { refusals } from './refusals.ts';

const read = async ({ ask }: CaseContext) => (await ask('getSiteTexts', '')).ok();

/** Puts the words back as they were after the case. */
async function keepTexts(context: CaseContext): Promise<void> {
  const { textos } = await read(context);
  const token = await context.token(2);
  context.later((undo) => undo('setSiteTexts', '', { token, json: { textos } }));
}

const form = (change: object) => ({ json: { textos: { ...NO_SITE_TEXTS, ...change } } });

export const siteTextsCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'site-texts.read',
    title:
      'everybody may read the words of the pages; those that nobody has written are empty texts',
    statuses: [['getSiteTexts', 200]],
    needs: ['siteTexts'],
    async run(context) {
      const { textos } = await read(context);
      const names = Object.keys(textos).filter((name) => !(name in NO_ENGLISH_SITE_TEXTS));
      equal('their names', names.sort(), Object.keys(NO_SITE_TEXTS).sort());
    },
  }),
  defineCase({
    id: 'site-texts.write',
    title: 'new words are what everybody reads, and stand first in the history',
    statuses: [
      ['setSiteTexts', 200],
      ['listSiteTexts', 200],
    ],
    writes: true,
    needs: ['administrator', 'siteTexts'],
    async run(context) {
      await keepTexts(context);
      const { ask } = context;
      const token = await context.token(2);
      const [one, two] = [unique('Uno.\n\nAparte.'), unique('Dos.')];
      for (const inicio of [one, two])
        (await ask('setSiteTexts', '', { token, ...form({ inicio }) })).ok();
      equal('inicio', (await read(context)).textos.inicio, two);
      const history = (await ask('listSiteTexts', '', { token })).ok();
      const [last, before] = history.map(({ textos }) => textos.inicio);
      equal('the last two of the history', [last, before], [two, one]);
    },
  }),
  defineCase({
    id: 'site-texts.english',
    title: 'the same words in English are kept beside them, also when a form leaves them out',
    statuses: [
      ['getSiteTexts', 200],
      ['setSiteTexts', 200],
      ['listSiteTexts', 200],
    ],
    writes: true,
    needs: ['administrator', 'siteTexts', 'english'],
    async run(context) {
      await keepTexts(context);
      const token = await context.token(2);
      const set = async (change: object) =>
        (await context.ask('setSiteTexts', '', { token, ...form(change) })).ok();
      const inicioIngles = unique('Silver.');
      await set({ ...NO_ENGLISH_SITE_TEXTS, inicioIngles });
      const inicio = unique('Plata.');
      await set({ inicio });
      const { textos } = await read(context);
      equal('both', [textos.inicio, textos.inicioIngles], [inicio, inicioIngles]);
      equal('one that nobody has written', textos.acercaIngles, '');
      const [last] = (await context.ask('listSiteTexts', '', { token })).ok();
      equal('it in the history', last?.textos.inicioIngles, inicioIngles);
    },
  }),
  defineCase({
    id: 'site-texts.version',
    title: 'words that started from an older version are 409 VERSION_CONFLICT and change nothing',
    statuses: [['setSiteTexts', 409]],
    writes: true,
    needs: ['administrator', 'siteTexts', 'versions'],
    async run(context) {
      await keepTexts(context);
      const token = await context.token(2);
      const { version } = await read(context);
      const set = (inicio: string) =>
        context.ask('setSiteTexts', '', {
          token,
          json: { textos: { ...NO_SITE_TEXTS, inicio }, version },
        });
      const first = unique('Primero');
      (await set(first)).ok();
      (await set(unique('Segundo'))).refused(409, { code: 'VERSION_CONFLICT' });
      equal('inicio after the refusal', (await read(context)).textos.inicio, first);
    },
  }),
  ...refusals({ operation: 'getSiteTexts' }),
  ...refusals({ operation: 'listSiteTexts' }),
  ...refusals({
    operation: 'setSiteTexts',
    // Refused for its text by a host that lets everybody in: the words of a real shop stay.
    valid: form({ inicio: 'x'.repeat(SITE_TEXT_MAX.inicio + 1) }),
    invalid: [
      ['a text that is too long', form({ acerca: 'x'.repeat(SITE_TEXT_MAX.acerca + 1) })],
      ['a text of another name', form({ otra: 'x' })],
      ['no texts', { json: {} }, ['textos']],
    ],
  }),
];
