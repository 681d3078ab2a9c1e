import { faqTexts, HttpProblem, readFaqForm, shownEnglish } from '@filigrana/sdk/answers';
import type { components } from '@filigrana/sdk/types';
import { changesBetween, recordActivity, type Activity } from '../../activity/activity.ts';
import type { Trx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { deleteFaq, findFaqs, insertFaq, lockFaq, updateFaq } from './faq.repository.ts';

type Schemas = components['schemas'];

const TOLD = ['pregunta', 'visible'] as const;
/** That they changed is noted, not what they say. */
const UNTOLD = ['respuesta', 'preguntaIngles', 'respuestaIngles'] as const;

/** Frequent questions. The contract has refused blank ones; there are no further rules. */
export const faqHandlers = ({ db, clock }: Deps): HandlersOf<'faq'> => {
  const record = (
    trx: Trx,
    idPregunta: number,
    activity: Pick<Activity, 'idUsuario' | 'accion' | 'cambios'>,
  ) => {
    const fecha = clock.now().toISOString();
    return recordActivity(trx, { fecha, objeto: `pregunta ${idPregunta}`, ...activity });
  };

  return {
    listVisibleFaqs: async () => {
      const faqs = await findFaqs(db, { visibleOnly: true });
      return faqs.map(forVisitors);
    },
    listFaqs: () => findFaqs(db, { visibleOnly: false }),
    createFaq: ({ body, user: { idUsuario } }) =>
      withTransaction(db, async (trx) => {
        const faq = readFaqForm(body);
        const idPregunta = await insertFaq(trx, faq);
        const cambios = changesBetween({}, faq, TOLD);
        await record(trx, idPregunta, { idUsuario, accion: 'pregunta.creada', cambios });
        return { idPregunta };
      }),
    async updateFaq({ params: { idPregunta }, body, user: { idUsuario } }) {
      await withTransaction(db, async (trx) => {
        const before = currentFaq(await lockFaq(trx, idPregunta), body.version);
        const faq = readFaqForm(body);
        await updateFaq(trx, idPregunta, faq);
        const cambios = changesBetween(before, { ...before, ...faq }, TOLD, UNTOLD);
        await record(trx, idPregunta, { idUsuario, accion: 'pregunta.editada', cambios });
      });
      return { mensaje: faqTexts.updated };
    },
    async deleteFaq({ params: { idPregunta }, query, user: { idUsuario } }) {
      await withTransaction(db, async (trx) => {
        const before = currentFaq(await lockFaq(trx, idPregunta), query.version);
        await deleteFaq(trx, idPregunta);
        const cambios = changesBetween(before, {}, TOLD);
        await record(trx, idPregunta, { idUsuario, accion: 'pregunta.eliminada', cambios });
      });
      return { mensaje: faqTexts.deleted };
    },
  };
};

/** Visitors hear of English where there is some. */
function forVisitors({
  version: _,
  preguntaIngles,
  respuestaIngles,
  ...faq
}: Row<'preguntas'>): Schemas['Faq'] {
  return { ...faq, ...shownEnglish({ preguntaIngles, respuestaIngles }) };
}

/** @throws HttpProblem 404; 409 VERSION_CONFLICT when `version` is not the current one. */
function currentFaq(
  found: Row<'preguntas'> | undefined,
  version: number | undefined,
): Row<'preguntas'> {
  if (!found) throw new HttpProblem('NOT_FOUND', { error: faqTexts.notFound });
  if (version !== undefined && version !== found.version)
    throw new HttpProblem('VERSION_CONFLICT', { actual: found });
  return found;
}
