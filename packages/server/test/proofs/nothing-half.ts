import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { expect } from 'vitest';
import type { DialectName, Database } from '../../src/db/database.ts';
import { storedKey } from '../../src/media/file-keys.ts';
import { findStoredFiles } from '../../src/media/files.repository.ts';

/** Rows that a whole shop has none of: each query finds what is only half there. */
const HALVES: Record<string, ReturnType<typeof sql<{ n: number }>>> = {
  'orders without lines': sql`select count(*) as n from pedidos p where not exists
    (select 1 from pedido_productos l where l."idPedido" = p."idPedido")`,
  'orders without a receipt': sql`select count(*) as n from pedidos p where not exists
    (select 1 from archivos a where a."idArchivo" = p."idComprobante" and a."idUsuario" = p."idUsuario")`,
  'orders whose lines do not add up': sql`select count(*) as n from pedidos p where p."subtotalCents" <>
    (select coalesce(sum(l."subtotalCents"), 0) from pedido_productos l where l."idPedido" = p."idPedido")`,
  'orders of an open cart': sql`select count(*) as n from pedidos p join carritos c
    on c."idCarrito" = p."idCarrito" where c.estado <> 'comprado'`,
  'bought carts without an order': sql`select count(*) as n from carritos c where c.estado = 'comprado'
    and not exists (select 1 from pedidos p where p."idCarrito" = c."idCarrito")`,
  'private files that nothing uses': sql`select count(*) as n from archivos a where a.privado = 1
    and not exists (select 1 from pedidos p where p."idComprobante" = a."idArchivo")
    and not exists (select 1 from pedidos_especiales e where e."idReferencia" = a."idArchivo")`,
  'keys without an answer': sql`select count(*) as n from claves_idempotencia where respuesta is null`,
};

/**
 * Looks for anything that is only half there, and compares every stored file with what the database
 * knows of it.
 *
 * @returns how many files were compared.
 */
export async function expectNothingHalf(
  db: Database,
  dialect: DialectName,
  dataDir: string,
): Promise<number> {
  for (const [what, query] of Object.entries(HALVES)) {
    const { rows } = await query.execute(db);
    expect(Number(rows[0]?.n), what).toBe(0);
  }
  if (dialect === 'sqlite') {
    expect(damageOf(join(dataDir, 'filigrana.db'))).toEqual([]);
  }
  const files = await findStoredFiles(db);
  for (const file of files) {
    const key = storedKey(file);
    const bytes = await readFile(join(dataDir, 'files', key));
    expect(createHash('sha256').update(bytes).digest('hex'), key).toBe(file.sha256);
  }
  return files.length;
}

/**
 * What SQLite finds wrong in a file, by a connection of its own: one that other processes have overtaken
 * checks what it remembers of a search index.
 */
function damageOf(file: string): unknown[] {
  const db = new Libsql(file);
  try {
    const checked = db.prepare('pragma integrity_check').pluck().all();
    return [...checked, ...db.prepare('pragma foreign_key_check').all()].filter(
      (found) => found !== 'ok',
    );
  } finally {
    db.close();
  }
}
