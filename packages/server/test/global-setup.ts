import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/db/migrations/index.ts';
import { openDatabase } from '../src/db/open.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Maintenance database of the run's PostgreSQL. */
    postgresUrl: string;
  }
}

/** Every test's PostgreSQL database begins as a copy of this one. */
export const TEMPLATE = 'filigrana_template';

/** One PostgreSQL for the whole run, with a database that is already migrated. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();

  const template = openDatabase({ url: databaseUrl(server.url, TEMPLATE) });
  await migrate(template, 'postgres');
  await template.destroy();

  project.provide('postgresUrl', server.url);
  return () => server.stop();
}

export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
