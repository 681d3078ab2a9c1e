import type { Manifest } from 'vite';

const ENTRY = 'src/app/entry-client.tsx';
const STYLE = '/src/ui/styles/global.css';
/** Fonts of the first view; the italic loads only where it is used. */
const FONTS = [
  'src/assets/fonts/rosario-latin-wght-normal.woff2',
  'src/assets/fonts/ibarra-real-nova-latin-wght-normal.woff2',
  'src/assets/fonts/rosario-q.woff2',
];

/** Addresses of the files that one page needs. */
export interface PageAssets {
  entry: string;
  styles: string[];
  fonts: string[];
  /** Modules that the entry and the page import, so that all of them start loading together. */
  modules: string[];
}

/**
 * Files for the entry and, when given, the page file (`storefront/home/home-page`). Without a
 * manifest, in development, the sources themselves.
 */
export function assetsOf(manifest: Manifest | null, pageFile: string | null): PageAssets {
  if (!manifest)
    return { entry: `/${ENTRY}`, styles: [STYLE], fonts: FONTS.map((f) => `/${f}`), modules: [] };
  const modules = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || modules.has(chunk.file)) return;
    modules.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(ENTRY);
  if (pageFile) visit(`src/${pageFile}.tsx`);
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The manifest has no ${ENTRY}: build the client first.`);
  modules.delete(entry.file);
  return {
    entry: `/${entry.file}`,
    styles: (entry.css ?? []).map((file) => `/${file}`),
    fonts: FONTS.map((font) => manifest[font]?.file)
      .filter((f) => f !== undefined)
      .map((f) => `/${f}`),
    modules: [...modules].map((file) => `/${file}`),
  };
}
