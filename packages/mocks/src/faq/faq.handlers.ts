import { faqTexts, HttpProblem, readFaqForm } from '@filigrana/sdk/answers';
import type { HandlersOf } from '../http/call.ts';
import type { FaqRow } from '../world/rows.ts';
import { assertCurrent } from '../world/versions.ts';
import type { World } from '../world/world.ts';
import { viewFaq, viewVisibleFaq } from './faq-view.ts';

/** Frequent questions, newest first. */
export function faqHandlers(world: World): HandlersOf<'faq'> {
  const newestFirst = () => world.faqs.toSorted((a, b) => b.idPregunta - a.idPregunta);
  const view = (faq: FaqRow) => viewFaq(world, faq);
  const find = (id: number): FaqRow => {
    const found = world.faqs.find(({ idPregunta }) => idPregunta === id);
    if (!found) throw new HttpProblem('NOT_FOUND', { error: faqTexts.notFound });
    return found;
  };

  return {
    listVisibleFaqs: () =>
      newestFirst()
        .filter(({ visible }) => visible === 1)
        .map((faq) => viewVisibleFaq(world, faq)),
    listFaqs: () => newestFirst().map(view),
    createFaq({ body }) {
      const idPregunta = world.nextId('faq');
      world.faqs.push({ idPregunta, ...NO_ENGLISH, ...readFaqForm(body), version: 1 });
      return { idPregunta };
    },
    updateFaq({ params, body }) {
      const faq = find(params.idPregunta);
      assertCurrent(world, faq, body.version, () => view(faq));
      Object.assign(faq, readFaqForm(body), { version: faq.version + 1 });
      return { mensaje: faqTexts.updated };
    },
    deleteFaq({ params, query }) {
      const gone = find(params.idPregunta);
      assertCurrent(world, gone, query.version, () => view(gone));
      world.faqs = world.faqs.filter((faq) => faq !== gone);
      return { mensaje: faqTexts.deleted };
    },
  };
}

const NO_ENGLISH = { preguntaIngles: null, respuestaIngles: null };
