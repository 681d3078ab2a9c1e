import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { node, root } from '../../scripts/lib/run.mjs';
import { manifestOf, PACKAGES } from './support/packages.ts';

/** What a release changes: manifests, changelogs, changesets and the lock file. */
async function fingerprint(): Promise<string> {
  const folders = ['.', '.changeset', ...PACKAGES.map((name) => `packages/${name}`)];
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of (await readdir(path.join(root, folder))).sort())
      if (/\.(json|md|cjs)$/.test(file))
        hash.update(file).update(await readFile(path.join(root, folder, file)));
  return hash.digest('hex');
}

describe('npm run release:dry', () => {
  let said = '';
  let untouched = false;
  beforeAll(async () => {
    const before = await fingerprint();
    said = await node(['scripts/release.mjs', '--dry'], { quiet: true });
    untouched = (await fingerprint()) === before;
  }, 300_000);

  test('shows version, tarball, changelog and every file with its size', async () => {
    for (const name of PACKAGES) {
      const { version } = await manifestOf(name);
      const start = said.indexOf(`@filigrana/${name} ${version}\n`);
      expect(start, name).toBeGreaterThanOrEqual(0);
      const [part = ''] = said.slice(start).split(/\n(?=@filigrana\/|create-filigrana )/);
      expect(part).toMatch(
        new RegExp(
          `filigrana-${name}-${version}\\.tgz: [\\d.]+ kB, unpacked [\\d.]+ kB in \\d+ files`,
        ),
      );
      expect(part).toMatch(/ {2}Changelog\n\n {4}### /);
      const files = [...part.matchAll(/^ +[\d.]+ kB {2}(\S+)$/gm)].map(([, file]) => file);
      expect(files).toEqual(expect.arrayContaining(['package.json', 'LICENSE', 'dist/index.js']));
      expect(files.length).toBe(Number(/in (\d+) files/.exec(part)?.[1]));
    }
    expect(said).toMatch(/^create-filigrana \d.*\n {2}create-filigrana-.*\.tgz/m);
    expect(said).toContain(' templates/next/next.config.ts\n');
  });

  test('leaves the repository as it is', () => expect(untouched).toBe(true));
});

test('the next versions of the packages accept each other', async () => {
  const versions = new Map<string, string>();
  for (const name of PACKAGES) versions.set(`@filigrana/${name}`, (await manifestOf(name)).version);
  for (const name of PACKAGES) {
    const { dependencies = {} } = (await manifestOf(name)) as { dependencies?: object };
    for (const [dependency, range] of Object.entries(dependencies))
      if (versions.has(dependency)) expect(range).toBe(`^${versions.get(dependency)}`);
  }
});
