import { HttpProblem, legalTextsTexts } from '@filigrana/sdk/answers';
import { recordActivity } from '../../activity/activity.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { findLegalText, saveLegalText } from './legal-texts.repository.ts';

/** The pages of privacy, of terms, and of care and warranty. The contract has refused blank texts. */
export const legalTextHandlers = ({ db, clock }: Deps): HandlersOf<'legal-texts'> => ({
  getLegalText: ({ params }) => findLegalText(db, params.pagina),

  async setLegalText({ params: { pagina }, body, user: { idUsuario } }) {
    await withTransaction(db, async (trx) => {
      const { version: before } = await findLegalText(trx, pagina);
      if (!(await saveLegalText(trx, { pagina, texto: body.texto?.trim() ?? null }, body.version)))
        throw new HttpProblem('VERSION_CONFLICT', { actual: await findLegalText(trx, pagina) });
      const { version: after } = await findLegalText(trx, pagina);
      await recordActivity(trx, {
        fecha: clock.now().toISOString(),
        idUsuario,
        accion: 'ajustes.textos',
        objeto: pagina,
        cambios: { version: [before, after] },
      });
    });
    return { mensaje: legalTextsTexts.saved };
  },
});
