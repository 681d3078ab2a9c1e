import { createContext, use, useCallback, useEffect, type ReactNode } from 'react';
import { documentTitle } from './document-title.ts';
import type { HeadTags, Site } from './head-elements.ts';
import { addressOf } from './language.ts';

interface HeadContextValue extends Site {
  /** Told what the page wants in `<head>` while it renders; the server listens. */
  collect: (tags: HeadTags) => void;
}

const HeadContext = createContext<HeadContextValue | null>(null);

/** Makes `useHead` work below it. */
export function HeadProvider(props: HeadContextValue & { children: ReactNode }) {
  const { children, ...value } = props;
  return <HeadContext value={value}>{children}</HeadContext>;
}

/** No page has been shown since the server’s. */
let isFirst = true;

/**
 * Says what `<head>` holds while this page is shown: on the server in the answer, in the browser
 * after every navigation. The last call of a page wins; one call per page.
 *
 * @example useHead({ title: 'Catalogo', description: 'Anillos, aretes…', canonical: storefront.catalog() });
 */
export function useHead(tags: HeadTags): void {
  const context = use(HeadContext);
  if (!context) throw new Error('useHead needs a HeadProvider above it.');
  const { collect, siteName, siteUrl, isBilingual } = context;
  collect(tags);
  const text = JSON.stringify(tags);
  useEffect(() => {
    const wanted = JSON.parse(text) as HeadTags;
    document.title = documentTitle(wanted.title, siteName);
    // The rest only programs read, and for the first page the server has written it.
    if (isFirst) return void (isFirst = false);
    import('./apply-head.ts').then(
      ({ applyHead }) => applyHead(wanted, { siteName, siteUrl, isBilingual }),
      // The page is there without it, and the next move asks again.
      () => {},
    );
  }, [text, siteName, siteUrl, isBilingual]);
}

/** Makes the complete address of a path, as structured data needs it. */
export function useAbsoluteUrl(): (path: string) => string {
  const context = use(HeadContext);
  if (!context) throw new Error('useAbsoluteUrl needs a HeadProvider above it.');
  const { siteUrl } = context;
  return useCallback((path) => new URL(addressOf(path), siteUrl).href, [siteUrl]);
}

/** Whether the shop speaks its other language too. */
export const useIsBilingual = (): boolean => use(HeadContext)?.isBilingual ?? false;

/** `useHead` as an element, for pages that choose their head inside a branch. */
export function Head(tags: HeadTags): null {
  useHead(tags);
  return null;
}
