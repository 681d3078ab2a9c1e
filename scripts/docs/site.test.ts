/** The built site: nothing leads nowhere, nothing is inline, everything that is promised has a page. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as backoffice from '@filigrana/hooks/backoffice';
import * as storefront from '@filigrana/hooks';
import * as machines from '@filigrana/hooks/machines';
import contract from '@filigrana/sdk/openapi.json' with { type: 'json' };
import { beforeAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'docs/dist/site');
/** Addresses that the reference server has beside the documentation. */
const BESIDE = new Set(['/', '/api/docs']);

/** HTML by address. */
const pages = new Map<string, string>();
const files = new Set<string>();
beforeAll(() => {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    files.add(`/docs/${file}`);
    if (!file.endsWith('.html')) continue;
    const address = file === 'index.html' ? '/docs/' : `/docs/${file.replace(/\.html$/, '')}`;
    pages.set(address, readFileSync(path.join(folder, file), 'utf8'));
  }
});

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&'));
const idsOf = (html: string) => all(html, / id="([^"]*)"/g);
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');

/** What is wrong, by page; empty when nothing is. */
function wrong(judge: (html: string, address: string) => readonly string[]) {
  const found = [...pages].map(([address, html]) => [address, judge(html, address)] as const);
  return Object.fromEntries(found.filter(([, problems]) => problems.length > 0));
}

test('no link and no anchor leads nowhere', () => {
  const ids = new Map([...pages].map(([address, html]) => [address, new Set(idsOf(html))]));
  const isDead = (href: string, from: string): boolean => {
    if (/^(https:\/\/|mailto:)/.test(href)) return false;
    const [target = '', anchor] = href.split('#');
    const address = target === '' ? from : target;
    if (BESIDE.has(address)) return anchor !== undefined;
    const there = ids.get(address);
    if (!there) return !files.has(address);
    return anchor !== undefined && !there.has(anchor);
  };
  expect(pages.size).toBeGreaterThan(130);
  expect(
    wrong((html, address) =>
      all(html, / (?:href|src)="([^"]*)"/g).filter((href) => isDead(href, address)),
    ),
  ).toEqual({});
});

test('nothing is inline: no style, no script, no handler', () => {
  const inline = /<style|<script(?![^>]* src=)| style="| on\w+="|javascript:/g;
  const outsideCode = (html: string) => html.replaceAll(/<pre.*?<\/pre>/gs, '');
  expect(wrong((html) => outsideCode(html).match(inline) ?? [])).toEqual({});
});

test('no page loads anything from another origin', () => {
  expect(wrong((html) => all(html, /(?:src|<link[^>]*href)="(https?:[^"]*)"/g))).toEqual({});
});

test('every page has one title, one heading of its own, a description, and no id twice', () => {
  expect(
    wrong((html) => {
      const ids = idsOf(html);
      return [
        ...(all(html, /(<h1)/g).length === 1 ? [] : ['not one h1']),
        ...(/<title>[^<]+<\/title>/.test(html) ? [] : ['no title']),
        ...(/name="description" content="[^"]{10,}"/.test(html) ? [] : ['no description']),
        ...ids.filter((id, index) => ids.indexOf(id) !== index),
      ];
    }),
  ).toEqual({});
  const titles = [...pages.values()].map((html) => /<title>(.*?)<\/title>/.exec(html)?.[1]);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

describe('has a page for', () => {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (upper) => `-${upper.toLowerCase()}`);
  const hooksOf = (entry: object) => Object.keys(entry).filter((name) => /^use[A-Z]/.test(name));

  test.each([
    ['hooks', hooksOf(storefront)],
    ['backoffice', hooksOf(backoffice)],
  ])('every hook of %s, with its signature and an example', (place, hooks) => {
    const headings = (name: string) =>
      all(pages.get(`/docs/${place}/${kebab(name)}`) ?? '', /<h2 id="([^"]*)"/g);
    expect(
      hooks.filter((name) => !['example', 'signature'].every((id) => headings(name).includes(id))),
    ).toEqual([]);
  });

  test('every machine, drawn, with its events and transitions', () => {
    const names = Object.keys(machines).filter((name) => /^(?!create).*Machine$/.test(name));
    const parts = ['<svg role="img"', 'id="states-and-events"', 'id="transitions"', 'id="example"'];
    const missing = names.filter((name) => {
      const html = pages.get(`/docs/machines/${kebab(name)}`) ?? '';
      // The local cart has no states to draw.
      return !parts.slice(name === 'localCartMachine' ? 3 : 0).every((part) => html.includes(part));
    });
    expect(missing).toEqual([]);
  });

  test('every call of the contract, with its answers and its function of the SDK', () => {
    const calls = Object.values(contract.paths).flatMap((methods) => Object.values(methods)) as {
      operationId: string;
      tags: string[];
      responses: object;
    }[];
    const missing = calls.filter(({ operationId, tags, responses }) => {
      const html = pages.get(`/docs/api/${tags[0] ?? ''}`) ?? '';
      const [, part = ''] = html.split(`<h2 id="${operationId.toLowerCase()}"`);
      const text = textOf(part.split('<h2 ')[0] ?? '');
      return (
        !text.includes('SDK: shop.') || !Object.keys(responses).every((each) => text.includes(each))
      );
    });
    expect(missing.map(({ operationId }) => operationId)).toEqual([]);
  });
});

test('everything that people wrote for the guide is in it', () => {
  const written = readdirSync(path.join(root, 'docs/site'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && file !== 'index.md')
    .map((file) => `/docs/${file.replace(/\.md$/, '')}`);
  expect(written.filter((address) => !pages.has(address))).toEqual([]);
});

test('settings are told as the README tells them, word for word', () => {
  const textIn = (address: string) => textOf(pages.get(address) ?? '').replaceAll(/\s+/g, ' ');
  const settings = readFileSync(path.join(root, 'README.md'), 'utf8').match(
    /^\| `[A-Z_0-9]+`.*$/gm,
  );
  expect(settings?.length).toBeGreaterThan(10);
  for (const row of settings ?? []) {
    const meaning = row.split('|').at(-2)?.replaceAll('`', '').trim() ?? '';
    expect(textIn('/docs/guides/deploying')).toContain(meaning);
  }
});
