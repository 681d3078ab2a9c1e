/** What a page says about itself to browsers, search engines and link previews. */
export interface HeadTags {
  /** Without the shop's name, which is added. Empty for the home page: then the name stands alone. */
  title: string;
  description?: string | undefined;
  /** Path of the page's one true address. */
  canonical?: string | undefined;
  /** Path or address of the picture that link previews show. */
  image?: string | undefined;
  /** Open Graph type; `website` when not given. */
  type?: 'website' | 'product' | undefined;
  /** Keeps the page out of search engines. */
  noindex?: boolean | undefined;
  /** Structured data (schema.org). */
  jsonLd?: object | undefined;
}

/** An element of `<head>`, independent of where it is printed. */
export interface HeadElement {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

interface Site {
  siteName: string;
  siteUrl: string;
}

/** The elements that the tags ask for, in a fixed order. */
export function headElements(tags: HeadTags, { siteName, siteUrl }: Site): HeadElement[] {
  const title = tags.title ? `${tags.title} · ${siteName}` : siteName;
  const elements: HeadElement[] = [{ tag: 'title', attributes: {}, text: title }];
  const meta = (key: 'name' | 'property', name: string, content: string | undefined) => {
    if (content)
      elements.push({ tag: 'meta', attributes: { [key]: name, content, 'data-head': '' } });
  };
  const absolute = (url: string | undefined) => url && new URL(url, siteUrl).href;
  const canonical = absolute(tags.canonical);
  meta('name', 'description', tags.description);
  meta('name', 'robots', tags.noindex ? 'noindex' : undefined);
  if (canonical)
    elements.push({
      tag: 'link',
      attributes: { rel: 'canonical', href: canonical, 'data-head': '' },
    });
  meta('property', 'og:site_name', siteName);
  meta('property', 'og:locale', 'es_CR');
  meta('property', 'og:type', tags.type ?? 'website');
  meta('property', 'og:title', tags.title || siteName);
  meta('property', 'og:description', tags.description);
  meta('property', 'og:url', canonical);
  meta('property', 'og:image', absolute(tags.image));
  meta('name', 'twitter:card', tags.image ? 'summary_large_image' : 'summary');
  if (tags.jsonLd)
    elements.push({
      tag: 'script',
      attributes: { type: 'application/ld+json', 'data-head': '' },
      text: JSON.stringify(tags.jsonLd),
    });
  return elements;
}
