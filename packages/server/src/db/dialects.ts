import { PostgresAdapter, sql, type ColumnDefinitionBuilder, type RawBuilder } from 'kysely';
import { typedWords } from '@filigrana/sdk/domain';
import type { Database, DialectName } from './database.ts';
import { holding } from './holding.ts';

/** Everything that must be written differently for the two databases. */
export interface DialectSupport {
  /** Turns an integer column into a primary key that the database numbers itself. */
  numberedKey(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder;
  /** Column type of raw bytes. */
  bytes: 'blob' | 'bytea';
  /** The database is busy with somebody else; the same transaction may work in a moment. */
  isTransient(error: unknown): boolean;
  /** A unique index refused the row. */
  isUniqueViolation(error: unknown): boolean;
  /** The value cannot be stored in its column at all: the input was at fault, not the server. */
  isUnstorable(error: unknown): boolean;
  /** There is no room left on the disk for what was to be written. */
  isFull(error: unknown): boolean;
  /** The highest number that a numbered key has ever had, also of a row that is gone; 0 for none. */
  lastNumber(db: Database, table: string, key: string): Promise<number>;
  /** Makes a numbered key go on after `last`. */
  numberAfter(db: Database, table: string, key: string, last: number): Promise<void>;
  /** The table in which the database notes what has changed. */
  addChangeNotes(db: Database): Promise<void>;
  /**
   * Makes the database note in `cambios` when a table has changed.
   *
   * @param tables What of each table's rows counts as a change beside adding and deleting one:
   *   `update`, or `update of` some columns.
   */
  noteChanges(db: Database, tables: Record<string, string>): Promise<void>;
  /** Makes the database note in `cambios_piezas` which products have changed, or their sizes. */
  notePieces: readonly string[];
  /** A moment to ask `piecesSince` about later. */
  pieceMoment: RawBuilder<{ moment: string }>;
  /** At least the products that were changed after a moment, those that are gone too; 0 for all. */
  piecesSince(moment: string): RawBuilder<{ idProducto: number }>;
  /** Tables for what several servers count together; none where there is only one server. */
  sharedCounts: readonly string[];
  /** Makes orders quick to find by any part of their `textoBuscado`. */
  indexOrderTexts: readonly string[];
  /** Where orders are looked for, by what they hold and by their number. */
  ordersHolding(text: string): OrderSource;
  /** Equal answers: nothing was committed to any of these tables between them. */
  versionOf(tables: readonly string[]): RawBuilder<{ version: string }>;
}

interface OrderSource {
  from: RawBuilder<unknown>;
  holds: RawBuilder<boolean>;
  /** The number of the order, as the quick way has it. */
  key: RawBuilder<number>;
}

/** Whether a text made by `searchable` holds every word of another one, which has some. */
const holdsAll = (column: RawBuilder<unknown>, text: string) =>
  sql<boolean>`(${sql.join(
    holding(text).map((word) => sql`${column} like ${word}`),
    sql` and `,
  )})`;

const plainOrders = (text: string): OrderSource => ({
  from: sql`pedidos`,
  holds: holdsAll(sql.ref('pedidos.textoBuscado'), text),
  key: sql`pedidos."idPedido"`,
});

/** Tables with a row, or several, of a product. */
const PIECE_TABLES = ['productos', 'producto_talla'];

const eventsOf = (update: string) => ['insert', 'delete', update];

/** The sequence behind a numbered key of PostgreSQL. */
const sequenceOf = (table: string, key: string) =>
  sql`pg_get_serial_sequence(${`"${table}"`}, ${key})`;

const sqlite: DialectSupport = {
  numberedKey: (column) => column.primaryKey().autoIncrement(),
  bytes: 'blob',
  isTransient: (error) => codeOf(error).startsWith('SQLITE_BUSY'),
  isUniqueViolation: (error) =>
    ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(codeOf(error)),
  isUnstorable: (error) => codeOf(error) === 'SQLITE_TOOBIG',
  isFull: (error) => codeOf(error) === 'SQLITE_FULL',
  async lastNumber(db, table) {
    const { rows } = await sql<{ seq: number }>`
      select seq from sqlite_sequence where name = ${table}`.execute(db);
    return rows[0]?.seq ?? 0;
  },
  async numberAfter(db, table, _key, last) {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db);
  },
  async addChangeNotes(db) {
    await sql`create table cambios (tabla text primary key, version integer not null)`.execute(db);
  },
  async noteChanges(db, tables) {
    for (const [table, update] of Object.entries(tables)) {
      await sql`insert into cambios values (${table}, 0)`.execute(db);
      for (const [index, event] of eventsOf(update).entries())
        await sql
          .raw(
            `create trigger cambios_${table}_${index} after ${event} on "${table}"
             begin update cambios set version = version + 1 where tabla = '${table}'; end`,
          )
          .execute(db);
    }
  },
  notePieces: [
    `create table cambios_piezas ("idProducto" integer primary key, turno integer not null)`,
    `create index "ix_cambios_piezas_turno" on cambios_piezas (turno)`,
    ...PIECE_TABLES.flatMap((table) =>
      (
        [
          ['insert', 'new'],
          ['update', 'new'],
          ['delete', 'old'],
        ] as const
      ).map(
        ([
          event,
          row,
        ]) => `create trigger cambios_piezas_${table}_${event} after ${event} on ${table}
          begin insert into cambios_piezas
            values (${row}."idProducto", 1 + (select coalesce(max(turno), 0) from cambios_piezas))
            on conflict ("idProducto") do update set turno = excluded.turno; end`,
      ),
    ),
  ],
  pieceMoment: sql`select cast(coalesce(max(turno), 0) as text) as moment from cambios_piezas`,
  piecesSince: (moment) =>
    sql`select "idProducto" from cambios_piezas where turno > cast(${moment} as integer)`,
  sharedCounts: [],
  indexOrderTexts: [
    `create virtual table textos_pedidos using fts5("textoBuscado", content='pedidos',
       content_rowid='idPedido', tokenize='trigram', detail=none)`,
    `create trigger textos_pedidos_1 after insert on pedidos begin
       insert into textos_pedidos (rowid, "textoBuscado") values (new."idPedido", new."textoBuscado");
     end`,
    `create trigger textos_pedidos_2 after delete on pedidos begin
       insert into textos_pedidos (textos_pedidos, rowid, "textoBuscado")
         values ('delete', old."idPedido", old."textoBuscado");
     end`,
    `create trigger textos_pedidos_3 after update of "textoBuscado" on pedidos begin
       insert into textos_pedidos (textos_pedidos, rowid, "textoBuscado")
         values ('delete', old."idPedido", old."textoBuscado");
       insert into textos_pedidos (rowid, "textoBuscado") values (new."idPedido", new."textoBuscado");
     end`,
    `insert into textos_pedidos (textos_pedidos) values ('rebuild')`,
  ],
  // Only three letters and more are in the index. The cross join keeps it in front.
  ordersHolding: (text) =>
    typedWords(text).every(({ length }) => length < 3) // '' too: every order
      ? plainOrders(text)
      : {
          from: sql`textos_pedidos cross join pedidos on pedidos."idPedido" = textos_pedidos.rowid`,
          holds: holdsAll(sql.ref('textos_pedidos.textoBuscado'), text),
          key: sql`textos_pedidos.rowid`,
        },
  versionOf: (tables) =>
    sql`select cast(sum(version) as text) as version from cambios
        where tabla in (${sql.join(tables)})`,
};

const postgres: DialectSupport = {
  numberedKey: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
  bytes: 'bytea',
  // serialization_failure, deadlock_detected, lock_not_available
  isTransient: (error) => ['40001', '40P01', '55P03'].includes(codeOf(error)),
  isUniqueViolation: (error) => codeOf(error) === '23505',
  // string_data_right_truncation, numeric_value_out_of_range, character_not_in_repertoire
  isUnstorable: (error) => ['22001', '22003', '22021'].includes(codeOf(error)),
  // disk_full
  isFull: (error) => codeOf(error) === '53100',
  async lastNumber(db, table, key) {
    const { rows } = await sql<{ last: number | null }>`
      select pg_sequence_last_value(${sequenceOf(table, key)}::regclass) as last`.execute(db);
    return rows[0]?.last ?? 0;
  },
  async numberAfter(db, table, key, last) {
    await sql`select setval(${sequenceOf(table, key)}, ${Math.max(last, 1)}, ${last > 0})`.execute(
      db,
    );
  },
  // Every transaction notes its own number, so that no two writers wait for each other.
  async addChangeNotes(db) {
    await sql`create table cambios (tabla text, xid xid8, primary key (tabla, xid))`.execute(db);
    await sql`
      create function note_change() returns trigger language plpgsql as $$ begin
        insert into cambios values (tg_table_name, pg_current_xact_id()) on conflict do nothing;
        return null;
      end $$`.execute(db);
  },
  async noteChanges(db, tables) {
    for (const [table, update] of Object.entries(tables))
      await sql
        .raw(
          `create trigger cambios after ${[...eventsOf(update), 'truncate'].join(' or ')}
           on "${table}" for each statement execute function note_change()`,
        )
        .execute(db);
  },
  // Every transaction notes its own, as in `cambios`.
  notePieces: [
    `create table cambios_piezas ("idProducto" integer, xid xid8, primary key ("idProducto", xid))`,
    `create index "ix_cambios_piezas_xid" on cambios_piezas (xid)`,
    `create function note_piece() returns trigger language plpgsql as $$
     declare piece integer := 0;
     begin
       if tg_op = 'DELETE' then piece := old."idProducto";
       elsif tg_op <> 'TRUNCATE' then piece := new."idProducto"; end if;
       insert into cambios_piezas values (piece, pg_current_xact_id()) on conflict do nothing;
       return null;
     end $$`,
    ...PIECE_TABLES.flatMap((table) => [
      `create trigger cambios_piezas after insert or update or delete on ${table}
       for each row execute function note_piece()`,
      `create trigger cambios_piezas_todas after truncate on ${table} execute function note_piece()`,
    ]),
  ],
  pieceMoment: sql`select pg_snapshot_xmin(pg_current_snapshot())::text as moment`,
  piecesSince: (moment) =>
    sql`select distinct "idProducto" from cambios_piezas where xid >= ${moment}::xid8`,
  sharedCounts: [
    // They need not survive a crash, and every call writes into them.
    `create unlogged table limites (key text primary key, points integer not null, expire bigint)`,
    `create unlogged table espacios (dueno text, proceso text, bytes bigint not null,
       expira bigint not null, primary key (dueno, proceso))`,
  ],
  indexOrderTexts: [
    // A database that may not have the extension searches slower, and works.
    `do $$ begin
       create extension if not exists pg_trgm;
       create index "ix_pedidos_textoBuscado" on pedidos using gin ("textoBuscado" gin_trgm_ops);
     exception when insufficient_privilege or undefined_file or feature_not_supported then null;
     end $$`,
  ],
  ordersHolding: plainOrders,
  /**
   * Transactions below the snapshot's `xmin` have all ended, so the newest of those that wrote tells of
   * them all; of the later ones their count can only grow until they sink below `xmin` too.
   */
  versionOf: (tables) => sql`
    with seen as (select pg_snapshot_xmin(pg_current_snapshot()) as oldest)
    select string_agg(concat(
      (select xid from cambios where tabla = name and xid < oldest order by xid desc limit 1), '.',
      (select count(*) from cambios where tabla = name and xid >= oldest)), ' ') as version
    from seen, unnest(${sql.val(tables)}::text[]) as watched (name)`,
};

export const dialects: Record<DialectName, DialectSupport> = { sqlite, postgres };

/** Which of the two databases this is. */
export function dialectNameOf(db: Database): DialectName {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

/** A unique index of either database refused the row. */
export function isUniqueViolation(error: unknown): boolean {
  return Object.values(dialects).some((dialect) => dialect.isUniqueViolation(error));
}

/** Either database says that a value does not fit its column. */
export function isUnstorable(error: unknown): boolean {
  return Object.values(dialects).some((dialect) => dialect.isUnstorable(error));
}

/** There is no room left on the disk: of either database, or of the folder with the files. */
export function isFull(error: unknown): boolean {
  return (
    ['ENOSPC', 'EDQUOT'].includes(codeOf(error)) ||
    Object.values(dialects).some((dialect) => dialect.isFull(error))
  );
}

/** Either database asks to try the transaction again. */
export function isTransient(error: unknown): boolean {
  return Object.values(dialects).some((dialect) => dialect.isTransient(error));
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
