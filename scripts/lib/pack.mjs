import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { copyExample } from './example-files.mjs';
import { nextVersions } from './next-versions.mjs';
import { root, run } from './run.mjs';

/** The packages that strangers install; `web` stays at home. */
export const PUBLISHED = ['sdk', 'hooks', 'mocks', 'conformance', 'server'];
/** Published as it stands, with examples as its templates: `npm create filigrana`. */
export const CREATE = 'create';
const TEMPLATES = { vite: 'storefront-plain', next: 'next-app-router' };

/**
 * Packs published packages (all, or the named ones) exactly as the next release would. Answers the
 * path of each tarball by package name: `{ '@filigrana/sdk': '/…/filigrana-sdk-0.1.0.tgz' }`.
 */
export async function packAll(folder, names = PUBLISHED) {
  const packed = await packWithContents(folder, names);
  return Object.fromEntries(packed.map(({ name, tarball }) => [name, tarball]));
}

/**
 * Builds what is stale and packs it with the versions and changelogs that the pending changesets
 * make. Answers npm's own account of each tarball, with its path and its changelog.
 */
export async function packWithContents(folder, names = PUBLISHED) {
  // The reference documentation of the API travels with the server.
  const built = names.filter((name) => name !== CREATE);
  await ensureBuilt(built.includes('server') ? [...built, 'docs'] : built, { types: true });
  await mkdir(folder, { recursive: true });
  const staging = await mkdtemp(path.join(tmpdir(), 'filigrana-pack-'));
  try {
    const versioned = path.join(staging, 'versioned');
    await nextVersions(versioned);
    return await Promise.all(
      names.map(async (name) => {
        const stage = path.join(staging, name);
        await assemble(name, path.join(versioned, 'packages', name), stage);
        const changelog = await readFile(path.join(stage, 'CHANGELOG.md'), 'utf8');
        return { ...(await pack(stage, folder)), changelog };
      }),
    );
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function pack(stage, folder) {
  const answer = await run('npm', ['pack', '--json', '--pack-destination', folder], {
    quiet: true,
    cwd: stage,
  });
  const [account] = JSON.parse(answer.slice(answer.indexOf('[\n')));
  return { ...account, tarball: path.join(folder, account.filename) };
}

/** Lays a package out as it is published: `versioned` holds its manifest and changelog. */
async function assemble(name, versioned, stage) {
  const home = path.join(root, 'packages', name);
  const manifest = JSON.parse(await readFile(path.join(versioned, 'package.json'), 'utf8'));
  await mkdir(stage);
  const copy = (from, to) =>
    cp(from, path.join(stage, to), {
      recursive: true,
      filter: (file) => !path.basename(file).startsWith('.'),
    });
  await copy(path.join(root, 'LICENSE'), 'LICENSE');
  await copy(path.join(home, 'README.md'), 'README.md');
  await copy(path.join(versioned, 'CHANGELOG.md'), 'CHANGELOG.md');
  for (const file of manifest.files)
    if (file === 'templates') await copyTemplates(path.join(stage, file));
    else if (!file.startsWith('!') && file !== 'CHANGELOG.md')
      await copy(path.join(home, file), file);
  const text = `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`;
  await writeFile(path.join(stage, 'package.json'), text);
}

async function copyTemplates(folder) {
  for (const [template, example] of Object.entries(TEMPLATES))
    await copyExample(example, path.join(folder, template), { without: ['README.md'] });
}

/** Without what only this repository can use: its scripts, and the way to the sources. */
function publishedManifest({ scripts: _scripts, devDependencies: _dev, ...manifest }) {
  return { ...manifest, ...(manifest.exports && { exports: withoutSources(manifest.exports) }) };
}

function withoutSources(target) {
  if (typeof target !== 'object' || target === null) return target;
  return Object.fromEntries(
    Object.entries(target)
      .filter(([condition]) => condition !== '@filigrana/source')
      .map(([condition, inner]) => [condition, withoutSources(inner)]),
  );
}
