import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDeps } from '../../src/compose.ts';
import type { DialectName } from '../../src/db/database.ts';
import { freshDatabase, type PostgresPlace } from '../fresh-database.ts';
import { signIn } from '../people.ts';
import { runCommand, type CommandProcess } from '../server-process.ts';
import { PASSWORD_COST, testSettings } from '../test-app.ts';
import { testPictures } from '../test-pictures.ts';
import type { ProofShop } from './proof-shop.ts';

const UNLIMITED_SERVER = fileURLToPath(new URL('serve-without-limits.ts', import.meta.url));
const SECRET = 'a secret that the servers of a proof share';

export interface RunningShop {
  url: string;
  command: CommandProcess;
}

/** A shop whose servers are processes of their own, while the proof looks into the same database. */
export interface ShopProcesses extends Omit<ProofShop, 'call'> {
  dataDir: string;
  databaseUrl: string;
  /** What the servers sign login tokens with. */
  secret: string;
  /** Starts one more server. */
  start(): Promise<RunningShop>;
  /** Lets the servers finish what is under way. */
  stopServers(): Promise<void>;
  /** Ends every server that still runs and throws everything away. */
  close(): Promise<void>;
}

/**
 * An empty shop without a server: `start` starts one, or several.
 *
 * @param folder Where its data goes; a temporary folder when absent.
 * @param postgres Where PostgreSQL keeps the data of this shop; with the others' when absent.
 * @param limitRequests Whether its servers refuse who asks more than any person does.
 */
export async function openShopProcesses(
  dialect: DialectName,
  {
    folder,
    postgres,
    limitRequests = false,
  }: { folder?: string; postgres?: PostgresPlace | undefined; limitRequests?: boolean } = {},
): Promise<ShopProcesses> {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'filigrana-proof-')));
  const database = await freshDatabase(dialect, dataDir, postgres && 'template1', postgres);
  const { deps, close } = await openDeps({
    ...testSettings,
    databaseUrl: database.url,
    dataDir,
    tokenSecret: SECRET,
    pictures: testPictures,
    passwordCost: PASSWORD_COST,
  });
  const running: CommandProcess[] = [];
  const outbox = join(dataDir, 'outbox');
  /** Whom each letter of the outbox is for, by its file. */
  const readers = new Map<string, string>();
  const endAll = async (signal: NodeJS.Signals) => {
    for (const command of running.splice(0)) {
      command.signal(signal);
      await command.ended;
    }
  };
  return {
    dataDir,
    secret: SECRET,
    stopServers: () => endAll('SIGTERM'),
    databaseUrl: database.url,
    deps,
    signIn: (rol) => signIn(deps, rol),
    async lettersTo(correo) {
      for (const name of await readdir(outbox).catch(() => [])) {
        if (name.startsWith('.') || readers.has(name)) continue;
        const letter = await readFile(join(outbox, name), 'utf8');
        readers.set(name, /^to: (.+)$/im.exec(letter)?.[1]?.trim().toLowerCase() ?? '');
      }
      return [...readers.values()].filter((reader) => reader === correo.toLowerCase()).length;
    },
    async start() {
      const env = {
        DATA_DIR: dataDir,
        TOKEN_SECRET: SECRET,
        LOG_LEVEL: 'error',
        // Every visitor of a proof comes from an address of their own.
        TRUST_PROXY: '1',
        ...(dialect === 'postgres' && { DATABASE_URL: database.url }),
      };
      const command = limitRequests
        ? runCommand(['start'], env)
        : runCommand([], env, UNLIMITED_SERVER);
      running.push(command);
      const line = await command.line(/^Filigrana lista/);
      return { command, url: line.replace('Filigrana lista en ', '') };
    },
    async close() {
      await endAll('SIGKILL');
      await close();
      await database.drop();
      if (folder === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
