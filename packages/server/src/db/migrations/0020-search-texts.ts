import { fullName, orderSummary } from '@filigrana/sdk/domain';
import { sql, type Kysely, type Migration } from 'kysely';
import type { DialectSupport } from '../dialects.ts';
import { searchable } from '../holding.ts';
import type { Schema } from '../schema.ts';
import { required } from './table-helpers.ts';

const PAGE = 1000;

/** Numbers of rows with the texts that they are searched by. */
type Texts = [id: number, text: string][];

/** What the lists of the staff are searched by, ready to be compared. */
export const searchTexts = ({ indexOrderTexts }: DialectSupport): Migration => ({
  async up(db: Kysely<Schema>) {
    await addTexts(db, 'usuarios', 'nombreBuscado', 'idUsuario', (after) =>
      accountTexts(db, after),
    );
    await addTexts(db, 'productos', 'nombreBuscado', 'idProducto', (after) =>
      productTexts(db, after),
    );
    await addTexts(db, 'pedidos', 'textoBuscado', 'idPedido', (after) => orderTexts(db, after));
    await db.schema
      .createIndex('ix_usuarios_rol_nombreBuscado')
      .on('usuarios')
      .columns(['rol', 'fechaCierre', 'nombreBuscado'])
      .execute();
    for (const statement of indexOrderTexts) await sql.raw(statement).execute(db);
  },
});

/** Adds a column and fills it, a page of rows at a time. */
async function addTexts(
  db: Kysely<Schema>,
  table: keyof Schema,
  column: string,
  key: string,
  read: (after: number) => Promise<Texts>,
): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(column, 'text', (added) => required(added).defaultTo(''))
    .execute();
  for (let page = await read(0); page.length > 0; page = await read(page.at(-1)?.[0] ?? 0)) {
    const rows = page.map(([id, text]) => sql`(cast(${id} as integer), cast(${text} as text))`);
    await sql`with texts (id, texto) as (values ${sql.join(rows)})
      update ${sql.table(table)} set ${sql.ref(column)} = texts.texto
      from texts where ${sql.table(table)}.${sql.ref(key)} = texts.id`.execute(db);
  }
}

async function accountTexts(db: Kysely<Schema>, after: number): Promise<Texts> {
  const rows = await db
    .selectFrom('usuarios')
    .select(['idUsuario', 'nombre', 'primerApellido', 'segundoApellido'])
    .where('idUsuario', '>', after)
    .orderBy('idUsuario')
    .limit(PAGE)
    .execute();
  return rows.map((row) => [row.idUsuario, searchable(fullName(row))]);
}

async function productTexts(db: Kysely<Schema>, after: number): Promise<Texts> {
  const rows = await db
    .selectFrom('productos')
    .select(['idProducto', 'nombreProducto'])
    .where('idProducto', '>', after)
    .orderBy('idProducto')
    .limit(PAGE)
    .execute();
  return rows.map(({ idProducto, nombreProducto }) => [idProducto, searchable(nombreProducto)]);
}

async function orderTexts(db: Kysely<Schema>, after: number): Promise<Texts> {
  const orders = await db
    .selectFrom('pedidos')
    .innerJoin('usuarios', 'usuarios.idUsuario', 'pedidos.idUsuario')
    .select(['pedidos.idPedido', 'usuarios.nombreBuscado'])
    .where('pedidos.idPedido', '>', after)
    .orderBy('pedidos.idPedido')
    .limit(PAGE)
    .execute();
  if (orders.length === 0) return [];
  const lines = await db
    .selectFrom('pedido_productos')
    .select(['idPedido', 'productoNombre', 'tallaNombre', 'cantidad'])
    .where('idPedido', '>', after)
    .where('idPedido', '<=', orders.at(-1)?.idPedido ?? 0)
    .orderBy('idPedidoProducto')
    .execute();
  const linesOf = new Map<number, typeof lines>(orders.map(({ idPedido }) => [idPedido, []]));
  for (const line of lines) linesOf.get(line.idPedido)?.push(line);
  return orders.map(({ idPedido, nombreBuscado }) => {
    const summary = orderSummary(linesOf.get(idPedido) ?? []);
    return [idPedido, `${nombreBuscado}\n${searchable(summary)}`];
  });
}
