import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Stops the script with one clear line instead of a stack. */
export function fail(line) {
  console.error(line);
  process.exit(1);
}

/**
 * Runs a program to its end from the repository root.
 * `quiet` keeps its output and prints it only when it fails; `signal` stops it.
 */
export function run(command, args, { quiet = false, env = {}, cwd = root, signal } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      signal,
    });
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    child.on('error', reject);
    child.on('close', (code, killedBy) => {
      if (code === 0) return resolve(output);
      const error = new Error(`${command} ${args.join(' ')} failed (${killedBy ?? code})`);
      error.exitCode = code ?? 1;
      if (quiet) process.stderr.write(output);
      reject(error);
    });
  });
}

/** Path of a program installed by npm. */
export const bin = (name) => path.join(root, 'node_modules/.bin', name);

/** Runs one of this repository's own scripts or an installed program with this very Node.js. */
export const node = (args, options) => run(process.execPath, args, options);
