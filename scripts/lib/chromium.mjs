import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail, run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser of the end-to-end tests: CHROMIUM_PATH, or the first one found on PATH. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/** Finds the browser, or installs Debian's when that is allowed; otherwise says what is missing. */
export async function ensureChromium() {
  if (findChromium()) return findChromium();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing chromium for the browser tests…');
    await run('apt-get', ['update'], { quiet: true });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return (
    findChromium() ??
    fail('The browser tests need Chromium: install it, or set CHROMIUM_PATH to one.')
  );
}
