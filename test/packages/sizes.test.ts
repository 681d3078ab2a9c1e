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
    splitting: true,
    outdir: inject('project'),
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
  const { outputs } = metafile;
  const entry = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === '<stdin>') ?? '';
  /** The files that these bring along; esbuild also writes some that nothing asks for any more. */
  const reached = (kinds: readonly string[]) => {
    const found = new Set([entry]);
    for (const name of found)
      for (const { kind, path: imported } of outputs[name]?.imports ?? [])
        if (kinds.includes(kind) && imported in outputs) found.add(imported);
    return found;
  };
  const atOnce = reached(['import-statement']);
  const inAll = reached(['import-statement', 'dynamic-import']);
  const gzip = { first: 0, later: 0 };
  for (const { path: written, contents } of outputFiles) {
    const name = path.relative(process.cwd(), written);
    if (!inAll.has(name)) continue;
    gzip[atOnce.has(name) ? 'first' : 'later'] += gzipSync(contents, { level: 9 }).length / 1000;
  }
  return {
    gzip,
    // A file that is read but contributes nothing is not in the bundle.
    files: [...inAll].flatMap((name) =>
      Object.entries(outputs[name]?.inputs ?? {})
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .map(([file]) => path.relative(inject('project'), path.resolve(file))),
    ),
  };
}

test.each(BUDGETS)('$what keeps its budget', async ({ what, code, ...limits }) => {
  const { gzip } = await bundle(code);
  for (const part of ['first', 'later'] as const) {
    console.log(`${what}, ${part}: ${gzip[part].toFixed(1)} of ${limits[part]} kB`);
    expect(gzip[part]).toBeLessThanOrEqual(limits[part]);
  }
  expect(gzip.first).toBeGreaterThan(0);
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
