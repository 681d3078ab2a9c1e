import type { SynonymGroups } from '@filigrana/sdk/domain';
import { changed } from '../../db/changed.ts';
import type { Database, Trx } from '../../db/database.ts';

/** What was last set, as JSON; `grupos` null when nobody has set any. */
export function findSynonyms(
  db: Database | Trx,
): Promise<{ grupos: string | null; version: number }> {
  return db.selectFrom('sinonimos').select(['grupos', 'version']).executeTakeFirstOrThrow();
}

/**
 * @param version The only one that may be replaced; undefined replaces any.
 * @returns false when it is another one by now.
 */
export function saveSynonyms(
  trx: Trx,
  grupos: SynonymGroups | null,
  version: number | undefined,
): Promise<boolean> {
  return changed(
    trx
      .updateTable('sinonimos')
      .set((eb) => ({
        grupos: grupos && JSON.stringify(grupos),
        version: eb('version', '+', 1),
      }))
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0)),
  );
}
