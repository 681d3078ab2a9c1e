import { createPackageFromTarballData, checkPackage } from '@arethetypeswrong/core';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, test } from 'vitest';
import { DUAL, installed, manifestOf, PACKAGES, type Target } from './support/packages.ts';

const REPOSITORY = 'https://github.com/filigrana/filigrana';

/** What each package weighs at most, so that nothing large slips in: tarball in kB, and files. */
const LIMITS = {
  sdk: { kB: 1_077, files: 1_125 },
  hooks: { kB: 853, files: 1_265 },
  mocks: { kB: 640, files: 510 },
  conformance: { kB: 275, files: 16 },
  server: { kB: 4_610, files: 83 },
};

const filesOf = async (name: string) =>
  (await readdir(installed(name), { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile() && !file.parentPath.includes('node_modules/@filigrana/.'))
    .map((file) => path.relative(installed(name), path.join(file.parentPath, file.name)));

const targetsOf = (target: Target): string[] =>
  typeof target === 'object' && target !== null
    ? Object.values(target).flatMap(targetsOf)
    : target === null
      ? []
      : [target];

describe.each(PACKAGES)('the tarball of %s', (name) => {
  const tarball = async () => readFile(inject('tarballs')[`@filigrana/${name}`] ?? '');

  test('has nothing that publint would have a word about', async () => {
    const { buffer, byteOffset, byteLength } = await tarball();
    const { messages, pkg } = await publint({
      pack: { tarball: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer },
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test('has types that fit in every way of resolving that it supports', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(await tarball()));
    if (!analysis.types) throw new Error(`${name} has no types`);
    // Whoever resolves as TypeScript did before 4.7 (node10) has been told to upgrade for years.
    const problems = analysis.problems
      .filter((problem) => !('resolutionKind' in problem) || problem.resolutionKind !== 'node10')
      .map((problem) =>
        [
          problem.kind,
          'entrypoint' in problem ? problem.entrypoint : '',
          'resolutionKind' in problem ? problem.resolutionKind : '',
        ].join(' '),
      );
    // TypeScript passes over `"node": null`, which Node.js and bundlers refuse; these two are ESM only.
    const intended: Record<string, string[]> = {
      mocks: ['FallbackCondition ./browser node16-cjs', 'FallbackCondition ./browser node16-esm'],
      conformance: ['CJSResolvesToESM . node16-cjs'],
      server: ['CJSResolvesToESM . node16-cjs'],
    };
    expect(problems.sort()).toEqual(intended[name] ?? []);
  });

  test('says where it comes from, what it runs on and what may be left out of a bundle', async () => {
    expect(await manifestOf(name)).toMatchObject({
      license: 'MIT',
      type: 'module',
      repository: { url: `git+${REPOSITORY}.git`, directory: `packages/${name}` },
      homepage: `${REPOSITORY}/tree/main/packages/${name}#readme`,
      bugs: { url: `${REPOSITORY}/issues` },
      engines: { node: '>=20.19.0' },
      sideEffects: name === 'server' || name === 'conformance' ? ['./dist/bin.js'] : false,
      publishConfig: { access: 'public', provenance: true },
      keywords: expect.arrayContaining(['filigrana']) as unknown,
      description: expect.stringMatching(/\.$/) as unknown,
    });
  });

  test('holds what it exports, its papers, and nothing of our kitchen', async () => {
    const files = await filesOf(name);
    const { exports, ...manifest } = await manifestOf(name);
    expect(files).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md', 'LICENSE']));
    const targets = [exports, manifest['bin'] ?? {}].flatMap((target) =>
      targetsOf(target as Target),
    );
    expect(files).toEqual(expect.arrayContaining(targets.map((target) => target.slice(2))));
    if (DUAL.includes(name)) expect(targets.some((target) => target.endsWith('.cjs'))).toBe(true);
    expect(files.filter((file) => /(^|\/)\.|\.test\.|tsconfig|tsup|^src\//.test(file))).toEqual([]);
    expect(Object.keys(manifest)).not.toContain('devDependencies');
    expect(Object.keys(manifest)).not.toContain('scripts');
    expect(JSON.stringify(exports)).not.toContain('@filigrana/source');
  });

  test('names this version in its changelog, with a sentence for the reader', async () => {
    const { version } = await manifestOf(name);
    const changelog = await readFile(path.join(installed(name), 'CHANGELOG.md'), 'utf8');
    const [, entry = ''] = changelog.split(`\n## ${version}\n`);
    expect(entry.split('\n## ')[0]).toMatch(/[a-záéíóú]{3,}.*\./i);
  });

  test('has source maps that bring their sources along', async () => {
    const maps = (await filesOf(name)).filter((file) => file.endsWith('.map'));
    expect(maps.length).toBeGreaterThan(0);
    for (const file of maps) {
      const map = JSON.parse(await readFile(path.join(installed(name), file), 'utf8')) as {
        sources: string[];
        sourcesContent?: (string | null)[];
      };
      const missing = map.sources.filter(
        (_source, i) => typeof map.sourcesContent?.[i] !== 'string',
      );
      expect(missing, file).toEqual([]);
    }
  });

  test('stays as light as it is', async () => {
    const { length } = await tarball();
    const files = await filesOf(name);
    console.log(`${name}: ${files.length} files, ${Math.round(length / 1000)} kB packed`);
    expect(length / 1000).toBeLessThanOrEqual(LIMITS[name].kB);
    expect(files.length).toBeLessThanOrEqual(LIMITS[name].files);
  });
});

test('what breaks when it is there twice is a peer of the packages', async () => {
  const { peerDependencies: ofHooks } = await manifestOf('hooks');
  expect(Object.keys(ofHooks as object)).toEqual(['@xstate/react', 'react', 'swr', 'xstate']);
  expect(Object.keys((await manifestOf('mocks'))['peerDependencies'] as object)).toEqual(['msw']);
});
