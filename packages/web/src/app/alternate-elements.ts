import type { HeadElement, HeadTags, Site } from './head-elements.ts';
import { ENGLISH, pathIn, SPANISH } from './languages.ts';

/** Where a page is in each language. */
export function alternateElements(tags: HeadTags, { siteUrl, isBilingual }: Site): HeadElement[] {
  const { canonical, noindex } = tags;
  if (!canonical || noindex || !isBilingual) return [];
  const all = [SPANISH, ENGLISH].map((each) => ({ hreflang: each.tag, of: each }));
  return [...all, { hreflang: 'x-default', of: SPANISH }].map(({ hreflang, of }) => {
    const { href } = new URL(pathIn(of, canonical), siteUrl);
    return { tag: 'link', attributes: { rel: 'alternate', hreflang, href, 'data-head': '' } };
  });
}
