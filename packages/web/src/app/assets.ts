import type { Manifest } from 'vite';

const ENTRY = 'src/app/entry-client.tsx';
const STYLE = '/src/ui/styles/global.css';
/** Fonts of the first view; those with rarer letters load only where one is used. */
const FONTS = [
  'src/assets/fonts/rosario-es.woff2',
  'src/assets/fonts/ibarra-real-nova-es.woff2',
  'src/assets/fonts/rosario-q.woff2',
];

/** What the browser build has made. */
export interface BrowserBuild {
  manifest: Manifest;
  /** The style sheet of every page. */
  css: string;
}

/** What one page needs, files by their addresses. */
export interface PageAssets {
  entry: string;
  /** The style sheet, written into the page: nothing has to come before it can be seen. */
  css: string;
  /** In development, where the style sheet is a file that is reloaded. */
  stylesheet: string | null;
  fonts: string[];
  /** Modules that the entry and the page import, so that all of them start loading together. */
  modules: string[];
}

/**
 * Files for the entry and, when given, the page file (`storefront/home/home-page`). Without a
 * build, in development, the sources themselves.
 */
export function assetsOf(build: BrowserBuild | null, pageFile: string | null): PageAssets {
  if (!build)
    return {
      entry: `/${ENTRY}`,
      css: '',
      stylesheet: STYLE,
      fonts: FONTS.map((f) => `/${f}`),
      modules: [],
    };
  const { manifest, css } = build;
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
    css,
    stylesheet: null,
    fonts: FONTS.map((font) => manifest[font]?.file)
      .filter((f) => f !== undefined)
      .map((f) => `/${f}`),
    modules: [...modules].map((file) => `/${file}`),
  };
}
