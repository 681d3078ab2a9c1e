// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as backoffice from './backoffice.ts';
import * as storefront from './index.ts';

/** Hooks that ask no server, each with what it does instead. */
const ASKS_NOBODY: Readonly<Record<string, string>> = {
  useCatalogFilters: 'keeps what is chosen',
  useGuard: 'looks at the session',
  useLocalCart: 'keeps a cart in the browser',
  useNotify: 'shows a toast',
  useRecentlySeen: 'remembers pieces on the device',
  useScreenScale: 'remembers how large the screen is',
  useSession: 'looks at the session',
  useShop: 'hands the client out',
  useTexts: 'knows sentences',
};
const SOURCE = import.meta.dirname;
const TESTS = [
  '../test/mocks.tsx',
  ...readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mocks.test.tsx'),
  ),
]
  .map((file) => readFileSync(path.join(SOURCE, file), 'utf8'))
  .join('\n');

const HOOKS = [...new Set([...Object.keys(storefront), ...Object.keys(backoffice)])].filter(
  (name) => /^use[A-Z]/.test(name),
);

it.each(HOOKS.filter((name) => !(name in ASKS_NOBODY)))(
  '%s is used in a shop of the mocks',
  (name) => expect(TESTS).toMatch(new RegExp(`\\b${name}\\(`)),
);

it('excuses no hook that is gone', () => {
  for (const name of Object.keys(ASKS_NOBODY)) expect(HOOKS).toContain(name);
});
