import { changed } from '../../db/changed.ts';
import type { Database, Trx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';

export type LegalTextRow = Row<'textos_legales'>;

export function findLegalText(
  db: Database | Trx,
  pagina: LegalTextRow['pagina'],
): Promise<LegalTextRow> {
  return db
    .selectFrom('textos_legales')
    .selectAll()
    .where('pagina', '=', pagina)
    .executeTakeFirstOrThrow();
}

/**
 * @param version The only one that may be replaced; undefined replaces any.
 * @returns false when it is another one by now.
 */
export function saveLegalText(
  trx: Trx,
  { pagina, texto }: { pagina: LegalTextRow['pagina']; texto: string | null },
  version: number | undefined,
): Promise<boolean> {
  return changed(
    trx
      .updateTable('textos_legales')
      .set((eb) => ({ texto, version: eb('version', '+', 1) }))
      .where('pagina', '=', pagina)
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0)),
  );
}
