import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test, vi } from 'vitest';
import { DUAL, entriesOf, PACKAGES } from './support/packages.ts';

// The declarations of everything that is installed are much to read.
vi.setConfig({ testTimeout: 400_000 });

const execute = promisify(execFile);

const STRICT = {
  strict: true,
  skipLibCheck: false,
  // TypeScript's own libraries are nobody's business here, and most of the work.
  skipDefaultLibCheck: true,
  noEmit: true,
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  types: [] as string[],
};

/** Somebody's typical code: what it gets must be typed, and is used. */
const PAGE = `
import { createShop, memorySession, type Cart } from '@filigrana/sdk';
import { ShopProvider, useCart, useFeatured } from '@filigrana/hooks';
import { useOrders } from '@filigrana/hooks/backoffice';
import { cartView, provideCart } from '@filigrana/hooks/machines';
const session = memorySession();
const shop = createShop({ host: 'https://shop.example', session });
export const total = async (): Promise<number> => (await shop.cart.get()).montoTotal;
export function List() {
  const { data = [] } = useFeatured();
  const { lines, increase } = useCart();
  const { rows } = useOrders();
  const cart: Cart | undefined = undefined;
  return (
    <ShopProvider shop={shop} session={session}>
      {data.map((piece) => <b key={piece.idProducto}>{piece.nombreProducto.toUpperCase()}</b>)}
      {lines.map((line) => <button key={line.idProducto_talla} onClick={() => void increase(line.idProducto_talla)} />)}
      {rows.length + [cart, cartView, provideCart].length}
    </ShopProvider>
  );
}`;

/** What TypeScript says about files in the project: nothing when they compile. */
async function compile(name: string, options: object, files: Record<string, string>) {
  const folder = path.join(inject('project'), name);
  await mkdir(folder, { recursive: true });
  for (const [file, code] of Object.entries(files)) await writeFile(path.join(folder, file), code);
  const config = { compilerOptions: { ...STRICT, ...options }, files: Object.keys(files) };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = path.join(inject('project'), 'node_modules/typescript/bin/tsc');
  const { stdout } = await execute(process.execPath, [tsc, '-p', folder]).catch(
    (error: { stdout: string }) => error,
  );
  return stdout.trim();
}

const everything = (entries: string[]) =>
  entries.map((entry, i) => `import * as all${i} from '${entry}';\nexport { all${i} };`).join('\n');
const everyEntry = async (names: readonly string[]) =>
  (await Promise.all(names.map(entriesOf))).flat();

test('code for a bundler compiles under strict rules, declarations included', async () => {
  const options = { module: 'ESNext', moduleResolution: 'Bundler' };
  const files = { 'page.tsx': PAGE, 'all.ts': everything(await everyEntry(['sdk', 'hooks'])) };
  expect(await compile('for-a-bundler', options, files)).toBe('');
});

test('ESM and CommonJS for Node.js compile alike', async () => {
  const options = { module: 'NodeNext', moduleResolution: 'NodeNext', types: ['node'] };
  const all = everything(await everyEntry(PACKAGES));
  const files = { 'all.mts': all, 'all.cts': all };
  expect(await compile('for-nodenext', options, files)).toBe('');
});

test('CommonJS that cannot require ESM, as for Jest, compiles', async () => {
  const options = { module: 'Node16', moduleResolution: 'Node16' };
  // The types of msw itself do not compile there, so only what does not need it is judged.
  const entries = (await everyEntry(DUAL)).filter(
    (entry) => !/mocks(\/(node|browser))?$/.test(entry),
  );
  expect(await compile('for-jest', options, { 'all.cts': everything(entries) })).toBe('');
});
