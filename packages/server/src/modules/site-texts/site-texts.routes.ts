import { HttpProblem, siteTextsTexts } from '@filigrana/sdk/answers';
import { fullName, NO_ENGLISH_SITE_TEXTS, NO_SITE_TEXTS } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { recordActivity } from '../../activity/activity.ts';
import type { Database, Trx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { findSiteTexts, findSiteTextsHistory, insertSiteTexts } from './site-texts.repository.ts';

type Wire = components['schemas'];

/** Words of the home page and of the page about the shop. */
export const siteTextHandlers = ({ db, clock }: Deps): HandlersOf<'site-texts'> => ({
  getSiteTexts: () => textsInForce(db),
  async listSiteTexts() {
    const rows = await findSiteTextsHistory(db);
    return rows.map(({ textos, fecha, nombre, primerApellido, segundoApellido }) => {
      const isGone = nombre === null || primerApellido === null || segundoApellido === null;
      const autor = isGone ? null : fullName({ nombre, primerApellido, segundoApellido });
      // What it did not hold is left out: whoever restores it keeps the English words.
      return { textos: { ...NO_SITE_TEXTS, ...storedTexts(textos) }, fecha, autor };
    });
  },
  async setSiteTexts({ body: { textos, version }, user: { idUsuario } }) {
    const fecha = clock.now().toISOString();
    await withTransaction(db, async (trx) => {
      const before = await textsInForce(trx);
      const row = {
        ...{ version: before.version + 1, fecha, idUsuario },
        textos: JSON.stringify(trimmed({ ...before.textos, ...textos })),
      };
      const isCurrent = version === undefined || version === before.version;
      if (!isCurrent || !(await insertSiteTexts(trx, row)))
        throw new HttpProblem('VERSION_CONFLICT', { actual: await textsInForce(trx) });
      await recordActivity(trx, {
        ...{ fecha, idUsuario, accion: 'ajustes.textosTienda' },
        cambios: { version: [before.version, row.version] },
      });
    });
    return { mensaje: siteTextsTexts.saved };
  },
});

async function textsInForce(db: Database | Trx) {
  const stored = await findSiteTexts(db);
  const textos = { ...NO_SITE_TEXTS, ...NO_ENGLISH_SITE_TEXTS, ...storedTexts(stored?.textos) };
  return { textos, version: stored?.version ?? 1 };
}

/** What was kept, also by a program that knew fewer of them. */
const storedTexts = (json = '{}') => JSON.parse(json) as Partial<Wire['SiteTexts']>;

const trimmed = (textos: Wire['SiteTexts']) =>
  Object.fromEntries(Object.entries(textos).map(([key, text]) => [key, text.trim()]));
