import { closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import Libsql from 'libsql';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  type SqliteDatabase,
  type SqliteDialectConfig,
  type SqliteStatement,
} from 'kysely';
import { dialects } from './dialects.ts';
import { refuseInsideTransaction } from './transaction-scope.ts';

/**
 * The native library blocks the whole process while it waits, so it waits only this long; after
 * that we retry without blocking.
 */
const BUSY_TIMEOUT_MS = 20;
/** Another process (an import, for example) may hold the file for this long. */
const PATIENCE_MS = 10_000;
/** The shop has far fewer distinct statements than this. */
const STATEMENT_CACHE = 500;

/**
 * SQLite in one file: write-ahead log, every commit flushed to disk, foreign keys enforced.
 * `path` may be ':memory:'.
 */
export function sqliteDialect(path: string): Dialect {
  if (path !== ':memory:') makePrivate(path);
  const file = new Libsql(path, { timeout: BUSY_TIMEOUT_MS / 1000 });
  setUp(file);
  return new ShopSqliteDialect({ database: safeDatabase(file) });
}

/** Two servers may make the same file at once: one of them has to ask again. Nothing else runs yet. */
function setUp(file: Libsql.Database): void {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      file.exec(`
        pragma journal_mode = wal;
        pragma synchronous = full;
        pragma foreign_keys = on;
        pragma busy_timeout = ${BUSY_TIMEOUT_MS};
      `);
      return;
    } catch (error) {
      if (!dialects.sqlite.isTransient(error) || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5 + Math.random() * 20);
    }
  }
}

/** SQLite gives the files beside a database the rights of the database. */
function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
}

class ShopSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver() {
    return new ImmediateDriver(this.#config);
  }
  override createAdapter() {
    return new TransactionalDdlAdapter();
  }
}

class ImmediateDriver extends SqliteDriver {
  /** Takes the write lock at once: a transaction that reads first can then never fail to write. */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  /** A full disk makes SQLite undo the transaction by itself: then there is nothing left to undo. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!(error instanceof Error && /no transaction is active/.test(error.message))) throw error;
    });
  }
  override async acquireConnection() {
    refuseInsideTransaction();
    return new PatientConnection(await super.acquireConnection());
  }
}

/** Asks again while another process is writing, without stopping this one. */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await this.#connection.executeQuery<R>(query);
      } catch (error) {
        if (!dialects.sqlite.isTransient(error) || Date.now() > deadline) throw error;
        await pause(5 + Math.random() * 20);
      }
    }
  }
  streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize);
  }
}

/** SQLite can undo DDL; kysely's adapter is only cautious. A failed migration leaves nothing. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/**
 * Keeps prepared statements and guards the native library: it aborts the whole process on a
 * boolean, stores every JavaScript number as a float unless it comes as a bigint, and hands out bytes
 * as an ArrayBuffer.
 */
function safeDatabase(file: Libsql.Database): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>();
  return {
    close() {
      cache.clear();
      file.close();
    },
    prepare(sql) {
      const known = cache.get(sql);
      if (known) return known;
      const statement = file.prepare(sql);
      const safe: SqliteStatement = {
        reader: statement.reader,
        all: (parameters) => readable(statement.all(parameters.map(bindable))),
        run: (parameters) => statement.run(parameters.map(bindable)),
        *iterate(parameters) {
          for (const row of statement.iterate(parameters.map(bindable))) yield* readable([row]);
        },
      };
      if (cache.size >= STATEMENT_CACHE) cache.clear();
      cache.set(sql, safe);
      return safe;
    },
  };
}

function bindable(value: unknown): string | number | bigint | Uint8Array | null {
  if (value === null || typeof value === 'string' || typeof value === 'bigint') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}`);
}

/** Rows with their bytes as PostgreSQL gives them. Columns of bytes are never null: the first row shows them. */
function readable(rows: unknown[]): unknown[] {
  const [first] = rows;
  if (typeof first !== 'object' || first === null) return rows;
  const columns = Object.entries(first).flatMap(([name, value]) =>
    value instanceof ArrayBuffer ? [name] : [],
  );
  if (columns.length === 0) return rows;
  return rows.map((row) => {
    const copy = { ...(row as Record<string, unknown>) };
    for (const name of columns) copy[name] = new Uint8Array(copy[name] as ArrayBuffer);
    return copy;
  });
}
