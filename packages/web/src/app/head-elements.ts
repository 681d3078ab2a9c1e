import { documentTitle } from './document-title.ts';
import { addressOf } from './language.ts';

/** What a page says about itself to browsers, search engines and link previews. */
export interface HeadTags {
  /** Without the shop's name, which is added. Empty for the home page: then the name stands alone. */
  title: string;
  description?: string | undefined;
  /** Path of the page's one true address. */
  canonical?: string | undefined;
  image?: HeadImage | undefined;
  /** Open Graph type; `website` when not given. */
  type?: 'website' | 'product' | undefined;
  /** Keeps the page out of search engines. */
  noindex?: boolean | undefined;
  /** Structured data (schema.org). */
  jsonLd?: object | undefined;
}

/** The picture that link previews show. */
export interface HeadImage {
  /** Path or address. */
  url: string;
  /** What it shows, for those who do not see it. */
  alt?: string;
  /** Pixels, where they are known. */
  size?: { width: number; height: number };
}

/** An element of `<head>`, independent of where it is printed. */
export interface HeadElement {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

export interface Site {
  siteName: string;
  siteUrl: string;
  /** Every page is there in the other language too. */
  isBilingual?: boolean | undefined;
}

/** The elements that the tags ask for, in a fixed order. */
export function headElements(tags: HeadTags, { siteName, siteUrl }: Site): HeadElement[] {
  const title = documentTitle(tags.title, siteName);
  const elements: HeadElement[] = [{ tag: 'title', attributes: {}, text: title }];
  const meta = (name: string, content: string | undefined) => {
    if (content) elements.push({ tag: 'meta', attributes: { name, content, 'data-head': '' } });
  };
  meta('description', tags.description);
  meta('robots', tags.noindex ? 'noindex' : undefined);
  if (tags.canonical)
    elements.push({
      tag: 'link',
      attributes: {
        rel: 'canonical',
        href: new URL(addressOf(tags.canonical), siteUrl).href,
        'data-head': '',
      },
    });
  if (tags.jsonLd)
    elements.push({
      tag: 'script',
      attributes: { type: 'application/ld+json', 'data-head': '' },
      text: JSON.stringify(tags.jsonLd),
    });
  return elements;
}
