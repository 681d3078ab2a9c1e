import { build } from 'esbuild';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { node } from '../../scripts/lib/run.mjs';
import { DUAL, entriesOf, PACKAGES } from './support/packages.ts';

/** Runs a script in the project and answers what it prints. */
async function answerOf(name: string, code: string): Promise<unknown> {
  const file = path.join(inject('project'), name);
  await writeFile(file, code);
  const output: string = await node([file], { quiet: true, cwd: inject('project') });
  return JSON.parse(output);
}

/** Bundles for one platform; the message of the first error when that is refused. */
async function bundle(code: string, platform: 'browser' | 'node', conditions?: string[]) {
  try {
    const { metafile, outputFiles } = await build({
      stdin: { contents: code, resolveDir: inject('project') },
      bundle: true,
      write: false,
      metafile: true,
      format: platform === 'node' ? 'cjs' : 'esm',
      platform,
      ...(conditions && { conditions }),
      logLevel: 'silent',
    });
    return { inputs: Object.keys(metafile.inputs), code: outputFiles[0]?.text ?? '' };
  } catch (error) {
    const [first] = (error as { errors: { text: string; notes: { text: string }[] }[] }).errors;
    return { refused: [first?.text, ...(first?.notes ?? []).map(({ text }) => text)].join(' ') };
  }
}

const allEntries = async (names: readonly string[] = PACKAGES) =>
  (await Promise.all(names.map(entriesOf))).flat();

describe('in Node.js', () => {
  test('import and require give the very same module, so that nothing is there twice', async () => {
    const entries = (await allEntries()).filter((entry) => entry !== '@filigrana/mocks/browser');
    expect(entries.length).toBeGreaterThan(10);
    const answer = await answerOf(
      'resolve.mjs',
      `import { createRequire } from 'node:module';
       const require = createRequire(import.meta.url);
       const same = {};
       for (const entry of ${JSON.stringify(entries)}) {
         const [one, other] = [await import(entry), require(entry)];
         same[entry] = Object.keys(one).every((name) => one[name] === other[name]);
       }
       console.log(JSON.stringify(same));`,
    );
    expect(answer).toEqual(Object.fromEntries(entries.map((entry) => [entry, true])));
  });

  test("the browser's half of the mocks does not resolve", async () => {
    const answer = await answerOf(
      'wrong.mjs',
      `import { createRequire } from 'node:module';
       const require = createRequire(import.meta.url);
       const entry = '@filigrana/mocks/browser';
       const codes = [await import(entry).catch((error) => error.code)];
       try { require(entry) } catch (error) { codes.push(error.code) }
       console.log(JSON.stringify(codes));`,
    );
    expect(answer).toEqual(['ERR_PACKAGE_PATH_NOT_EXPORTED', 'ERR_PACKAGE_PATH_NOT_EXPORTED']);
  });
});

describe('in a bundler', () => {
  test('each half of the mocks is refused where the other one belongs', async () => {
    const [server, worker] = ['node', 'browser'].map((half) => `import '@filigrana/mocks/${half}'`);
    expect(await bundle(worker ?? '', 'browser')).toHaveProperty('code');
    expect(await bundle(server ?? '', 'node')).toHaveProperty('code');
    expect(await bundle(server ?? '', 'browser')).toEqual({
      refused: expect.stringMatching(/Could not resolve.*mocks\/node/) as unknown,
    });
    expect(await bundle(worker ?? '', 'node')).toEqual({
      refused: expect.stringMatching(/Could not resolve.*mocks\/browser/) as unknown,
    });
  });

  test('a page takes no module of Node.js along', async () => {
    const entries = await allEntries(['sdk', 'hooks']);
    const code = entries.map((entry) => `import * as x from '${entry}'; console.log(x);`);
    for (const one of code) expect(await bundle(one, 'browser')).toHaveProperty('code');
  });
});

describe('where CommonJS is all that is known, as in Jest', () => {
  const entries = async () =>
    (await allEntries(DUAL)).filter((entry) => entry !== '@filigrana/mocks/browser');

  test('every module is CommonJS, and is there once', async () => {
    const code = (await entries()).map((entry) => `require('${entry}')`).join(';');
    const { inputs = [] } = await bundle(code, 'node', ['require']);
    const ours = inputs.filter((file) => file.includes('@filigrana/'));
    expect(ours.length).toBeGreaterThan(100);
    expect(ours.filter((file) => !file.endsWith('.cjs'))).toEqual([]);
    expect(
      ours.filter((file) => file.endsWith('hooks/dist/shared/provider/shop-context.cjs')),
    ).toHaveLength(1);
  });

  test('a test works against the mocks', async () => {
    const { code = '' } = await bundle(
      `const { mockShopServer } = require('@filigrana/mocks/node');
       const { createShop, memorySession } = require('@filigrana/sdk');
       const { addition } = require('@filigrana/mocks/fixtures');
       const mock = mockShopServer();
       const shop = createShop({ host: mock.host, session: memorySession() });
       shop.cart.add(addition(mock.products.chain, { cantidad: 2 }))
         .then(() => shop.cart.get())
         .then(({ subtotal }) => { mock.close(); console.log(JSON.stringify({ subtotal })); });`,
      'node',
      ['require'],
    );
    expect(await answerOf('jest-like.cjs', code)).toEqual({ subtotal: 96 });
  });
});
