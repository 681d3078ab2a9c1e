import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresBinaries } from './postgres-binaries.ts';

export interface PostgresServer {
  /** Address of its maintenance database. */
  url: string;
  stop(): Promise<void>;
}

const START_MS = 60_000;
/** Durability is not what the tests are about; speed is. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** Starts a PostgreSQL of our own in a temporary folder, on a port of 127.0.0.1. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = findPostgresBinaries();
  const owner = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'filigrana-pg-'));
  chmodSync(folder, 0o700);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const run = {
    cwd: folder,
    ...owner,
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8' },
  };

  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'filigrana', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...run, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...FAST];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...run, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let complaints = '';
  server.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const exited = once(server, 'exit');

  const url = `postgres://filigrana@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    // SIGQUIT stops at once and leaves no child behind; the data is thrown away.
    if (server.exitCode === null) server.kill('SIGQUIT');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(url, () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw new Error(`PostgreSQL did not start:\n${complaints}`, { cause: error });
  }
  return { url, stop };
}

async function waitUntilReady(url: string, hasExited: () => boolean): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (hasExited() || Date.now() > deadline) throw error;
      await pause(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** PostgreSQL refuses to run as root: then it runs as its own user, or as nobody. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL refuses to run as root and there is no other user to run it as.');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
