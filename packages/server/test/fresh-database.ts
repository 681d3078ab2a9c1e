import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { DialectName } from '../src/db/database.ts';
import { databaseUrl, TEMPLATE } from './global-setup.ts';

export interface FreshDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Where PostgreSQL keeps a database. */
export interface PostgresPlace {
  /** Address of the maintenance database of its server. */
  server: string;
  /** A folder of PostgreSQL's user for the data of this database alone. */
  folder?: string;
}

/** A database of its own for one test: a file in `folder`, or a copy of the template. */
export async function freshDatabase(
  dialect: DialectName,
  folder: string,
  template: string = TEMPLATE,
  place: PostgresPlace = { server: inject('postgresUrl') },
): Promise<FreshDatabase> {
  if (dialect === 'sqlite') {
    return { url: join(folder, 'filigrana.db'), drop: () => Promise.resolve() };
  }
  const { server, folder: location } = place;
  const name = `test_${randomBytes(8).toString('hex')}`;
  if (location !== undefined)
    await command(server, `create tablespace ${name} location '${location}'`);
  const tablespace = location === undefined ? '' : ` tablespace ${name}`;
  await command(server, `create database ${name} template ${template}${tablespace}`);
  return {
    url: databaseUrl(server, name),
    async drop() {
      await command(server, `drop database ${name} with (force)`);
      if (location !== undefined) await command(server, `drop tablespace ${name}`);
    },
  };
}

async function command(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
