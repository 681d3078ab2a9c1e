import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type Dialect,
  type PostgresDialectConfig,
} from 'kysely';
import { refuseInsideTransaction } from './transaction-scope.ts';

const INT8 = 20;
const NUMERIC = 1700;

/** A pool of connections to a PostgreSQL server, named by a `postgres://` address. */
export function postgresDialect(url: string, onIdleError: (error: Error) => void): Dialect {
  return new ShopPostgresDialect({
    pool: () => openPool(url, onIdleError),
    // A shop's questions are short: to compile one into machine code takes longer than to answer it.
    onCreateConnection: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('set jit = off'));
    },
  });
}

/** The driver is loaded here, so that shops on SQLite start without it. */
async function openPool(url: string, onIdleError: (error: Error) => void) {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // Also how long a query waits for its turn: a crowd that buys at once must get through.
    connectionTimeoutMillis: 30_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'filigrana',
    // Cents and counts stay far below 2^53: plain numbers, as SQLite gives them.
    types: {
      getTypeParser: (oid, format) =>
        oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // Without a listener a connection that the server drops while idle would end the process.
  pool.on('error', onIdleError);
  return pool;
}

class ShopPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver() {
    return new ScopedPostgresDriver(this.#config);
  }
}

class ScopedPostgresDriver extends PostgresDriver {
  override acquireConnection() {
    refuseInsideTransaction();
    return super.acquireConnection();
  }
}
