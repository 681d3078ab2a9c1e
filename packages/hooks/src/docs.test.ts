// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { PACKAGE } from '../scripts/api.ts';
import { makePages } from '../scripts/pages.ts';
import { compileExamples } from '../scripts/snippets.ts';
import * as backoffice from './backoffice.ts';
import * as storefront from './index.ts';
import * as machines from './machines.ts';

const MINUTES = 180_000;
const HOOKS = [
  ['docs/hooks.md', Object.keys(storefront).filter((name) => /^use[A-Z]/.test(name))],
  ['docs/backoffice-hooks.md', Object.keys(backoffice).filter((name) => /^use[A-Z]/.test(name))],
] as const;

let pages: ReadonlyMap<string, string>;
beforeAll(async () => {
  pages = await makePages();
}, MINUTES);

const onDisk = (page: string) => {
  try {
    return readFileSync(path.join(PACKAGE, page), 'utf8');
  } catch {
    return 'no such page';
  }
};

/** The entry of a hook: from its heading to the next one. */
function entryOf(page: string, hook: string): string {
  const [, rest = ''] = (pages.get(page) ?? '').split(`\n### \`${hook}\`\n`);
  return rest.split('\n### ')[0] ?? '';
}

it('is as the sources are: otherwise run `npm run docs -w @filigrana/hooks`', () => {
  const stale = [...pages].filter(([page, text]) => onDisk(page) !== text).map(([page]) => page);
  expect(stale).toEqual([]);
});

describe.each(HOOKS)('%s', (page, hooks) => {
  it.each(hooks)('tells what %s is, how it is called, and shows it', (hook) => {
    const entry = entryOf(page, hook);
    const [prose = '', ...blocks] = entry.split('```');
    expect(prose.trim(), 'its docstring says what it is').not.toBe('');
    expect(entry).toContain(`function ${hook}(`);
    expect(blocks.at(-2), 'its docstring has an @example').toMatch(/^tsx\n.*\w/s);
  });
});

it.each(Object.keys(machines).filter((name) => /^(?!create).*Machine$/.test(name)))(
  'tells what %s is and shows it',
  (name) => {
    const page = [...pages.values()].find((text) => text.includes(`\n# \`${name}\`\n`)) ?? '';
    const [prose = '', ...blocks] = (page.split(`\n# \`${name}\`\n`)[1] ?? '').split('```');
    expect(prose.trim()).not.toBe('');
    expect(blocks.at(-2), 'its docstring has an @example').toMatch(/^ts\n.*\w/s);
  },
);

it('is linked from the README', () => {
  const readme = onDisk('README.md');
  for (const page of ['docs/hooks.md', 'docs/backoffice-hooks.md', 'docs/machines/README.md'])
    expect(readme).toContain(`(${page})`);
});

it(
  'shows examples that compile',
  () => {
    const exported = {
      hooks: Object.keys(storefront),
      backoffice: Object.keys(backoffice),
      machines: Object.keys(machines),
    };
    const { count, problems } = compileExamples(pages, exported);
    expect(count).toBeGreaterThan(80);
    expect(problems).toEqual([]);
  },
  MINUTES,
);
