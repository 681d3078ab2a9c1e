import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { startVitest } from 'vitest/node';

const here = fileURLToPath(new URL('.', import.meta.url));
const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** The first piece of code that a reader of the README copies. */
async function firstSnippet(): Promise<string> {
  const readme = await readFile(join(here, '../README.md'), 'utf8');
  const [, code = ''] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  return code;
}

test('the first snippet of the README takes at most ten lines to see a login end, and passes', async () => {
  const code = await firstSnippet();
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(10);
  expect(code).toMatch(/cart\.add\(.*expireSessions\(.*placeOrder\(/s);

  const folder = await mkdtemp(join(tmpdir(), 'filigrana-snippet-'));
  folders.push(folder);
  await symlink(join(here, '../../../node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'snippet.test.ts'), code);
  const conditions = ['@filigrana/source'];
  const vitest = await startVitest(
    'test',
    [],
    { root: folder, config: false, watch: false, reporters: [{}] },
    { resolve: { conditions }, ssr: { resolve: { conditions } } },
  );
  const tests = vitest.state.getTestModules().flatMap((file) => [...file.children.allTests()]);
  await vitest.close();
  expect(tests.map((one) => [one.name, one.result().state])).toEqual([
    ['nothing is bought with a login that is over', 'passed'],
  ]);
});
