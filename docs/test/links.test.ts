/** Links of documents lead to files and headings that are there, on the site and in the repository. */
import { EXTENSION_NAMES } from '@filigrana/sdk/contract';
import path from 'node:path';
import { expect, test } from 'vitest';
import { callPages } from '../.vitepress/calls.ts';
import { slugOf } from '../.vitepress/markdown.ts';
import { documents, exists, read } from './documents.ts';

const withoutCode = (text: string) => text.replaceAll(/^```.*?^```$/gms, '');
const anchorsOf = (file: string) =>
  [...withoutCode(read(file)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading));
/** What a page takes from another document: the site's own includes say nothing when it is gone. */
const INCLUDE = /^<!-- @include: (\S+)#(\S+) -->$/gm;
/** Addresses of pages that are made are judged where the site is built. */
const ELSEWHERE = /^(\w+:|\/)/;

test('every link leads to a file that is there, and its anchor to a heading', () => {
  const wrong = documents.flatMap((file) => {
    const text = withoutCode(read(file)).replaceAll(/`[^`\n]*`/g, '');
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href);
    const isDead = (href: string) => {
      const [target = '', anchor] = href.split('#');
      const there = target === '' ? file : path.join(path.dirname(file), target);
      if (!exists(there)) return true;
      return anchor !== undefined && !anchorsOf(there).includes(anchor);
    };
    return links
      .filter((href) => !ELSEWHERE.test(href) && isDead(href))
      .map((href) => `${file}: ${href}`);
  });
  expect(wrong).toEqual([]);
});

test('what a page includes is there', () => {
  const included = documents.flatMap((file) =>
    [...read(file).matchAll(INCLUDE)].map(([, from = '', name = '']) => ({
      from: path.join(path.dirname(file), from),
      marks: [`<!-- #region ${name} -->`, `<!-- #endregion ${name} -->`],
    })),
  );
  expect(included.length).toBeGreaterThan(5);
  expect(
    included.filter(({ from, marks }) => !marks.every((mark) => read(from).includes(mark))),
  ).toEqual([]);
});

test.each(['index', 'backoffice'])(
  'every hook of %s stands in the tables of its package',
  (entry) => {
    const exported = read(`packages/hooks/src/${entry}.ts`).matchAll(/\buse[A-Z]\w+/g);
    const hooks = [...new Set([...exported].map(([name]) => name))];
    const told = read('packages/hooks/README.md');
    expect(hooks.length).toBeGreaterThan(20);
    expect(hooks.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
  },
);

test.each([
  ['packages/conformance/README.md', 'what a host has with it'],
  ['docs/guides/own-backend.md', 'what a front end meets without it'],
])('%s tells of every optional part %s', (document) => {
  const rows = [...read(document).matchAll(/^\| `(\w+)` +\|/gm)].map(([, name = '']) => name);
  expect(EXTENSION_NAMES.filter((name) => !rows.includes(name))).toEqual([]);
});

test('every call of the contract is told with its statuses and its function of the SDK', () => {
  const contract = JSON.parse(read('packages/sdk/openapi.json')) as {
    paths: Record<string, Record<string, { operationId: string; responses: object }>>;
  };
  const text = [...callPages().values()].join('\n');
  const calls = Object.values(contract.paths).flatMap((methods) => Object.values(methods));
  const untold = calls.filter(({ operationId, responses }) => {
    const [, part = ''] = text.split(`\n## ${operationId}\n`);
    const told = part.split('\n## ')[0] ?? '';
    const needed = ['SDK: [`shop.', ...Object.keys(responses).map((status) => `| \`${status}\``)];
    return !needed.every((each) => told.includes(each));
  });
  expect(calls.length).toBeGreaterThan(80);
  expect(untold.map(({ operationId }) => operationId)).toEqual([]);
});
