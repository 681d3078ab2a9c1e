import { build } from 'esbuild';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { BUDGETS } from './support/budgets.ts';

/** What a production bundle of a page holds for one import, React aside. */
async function bundle(code: string) {
  const { metafile, outputFiles } = await build({
    stdin: { contents: code, resolveDir: inject('project') },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    logLevel: 'silent',
  });
  const [output] = Object.values(metafile.outputs);
  return {
    gzip: gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1000,
    // A file that is read but contributes nothing is not in the bundle.
    files: Object.entries(output?.inputs ?? {})
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([file]) => path.relative(inject('project'), path.resolve(file))),
  };
}

test.each(BUDGETS)('$what keeps its budget', async ({ what, code, kB }) => {
  const { gzip } = await bundle(code);
  console.log(`${what}: ${gzip.toFixed(1)} of ${kB} kB`);
  expect(gzip).toBeLessThanOrEqual(kB);
});

const isBackOffice = (file: string) => /[/.-]backoffice[/.-]/.test(file);

test('the whole storefront entry holds no code of the back office', async () => {
  const all = `import * as hooks from '@filigrana/hooks'; console.log(hooks);`;
  const { files } = await bundle(all);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(isBackOffice)).toEqual([]);

  const backOffice = await bundle(all.replace('/hooks', '/hooks/backoffice'));
  expect(backOffice.files.filter(isBackOffice).length).toBeGreaterThan(20);
});

test('a storefront that reads loads no machine', async () => {
  const { files } = await bundle(`export { useFeatured, ShopProvider } from '@filigrana/hooks'`);
  const machines = files.filter((file) => /xstate|\.machine\./.test(file));
  expect(machines).toEqual([]);
});
