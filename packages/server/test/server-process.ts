import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../src/bin.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface CommandProcess {
  pid: number | undefined;
  /** The first line of stdout that matches; rejects when the process ends without it. */
  line(pattern: RegExp): Promise<string>;
  signal(name: NodeJS.Signals): void;
  write(text: string): void;
  /** Exit code and everything that was printed. */
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

/** Runs the `filigrana` command from the sources, as a process of its own. */
export function runCommand(
  args: string[],
  env: Record<string, string>,
  script: string = BIN,
): CommandProcess {
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), '--conditions=@filigrana/source', script, ...args],
    // Only what the test sets: settings of whoever runs the tests must not reach the shop.
    { cwd: ROOT, env: { PATH: process.env['PATH'] ?? '', PORT: '0', SEED: 'none', ...env } },
  );
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    stdout,
    stderr,
  }));
  return {
    pid: child.pid,
    ended,
    signal: (name) => void child.kill(name),
    write: (text) => void child.stdin.end(text),
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = stdout.split('\n').find((line) => pattern.test(line));
          if (found !== undefined) resolve(found);
        };
        child.stdout.on('data', look);
        void ended.then(() => reject(new Error(`No such line.\n${stdout}\n${stderr}`)));
        look();
      }),
  };
}
