import { createContext, use, useCallback, useEffect, type ReactNode } from 'react';
import { headElements, type HeadElement, type HeadTags, type Site } from './head-elements.ts';
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

/**
 * Says what `<head>` holds while this page is shown: on the server in the answer, in the browser
 * after every navigation. The last call of a page wins; one call per page.
 *
 * @example useHead({ title: 'Catalogo', description: 'Anillos, aretes…', canonical: storefront.catalog() });
 */
export function useHead(tags: HeadTags): void {
  const context = use(HeadContext);
  if (!context) throw new Error('useHead needs a HeadProvider above it.');
  const { collect, siteName, siteUrl } = context;
  collect(tags);
  const text = JSON.stringify(tags);
  useEffect(() => {
    applyHead(headElements(JSON.parse(text) as HeadTags, { siteName, siteUrl }));
  }, [text, siteName, siteUrl]);
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

/** Replaces the elements of the previous page with those of this one. */
function applyHead(elements: HeadElement[]): void {
  document.head.querySelectorAll('[data-head]').forEach((element) => element.remove());
  document.head.querySelector('title')?.remove();
  for (const { tag, attributes, text } of elements) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}
