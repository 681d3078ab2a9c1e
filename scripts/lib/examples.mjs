import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyExample } from './example-files.mjs';
import { packAll } from './pack.mjs';
import { run } from './run.mjs';

/** The packages that examples are made of. */
const PACKAGES = ['sdk', 'hooks', 'mocks', 'conformance'];
/** What a copy keeps from one time to the next, so that nothing is installed twice. */
const KEPT = new Set(['node_modules', 'package-lock.json']);

/**
 * The packages as tarballs in `folder`. Their names carry what is in them: npm takes a file
 * of the same name for the same package, whatever has changed inside.
 */
export async function packForExamples(folder) {
  const fresh = path.join(folder, '.fresh');
  await rm(fresh, { recursive: true, force: true });
  const packed = await packAll(fresh, PACKAGES);
  const kept = await Promise.all(
    Object.entries(packed).map(async ([name, tarball]) => {
      const hash = createHash('sha256')
        .update(await readFile(tarball))
        .digest('hex')
        .slice(0, 12);
      const target = path.join(folder, path.basename(tarball, '.tgz') + `-${hash}.tgz`);
      await rename(tarball, target);
      return [name, target];
    }),
  );
  const current = new Set(kept.map(([, target]) => path.basename(target)));
  for (const file of await readdir(folder))
    if (!current.has(file)) await rm(path.join(folder, file), { recursive: true });
  return Object.fromEntries(kept);
}

/** The package.json of an example with the shop's packages taken from tarballs, nested ones too. */
function pointedTo(tarballs, manifest) {
  const local = Object.fromEntries(
    Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`]),
  );
  const point = (dependencies = {}) =>
    Object.fromEntries(
      Object.entries(dependencies).map(([name, version]) => [name, local[name] ?? version]),
    );
  return {
    ...manifest,
    dependencies: point(manifest.dependencies),
    devDependencies: point(manifest.devDependencies),
    overrides: { ...manifest.overrides, ...local },
  };
}

/** Copies an example to `folder`, as a stranger would, and installs it when something has changed. */
export async function prepareExample(name, { folder, tarballs }) {
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(folder))
    if (!KEPT.has(entry)) await rm(path.join(folder, entry), { recursive: true });
  await copyExample(name, folder);
  await installFrom(tarballs, folder);
}

/** Installs a project with the shop's packages taken from tarballs, when something has changed. */
export async function installFrom(tarballs, folder) {
  const file = path.join(folder, 'package.json');
  const manifest = pointedTo(tarballs, JSON.parse(await readFile(file, 'utf8')));
  const wanted = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(file, wanted);

  const stamp = path.join(folder, 'node_modules/.installed-for');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return;
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await run(npm, ['install', ...flags], { quiet: true, cwd: folder });
  await writeFile(stamp, wanted);
}

export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
