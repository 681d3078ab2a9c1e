/** Where links of the Markdown lead on the site. */
import path from 'node:path';
import { hrefOf, slugOf, type Page, type Section } from './page.ts';

const ELSEWHERE = /^(https?:|mailto:|#|\/docs\/$|\/api\/docs)/;

export interface Links {
  /** Address of a link on a page; null when its target is no part of the site. */
  resolve(href: string, from: Page): string | null;
  /** Address of the page of a name in code. */
  pageOf(name: string, from: Page): string | undefined;
}

export function linksOf(
  sections: readonly Section[],
  named: readonly (readonly [string, string])[],
): Links {
  const pages = sections.flatMap((section) => section.pages);
  const byFile = new Map<string, string>();
  // The first page of a file is the one that links to the file mean.
  for (const { source, address } of pages)
    if (source !== undefined && !byFile.has(source)) byFile.set(source, address);
  // Headings of a file whose parts are pages: `hooks.md#usecart`.
  const byHeading = new Map(
    pages
      .filter(({ source, address }) => source !== undefined && byFile.get(source) !== address)
      .map(({ source, title, address }) => [`${source}#${slugOf(title)}`, address]),
  );
  const byName = new Map([
    ...named,
    ...[...pages]
      .reverse()
      .filter(({ address }) => /^(hooks|backoffice|machines)\/./.test(address))
      .map(({ title, address }): [string, string] => [title, address]),
  ]);

  const withHash = (address: string, hash: string | undefined) =>
    `${hrefOf(address)}${hash ? `#${hash}` : ''}`;

  return {
    resolve(href, from) {
      if (ELSEWHERE.test(href)) return href;
      const [target = '', hash] = href.split('#');
      if (target.startsWith('doc:')) return withHash(target.slice('doc:'.length), hash);
      const file = target.startsWith('/')
        ? target.slice(1)
        : path.posix.join(path.posix.dirname(from.source ?? ''), target);
      const part = byHeading.get(`${file}#${hash}`);
      if (part !== undefined) return hrefOf(part);
      const address = byFile.get(file);
      return address === undefined ? null : withHash(address, hash);
    },
    pageOf(name, from) {
      const address = byName.get(name.replace(/\(\)$/, ''));
      const isHere = address?.split('#')[0] === from.address;
      return address === undefined || isHere ? undefined : withHashOf(address);
    },
  };
}

const withHashOf = (address: string) => `/docs/${address}`;
