import { faqTexts, HttpProblem } from '@filigrana/sdk/contract';
import type { components } from '@filigrana/sdk/types';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/operation-types.ts';
import { deleteFaq, findFaqs, insertFaq, updateFaq } from './faq.repository.ts';

type FaqOperation = 'listVisibleFaqs' | 'listFaqs' | 'createFaq' | 'updateFaq' | 'deleteFaq';

/** Frequent questions. The contract has refused blank ones; there are no further rules. */
export const faqHandlers = ({ db }: Deps): Handlers<FaqOperation> => ({
  listVisibleFaqs: () => findFaqs(db, { visibleOnly: true }),
  listFaqs: () => findFaqs(db, { visibleOnly: false }),
  createFaq: async ({ body }) => ({ idPregunta: await insertFaq(db, trimmed(body)) }),
  updateFaq: async ({ params, body }) => {
    if (!(await updateFaq(db, params.idPregunta, trimmed(body)))) throw notFound();
    return { mensaje: faqTexts.updated };
  },
  deleteFaq: async ({ params }) => {
    if (!(await deleteFaq(db, params.idPregunta))) throw notFound();
    return { mensaje: faqTexts.deleted };
  },
});

function trimmed({ pregunta, respuesta, visible }: components['schemas']['FaqForm']) {
  return { pregunta: pregunta.trim(), respuesta: respuesta.trim(), visible };
}

function notFound(): HttpProblem {
  return new HttpProblem('NOT_FOUND', { error: faqTexts.notFound });
}
