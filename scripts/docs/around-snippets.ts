/** What stands around examples: what they take from the text, and what a reader does with them. */

/** Names that examples of a README take from the text around them. */
export const AROUND: Readonly<Record<string, string>> = {
  'packages/sdk/README.md': `
import { addition, purchase } from '@filigrana/mocks/fixtures';
import { mockShopServer } from '@filigrana/mocks/node';
import { createShop, isApiError, memorySession } from '@filigrana/sdk';
const mock = mockShopServer();
const shop = createShop({ host: mock.host, session: memorySession(mock.signIn('customer')) });
const piece = addition(mock.products.ring, { tamanio: '7' });
const { idProducto_talla } = piece;
await shop.cart.add(piece);
const form = purchase();
const shown: string[] = [];
const show = (text: string) => shown.push(text);
`,
  'packages/mocks/README.md': `
import { createMockShop } from '@filigrana/mocks';
import { mockShopServer } from '@filigrana/mocks/node';
import { createShop, memorySession } from '@filigrana/sdk';
const mock = mockShopServer();
const shop = createShop({ host: mock.host, session: memorySession() });
const afterEach = (then: () => void) => then(), afterAll = afterEach;
`,
  'packages/conformance/README.md': `
import { assertConforms, startRun, type ConformanceCase } from '@filigrana/conformance';
import { mockShopServer } from '@filigrana/mocks/node';
import { defineCase as define } from '../../../packages/conformance/src/case.ts';
import { equal } from '../../../packages/conformance/src/http/difference.ts';
const mock = mockShopServer();
const run = startRun({ host: mock.host }, { write: true });
const made: ConformanceCase[] = [];
const defineCase = (one: Parameters<typeof define>[0]) => made.push(define(one));
`,
};

const TO_DRAW = `
import { createShop as makeShop, memorySession as keep } from '@filigrana/sdk';
import { renderToString } from 'react-dom/server';
import { expect as claim } from 'vitest';
const kept = keep(), far = makeShop({ host: 'https://shop.invalid', session: kept });
`;

interface Use {
  file: string;
  /** What the example contains. */
  of: string;
  code: string;
}

/** What a reader does with examples that only make something, or end in a failure. */
export const USES: readonly Use[] = [
  {
    file: 'packages/sdk/README.md',
    of: 'controller.abort()',
    code: `import { expect } from 'vitest';
await expect(example()).rejects.toMatchObject({ kind: 'aborted' });`,
  },
  {
    file: 'packages/sdk/README.md',
    of: 'show(`Quedan',
    code: `import { expect } from 'vitest';
await example();
expect(shown).toEqual(['Quedan 2']);`,
  },
  {
    file: 'packages/conformance/README.md',
    of: 'defineCase(',
    code: `await example();
for (const one of made) assertConforms(one, await run.run(one));`,
  },
  {
    file: 'packages/server/README.md',
    of: 'startServer(',
    code: `import { expect } from 'vitest';
expect((await fetch(new URL('/readyz', url))).status).toBe(200);
await stop();`,
  },
  {
    file: 'packages/hooks/README.md',
    of: 'export const page =',
    code: `import { renderToString } from 'react-dom/server';
import { expect } from 'vitest';
expect(renderToString(page('Página'))).toBe('Página');`,
  },
  {
    file: 'packages/hooks/README.md',
    of: 'export async function withoutLine7(',
    code: `import { mockShopServer } from '@filigrana/mocks/node';
import { createShop, memorySession, type CartLine } from '@filigrana/sdk';
import { expect } from 'vitest';
const mock = mockShopServer();
const cart = await createShop({ host: mock.host, session: memorySession() }).cart.get();
const line = (id: number) => ({ idProducto_talla: id, cantidad: 1, precioUnitario: 1 }) as CartLine;
const left = await withoutLine7({ ...cart, productos: [line(7), line(8)] });
expect(left.map(({ idProducto_talla }) => idProducto_talla)).toEqual([8]);`,
  },
  {
    file: 'docs/site/concepts/contract.md',
    of: 'export const title =',
    code: `import { expect } from 'vitest';
const piece = { nombreProducto: 'Anillo Trenza', nombreMaterial: 'Plata 925' } as Product;
expect(title(piece)).toBe('Anillo Trenza, Plata 925');`,
  },
  {
    file: 'docs/site/concepts/sessions.md',
    of: 'export function tabSession(',
    code: `import { expect } from 'vitest';
tabSession().write({ sessionToken: 'of this tab' });
expect(tabSession().read().sessionToken).toBe('of this tab');`,
  },
  {
    file: 'docs/site/concepts/sessions.md',
    of: 'export const Frame =',
    code: `${TO_DRAW}
const frame = <Frame shop={far} session={kept} navigate={() => undefined}>Página</Frame>;
claim(renderToString(frame)).toBe('Página');`,
  },
  {
    file: 'docs/site/guides/texts-and-theming.md',
    of: 'export const Provider =',
    code: `import { useTexts } from '@filigrana/hooks';
${TO_DRAW}
const Said = () => useTexts().sentence({ code: 'cart.maxAvailable', params: { n: 3 } });
claim(renderToString(<Provider shop={far} session={kept}><Said /></Provider>)).toBe('Quedan 3');`,
  },
  {
    file: 'docs/site/guides/texts-and-theming.md',
    of: 'export function FieldError(',
    code: `import { ShopProvider } from '@filigrana/hooks';
${TO_DRAW}
const notice: Notice = { code: 'cart.maxAvailable', params: { n: 3 } };
const field = <ShopProvider shop={far} session={kept}><FieldError notice={notice} /></ShopProvider>;
claim(renderToString(field)).toMatch(/<p class="error">.*3<\\/p>/);`,
  },
  {
    file: 'docs/site/guides/mocks-cookbook.md',
    of: 'export function inTheShop(',
    code: `import { renderToString } from 'react-dom/server';
import { expect } from 'vitest';
expect(renderToString(inTheShop('Página'))).toBe('Página');`,
  },
];

/** Examples that cannot be run here, by what they contain, and where something stands for them. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  'mockShopWorker(':
    'needs the service worker of a browser: the test of examples/storefront-plain is there',
  'export const prefetch: Prefetch':
    'the sketch of a page, with gaps, from inside packages/web: the browser tests use such pages',
};
