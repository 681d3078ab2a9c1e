import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fail, root, run } from './run.mjs';

const OLDEST = [20, 19];

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const tooOld = major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
  if (tooOld)
    fail(`Filigrana needs Node.js ${OLDEST.join('.')} or newer; this is ${process.versions.node}.`);
}

const readLock = async (file) =>
  JSON.parse(await readFile(path.join(root, file), 'utf8').catch(() => '{}')).packages ?? {};

/** What npm put into node_modules is compared with the lock file: no stamp that could lie. */
async function isInstalled() {
  const [wanted, present] = await Promise.all([
    readLock('package-lock.json'),
    readLock('node_modules/.package-lock.json'),
  ]);
  return Object.entries(wanted).every(
    ([name, entry]) =>
      !name.startsWith('node_modules/') ||
      entry.optional ||
      entry.link ||
      present[name]?.version === entry.version,
  );
}

/** Installs exactly what the lock file says, unless it is there already. */
export async function ensureInstalled() {
  checkNode();
  if (await isInstalled()) return;
  console.log('Installing packages…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // A shop that runs with NODE_ENV=production is built here too.
  await run(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
}
