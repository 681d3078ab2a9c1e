import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const dir = import.meta.dirname;
/**
 * Libraries of every page: one file that stays in the browser's cache from release to release. Lists
 * that are read page by page are the staff's alone.
 */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|styled-components|stylis|swr(?!\/dist\/infinite)|dequal|use-sync-external-store|wouter|regexparam)\//;
/**
 * The frame of every page, with the small parts that the first views share. Left to themselves those
 * are a dozen files of some hundred bytes each; together they compress better and are asked for at once.
 */
const SHELL =
  /packages\/(web\/src\/(app\/entry-client|ui\/(button|icon|picture|srcset)|shared\/(island|use-reduced-motion))|hooks\/src\/shared\/(log|provider\/fallback|reads\/(keys|use-read))|sdk\/src\/domain\/(limits|price|text))\.tsx?$/;
/** What the catalogue and the page of a product have in common, and what the latter begins with. */
const PIECES =
  /packages\/web\/src\/storefront\/(catalog\/(below-header|breadcrumb-list)|layout\/page-crumbs)\.tsx?$/;
const PIECE =
  /packages\/(web\/src\/(ui\/(loading|punzon)|storefront\/(catalog\/picture-words|product\/detail-layout))|sdk\/src\/domain\/(sizes|stock))\.tsx?$/;
const MANIFEST = 'virtual:asset-manifest';

/**
 * Hands the client build's manifest to the server build, so that the rendered page can name the
 * hashed files. In development there is no manifest: `null`.
 */
function assetManifest(): Plugin {
  let serving = false;
  let outDir = '';
  return {
    name: 'asset-manifest',
    configResolved(config) {
      serving = config.command === 'serve';
      outDir = path.resolve(config.root, config.build.outDir);
    },
    resolveId: (id) => (id === MANIFEST ? `\0${MANIFEST}` : undefined),
    load(id) {
      if (id !== `\0${MANIFEST}`) return undefined;
      if (serving) return 'export default null';
      const manifest = path.join(outDir, '../client/.vite/manifest.json');
      return `export default ${readFileSync(manifest, 'utf8')}`;
    },
  };
}

/**
 * Vite wraps every dynamic import in a helper that preloads style sheets and modules. There are
 * none to preload here (one style sheet, modules named by the server), so the helper only calls.
 */
const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js')
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
});

/** Only the server asks for the file of a page, to name its chunks: browsers do without the names. */
const pageFiles = (): Plugin => ({
  name: 'page-files',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id, options) =>
    id.endsWith('/routes.ts') && !options?.ssr
      ? code.replaceAll(/^ +file: '[^']+',$/gm, '')
      : undefined,
});

/** One configuration for the two builds (`vite build`, `vite build --ssr`) and the development server. */
export default defineConfig(({ isSsrBuild }) => ({
  root: dir,
  publicDir: 'src/public',
  appType: 'custom',
  plugins: [react(), assetManifest(), plainImports(), pageFiles()],
  // Compile-time component ids: without them the class names of lazy routes differ between server and browser.
  oxc: {
    plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } },
  },
  resolve: {
    conditions: ['@filigrana/source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', 'swr', 'xstate', 'styled-components', 'wouter'],
  },
  ssr: {
    noExternal: isSsrBuild ? true : [/^@filigrana\//, 'styled-components', 'wouter'],
    resolve: {
      conditions: ['@filigrana/source', 'module', 'node', 'development|production'],
      externalConditions: ['@filigrana/source', 'node'],
    },
  },
  // The renderer runs in production only: React's development half stays out of the server's memory.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // Fonts and bitmaps stay files (a strict policy allows no data: fonts); small drawings travel in the style sheet.
    assetsInlineLimit: (file) => file.endsWith('.svg') && undefined,
    // The server names what a page needs; afterwards nearly everything shared is already here.
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {
          input: 'src/app/entry-server.ts',
          // Small, and a failed page still names its functions in the log.
          output: { entryFileNames: 'entry-server.js', minify: { compress: true, mangle: false } },
        }
      : {
          input: 'src/app/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: VENDOR, priority: 1 },
                { name: 'shell', test: SHELL },
                { name: 'pieces', test: PIECES },
                { name: 'piece', test: PIECE },
              ],
            },
            // Every file names the files it loads: seven characters are enough to tell them apart.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
          },
        },
  },
}));
