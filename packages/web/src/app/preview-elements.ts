import type { HeadElement, HeadTags, Site } from './head-elements.ts';
import { addressOf, LOCALE } from './language.ts';

/**
 * What programs of messages read of a page. They ask the server for it, so a browser that goes on from
 * page to page does without.
 */
export function previewElements(tags: HeadTags, { siteName, siteUrl }: Site): HeadElement[] {
  const { image, canonical, type = 'website', title, description } = tags;
  const absolute = (url: string | undefined) => url && new URL(url, siteUrl).href;
  const said: Record<string, string | undefined> = {
    'og:site_name': siteName,
    'og:locale': LOCALE,
    'og:type': type,
    'og:title': title || siteName,
    'og:description': description,
    'og:url': absolute(canonical && addressOf(canonical)),
    'og:image': absolute(image?.url),
    'og:image:width': image?.size?.width.toString(),
    'og:image:height': image?.size?.height.toString(),
    'og:image:alt': image?.alt,
    'twitter:card': image ? 'summary_large_image' : 'summary',
  };
  return Object.entries(said).flatMap(([name, content]): HeadElement[] => {
    const key = name.startsWith('og:') ? 'property' : 'name';
    return content ? [{ tag: 'meta', attributes: { [key]: name, content, 'data-head': '' } }] : [];
  });
}
