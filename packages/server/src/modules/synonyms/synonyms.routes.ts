import { assertSynonyms, HttpProblem, synonymTexts } from '@filigrana/sdk/answers';
import type { components } from '@filigrana/sdk/types';
import { recordActivity } from '../../activity/activity.ts';
import type { Database, Trx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { findSynonyms, saveSynonyms } from './synonyms.repository.ts';

type Wire = components['schemas']['Synonyms'];

/** The words that the search takes for each other; the catalogue reads them whenever they have changed. */
export const synonymHandlers = ({ db, clock }: Deps): HandlersOf<'synonyms'> => ({
  getSynonyms: () => viewSynonyms(db),

  async setSynonyms({ body: { grupos, version }, user: { idUsuario } }) {
    if (grupos) assertSynonyms(grupos);
    await withTransaction(db, async (trx) => {
      const { version: before } = await findSynonyms(trx);
      if (!(await saveSynonyms(trx, grupos, version)))
        throw new HttpProblem('VERSION_CONFLICT', { actual: await viewSynonyms(trx) });
      const { version: after } = await findSynonyms(trx);
      await recordActivity(trx, {
        fecha: clock.now().toISOString(),
        idUsuario,
        accion: 'ajustes.sinonimos',
        cambios: { version: [before, after] },
      });
    });
    return { mensaje: synonymTexts.saved };
  },
});

async function viewSynonyms(db: Database | Trx): Promise<Wire & { version: number }> {
  const { grupos, version } = await findSynonyms(db);
  return { grupos: grupos === null ? null : (JSON.parse(grupos) as Wire['grupos']), version };
}
