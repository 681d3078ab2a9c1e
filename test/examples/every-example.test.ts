import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { exampleNames } from '../../scripts/lib/example-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const names = await exampleNames();

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

test.each(names)('%s can be started and checked, and says how', async (name) => {
  const folder = path.join(root, 'examples', name);
  const { scripts } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  expect(scripts).toMatchObject({ start: expect.any(String), check: expect.any(String) });
  const readme = await readFile(path.join(folder, 'README.md'), 'utf8');
  expect(readme).toContain(`npm run example -- ${name}`);
  const index = await readFile(path.join(root, 'examples/README.md'), 'utf8');
  expect(index).toContain(`(${name}/README.md)`);
});

test.each(names)('%s takes the packages of the coming release', async (name) => {
  const manifest = JSON.parse(
    await readFile(path.join(root, 'examples', name, 'package.json'), 'utf8'),
  ) as Manifest;
  const tarballs = inject('exampleTarballs');
  const asked = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  for (const [dependency, range] of asked.filter(([key]) => key.startsWith('@filigrana/'))) {
    const version = /-(\d+\.\d+)\.\d+-[0-9a-f]+\.tgz$/.exec(tarballs[dependency] ?? '')?.[1];
    expect(`${dependency} ${range}`).toMatch(`${dependency} ^${version}.`);
  }
});

test('the command without a name tells the names', async () => {
  const run = promisify(execFile)(process.execPath, [path.join(root, 'scripts/example.mjs')]);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(names.join(', ')),
  });
});
