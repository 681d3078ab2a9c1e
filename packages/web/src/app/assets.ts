import type { Manifest } from 'vite';

const BOOT = 'src/app/boot.ts';
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
  /** The one script of the page: it asks for the others when it is time. */
  boot: string;
  /** The style sheet, written into the page: nothing has to come before it can be seen. */
  css: string;
  /** In development, where the style sheet is a file that is reloaded. */
  stylesheet: string | null;
  fonts: string[];
  /** The entry, the page and all that they import, so that all of them start loading together. */
  modules: string[];
}

/**
 * Files for the entry and, when given, the page file (`storefront/home/home-page`). Without a
 * build, in development, the sources themselves.
 */
export function assetsOf(build: BrowserBuild | null, pageFile: string | null): PageAssets {
  if (!build)
    return {
      boot: `/${BOOT}`,
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
  const boot = manifest[BOOT];
  if (!boot) throw new Error(`The manifest has no ${BOOT}: build the client first.`);
  boot.dynamicImports?.forEach(visit);
  if (pageFile) visit(`src/${pageFile}.tsx`);
  return {
    boot: `/${boot.file}`,
    css,
    stylesheet: null,
    fonts: FONTS.map((font) => manifest[font]?.file)
      .filter((f) => f !== undefined)
      .map((f) => `/${f}`),
    modules: [...modules].map((file) => `/${file}`),
  };
}
