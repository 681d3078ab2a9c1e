import { spawn, type ChildProcess } from 'node:child_process';
import { open, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const READY = /^Filigrana lista en (http:\/\/\S+)$/m;

export interface RunningShop {
  /** Address with the port that the system chose, kept over restarts. */
  url: string;
  dataDir: string;
  /** The running process, for looking at its memory. */
  readonly pid: number | undefined;
  /** Stops the process with a signal, waits for its end, and starts it again on the same data. */
  restart(signal?: NodeJS.Signals): Promise<void>;
  /** Ends the process and leaves the data: the shop is offline until `start`. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  start(): Promise<void>;
  /** Ends the process and removes its data. */
  close(): Promise<void>;
}

/** The built shop as `npm start` runs it: one process, its own empty data folder, demo data. */
export async function startShop(env: Record<string, string> = {}): Promise<RunningShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'filigrana-e2e-'));
  const logFile = `${dataDir}.log`;
  let child: ChildProcess | undefined;

  const shop: RunningShop = {
    url: '',
    dataDir,
    get pid() {
      return child?.pid;
    },
    async start() {
      const port = shop.url ? new URL(shop.url).port : '0';
      // The log goes to a file, as it would in a real shop: a pipe would have to be read.
      const log = await open(logFile, 'a');
      child = spawn(
        process.execPath,
        [
          'packages/server/dist/bin.js',
          'start',
          ...['--web', path.join(root, 'packages/web/dist')],
        ],
        {
          cwd: root,
          env: { ...process.env, NODE_ENV: 'production', PORT: port, DATA_DIR: dataDir, ...env },
          stdio: ['ignore', 'pipe', log.fd],
        },
      );
      await log.close();
      shop.url = await readyAddress(child, logFile);
    },
    async stop(signal = 'SIGTERM') {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child.kill(signal);
      await ended;
    },
    async restart(signal) {
      await shop.stop(signal);
      await shop.start();
    },
    async close() {
      await shop.stop('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
      await rm(logFile, { force: true });
    },
  };
  await shop.start();
  return shop;
}

function readyAddress(child: ChildProcess, logFile: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (data: Buffer) => {
      output += data.toString();
      const address = READY.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => {
      void readFile(logFile, 'utf8').then((log) =>
        reject(new Error(`The shop ended (${code}) before it was ready:\n${log}`)),
      );
    });
  });
}
