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

/** A database of its own for one test: a file in `folder`, or a copy of the template. */
export async function freshDatabase(
  dialect: DialectName,
  folder: string,
  template: string = TEMPLATE,
  /** Folder of PostgreSQL's user where this database's data go instead. */
  location?: string,
): Promise<FreshDatabase> {
  if (dialect === 'sqlite') {
    return { url: join(folder, 'filigrana.db'), drop: () => Promise.resolve() };
  }
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  if (location !== undefined)
    await command(server, `create tablespace ${name} location '${location}'`);
  const place = location === undefined ? '' : ` tablespace ${name}`;
  await command(server, `create database ${name} template ${template}${place}`);
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
