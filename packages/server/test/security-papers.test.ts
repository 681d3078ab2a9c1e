import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');

test('every control of the threat model names a test that there is', () => {
  const links = [
    ...read('docs/threat-model.md').matchAll(/\[([^\]]+)\]\(\.\.\/([^)]+\.test\.ts)\)/g),
  ];
  expect(links.length).toBeGreaterThan(30);
  const missing = links.filter(([, title = '', path = '']) => !read(path).includes(title));
  expect(missing.map(([link]) => link)).toEqual([]);
});

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

test('every dependency that is shipped has its reason, and no reason is left over', () => {
  const manifests = readdirSync(`${root}packages`).map(
    (name) => JSON.parse(read(`packages/${name}/package.json`)) as Manifest,
  );
  const shipped = manifests
    .flatMap(({ dependencies, peerDependencies }) =>
      Object.keys({ ...dependencies, ...peerDependencies }),
    )
    .filter((name) => !name.startsWith('@filigrana/'));
  const rows = read('docs/decisions/0009-dependencies.md').matchAll(/^\| (`.+?) +\|/gm);
  const named = [...rows].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)]);
  expect(new Set(named.map(([, name]) => name))).toEqual(new Set(shipped));
});
