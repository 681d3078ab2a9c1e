import { execFile, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { npm, prepareExample } from '../../../scripts/lib/examples.mjs';

const run = promisify(execFile);
const ADDRESS = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/;

export interface Started {
  url: string;
  /** Ends it with everything that it has started. */
  stop(): void;
}

/** An example as a stranger has it: copied out of the repository, installed from the tarballs. */
export interface Copy {
  /** Writes a file of it, with the folders on its way. */
  write(file: string, text: string): Promise<void>;
  /** Runs one of its scripts to its end. Rejects with `code`, `stdout` and `stderr` when it fails. */
  script(name: string, ...args: string[]): Promise<{ stdout: string; stderr: string }>;
  /** Runs its `start`, or the named script, until it tells its address. */
  start(settings: { shop?: string; script?: string; args?: string[] }): Promise<Started>;
}

export async function copyOf(name: string): Promise<Copy> {
  const folder = path.join(inject('examplesHome'), name);
  await prepareExample(name, { folder, tarballs: inject('exampleTarballs') });
  return projectIn(folder);
}

/** A project that is installed. */
export function projectIn(folder: string): Copy {
  const env = () => ({ ...process.env, NODE_ENV: undefined, NO_COLOR: '1' });
  return {
    async write(file, text) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    },
    script: (script, ...args) =>
      run(npm, ['run', '--silent', script, '--', ...args], { cwd: folder, env: env() }).catch(
        (error: Error & { stdout: string }) => {
          // Compilers and test runners complain on standard output.
          error.message += `\n${error.stdout}`;
          throw error;
        },
      ),
    start: async ({ shop, script = 'start', args = [] }) => {
      const settings = { HOST: '127.0.0.1', PORT: String(await freePort()), SHOP_HOST: shop };
      const child = spawn(npm, ['run', '--silent', script, '--', ...args], {
        cwd: folder,
        env: { ...env(), ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
        // A group of its own: npm starts a shell, the shell a server, and all of them have to end.
        detached: true,
      });
      const stop = () => void (child.pid && process.kill(-child.pid, 'SIGKILL'));
      const url = await new Promise<string>((resolve, reject) => {
        let said = '';
        const listen = (data: Buffer) => {
          said += data.toString();
          const address = ADDRESS.exec(said)?.[0];
          if (address) resolve(address);
        };
        child.stdout.on('data', listen);
        child.stderr.on('data', listen);
        child.once('exit', (code) =>
          reject(new Error(`${path.basename(folder)} ended (${code}):\n${said}`)),
        );
      });
      return { url, stop };
    },
  };
}

/** React Router's server tells the port that it was asked for, so it cannot be asked for any. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
