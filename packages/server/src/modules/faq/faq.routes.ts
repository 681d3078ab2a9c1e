import { faqTexts, HttpProblem } from '@filigrana/sdk/contract';
import type { components } from '@filigrana/sdk/types';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/operation-types.ts';
import { deleteFaq, findFaq, findFaqs, insertFaq, updateFaq } from './faq.repository.ts';

type FaqOperation = 'listVisibleFaqs' | 'listFaqs' | 'createFaq' | 'updateFaq' | 'deleteFaq';

/** Frequent questions. The contract has refused blank ones; there are no further rules. */
export const faqHandlers = ({ db }: Deps): Handlers<FaqOperation> => ({
  listVisibleFaqs: async () => {
    const faqs = await findFaqs(db, { visibleOnly: true });
    return faqs.map(({ version: _, ...faq }) => faq);
  },
  listFaqs: () => findFaqs(db, { visibleOnly: false }),
  createFaq: async ({ body }) => ({ idPregunta: await insertFaq(db, trimmed(body)) }),
  updateFaq: async ({ params, body }) => {
    const { idPregunta } = params;
    if (!(await updateFaq(db, idPregunta, trimmed(body), body.version)))
      throw await changedOrGone(db, idPregunta);
    return { mensaje: faqTexts.updated };
  },
  deleteFaq: async ({ params, query }) => {
    const { idPregunta } = params;
    if (!(await deleteFaq(db, idPregunta, query.version)))
      throw await changedOrGone(db, idPregunta);
    return { mensaje: faqTexts.deleted };
  },
});

function trimmed({ pregunta, respuesta, visible }: components['schemas']['FaqForm']) {
  return { pregunta: pregunta.trim(), respuesta: respuesta.trim(), visible };
}

/** Why nothing happened to a question: it is another version by now, or there is none. */
async function changedOrGone(db: Database, idPregunta: number): Promise<HttpProblem> {
  const actual = await findFaq(db, idPregunta);
  return actual
    ? new HttpProblem('VERSION_CONFLICT', { actual })
    : new HttpProblem('NOT_FOUND', { error: faqTexts.notFound });
}
