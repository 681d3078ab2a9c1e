import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Manifest, type Plugin } from 'vite';
import { inEnglish, withoutSpanishWords } from './english.ts';

const dir = import.meta.dirname;
/** What `vite build --mode en` makes: the shop in English, beside the Spanish one and into the same folders. */
const ENGLISH = 'en';

/**
 * Which modules share a file. Left to themselves they become dozens of files of some hundred bytes,
 * each asked for when the one before has come; together they compress better and come at once.
 */
const GROUPS = [
  {
    // What waits must not bring what it waits for: it loads nothing by itself.
    name: 'boot',
    priority: 2,
    test: /vite\/preload-helper|web\/src\/(app\/(boot|import-code)|ui\/early-press)\.ts/,
  },
  {
    // Libraries of every page: they stay in the browser's cache from release to release. Lists that
    // are read page by page are the staff's alone.
    name: 'vendor',
    priority: 1,
    test: /node_modules\/(react|react-dom|scheduler|styled-components|stylis|swr(?!\/dist\/infinite)|dequal|wouter|regexparam)\//,
  },
  {
    // The frame of every page, with the small parts that the first views share, the footer and the cart's
    // counter.
    name: 'shell',
    test: /packages\/(web\/src\/(app\/entry-client|ui\/(button|icon|picture|srcset)|shared\/(island|site-texts\/read-words|use-reduced-motion)|storefront\/layout\/(site-footer|social-links|subscribe-(block|button)|cart-counter))|hooks\/src\/(shared\/(is-unsupported|log|provider\/fallback|reads\/(keys|use-read|use-refresh)|services\/use-service|texts\/\w+|use-held-for)|storefront\/(banners\/use-banners|revalidation|cart\/(cart-client|use-cart-view)|texts\/(browsing|cart)-texts))|sdk\/src\/domain\/(limits|price|site-texts|text))(\.en)?\.tsx?$/,
  },
  {
    // What pages in the frame begin with: the way here, cards, filters.
    name: 'pieces',
    test: /packages\/(web\/src\/(shared\/legal\/heading-(id|texts)|ui\/(breadcrumb|card-grid|loading|page-title|price|punzon)|shared\/words|storefront\/(catalog\/(below-header|breadcrumb-list|picture-words|price-words|product-card|product-grid|texts)|layout\/(crumb(-texts)?|page-crumbs)|product\/detail-layout))|hooks\/src\/storefront\/catalog\/use-catalog|sdk\/src\/domain\/(categories|filters|measure-text|measures|range-bounds|ranges|sizes|stock))(\.en)?\.tsx?$/,
  },
  {
    // What some pages end with. The English of the shop's own words the staff's page shows too: it stays apart.
    name: 'scenes',
    test: /packages\/(web\/src\/(assets\/scenes\/(scenes|texts)|shared\/site-texts\/(built-in-texts(?!\.en)|notes|said|statement))|hooks\/src\/storefront\/site-texts\/use-site-texts)(\.en)?\.tsx?$/,
  },
  {
    // What is pressed to choose and to buy.
    name: 'choices',
    test: /packages\/(web\/src\/(ui\/(alert|bottom-bar|check|control-texts|hint|size-radios|stepper)|shared\/(copy-text|whatsapp-chat)|storefront\/(product\/(facts|reached-place)|ring-sizes\/texts))|hooks\/src\/(shared\/(as-api-error|texts\/(common|field)-texts)|storefront\/(texts\/((account|purchase|storefront)-texts|use-texts)|kept-lists\/[\w-]+|ring-sizes\/use-ring-sizes|shipping\/use-shipping-fee|local-cart\/local-cart(-client|-storage)?))|sdk\/src\/domain\/finger-sizes)(\.en)?\.tsx?$/,
  },
  {
    // With what else the filters and the lists of the staff share.
    name: 'fields',
    test: /packages\/web\/src\/(ui\/(chip|disclosure|field|input|text-field)|shared\/use-wide)\.tsx?$/,
  },
  {
    // What the catalogue and the offers are narrowed with.
    name: 'filters',
    test: /packages\/web\/src\/storefront\/catalog\/(filtered-pieces|use-address-filters)\.tsx?$/,
  },
  {
    name: 'machines',
    test: /node_modules\/(xstate|@xstate\/react|use-sync-external-store|use-isomorphic-layout-effect)\/|packages\/hooks\/src\/shared\/machines\//,
  },
  {
    // What every form of an account is made of.
    name: 'forms',
    test: /node_modules\/valibot\/|packages\/(hooks\/src\/(shared\/forms|storefront\/accounts\/use-log-in)|sdk\/src\/(schemas\/(codes|form|issues|text-fields)|domain\/(attachments|email|identification|password|phone))|web\/src\/(ui\/(form-grid|split-page)|storefront\/(forms\/(texts|use-form-report|use-page-fields)|login\/(login-destination|texts))))/,
  },
  {
    // What comes with the first thing that somebody does.
    name: 'favorites',
    test: /packages\/(web\/src\/storefront\/favorites\/(heart|texts)|hooks\/src\/storefront\/favorites\/use-favorites)(\.en)?\.tsx?$/,
  },
];
const MANIFEST = 'virtual:asset-manifest';

/**
 * Hands what the client build has made to the server build: the manifest, so that the rendered page
 * can name the hashed files, and the style sheet, which is written into it. In development `null`.
 */
function assetManifest(manifestFile: string): Plugin {
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
      const client = path.join(outDir, '../client');
      const manifest = JSON.parse(
        readFileSync(path.join(client, manifestFile), 'utf8'),
      ) as Manifest;
      const sheets = Object.values(manifest).flatMap(({ css = [] }) => css);
      const css = sheets
        .map((file) => readFileSync(path.join(client, file), 'utf8').trim())
        .join('');
      return `export default ${JSON.stringify({ manifest, css })}`;
    },
  };
}

/**
 * Vite wraps every dynamic import in a helper that preloads style sheets and modules. There are
 * none to preload here (one style sheet, modules named by the server): ours sees to code that does not come.
 */
const ownImports = (): Plugin => ({
  name: 'own-imports',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js')
      ? `export { importCode as __vitePreload } from '${dir}/src/app/import-code.ts';`
      : undefined,
});

/** What libraries bring for browsers that the shop does not know: `target` says which it does. */
const withoutOldBrowsers = (): Plugin => ({
  name: 'without-old-browsers',
  enforce: 'pre',
  load: (id) =>
    // Asked for by `enableVendorPrefixes` alone.
    id.endsWith('stylis/src/Prefixer.js') ? 'export const prefix = (value) => value;' : undefined,
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
export default defineConfig(({ isSsrBuild, mode }) => {
  const isEnglish = mode === ENGLISH;
  const manifest = isEnglish ? '.vite/manifest.en.json' : '.vite/manifest.json';
  return {
    root: dir,
    publicDir: 'src/public',
    appType: 'custom',
    plugins: [
      isEnglish && [inEnglish(), withoutSpanishWords()],
      react(),
      assetManifest(manifest),
      ownImports(),
      withoutOldBrowsers(),
      pageFiles(),
    ],
    // Compile-time component ids: without them the class names of lazy routes differ between server and browser.
    oxc: {
      plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } },
    },
    resolve: {
      conditions: ['@filigrana/source', 'module', 'browser', 'development|production'],
      // React has it since 18.
      alias: [{ find: /^use-sync-external-store\/shim(\/index(\.js)?)?$/, replacement: 'react' }],
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
      emptyOutDir: !isEnglish,
      manifest: !isSsrBuild && manifest,
      copyPublicDir: !isSsrBuild && !isEnglish,
      // Fonts and bitmaps stay files (a strict policy allows no data: fonts); small drawings travel in the style sheet.
      assetsInlineLimit: (file) => file.endsWith('.svg') && undefined,
      // The server names what a page needs; afterwards nearly everything shared is already here.
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: isSsrBuild
        ? {
            input: 'src/app/entry-server.ts',
            // Small, and a failed page still names its functions in the log.
            output: {
              entryFileNames: isEnglish ? 'entry-server.en.js' : 'entry-server.js',
              minify: { compress: true, mangle: false },
            },
          }
        : {
            input: 'src/app/boot.ts',
            output: {
              codeSplitting: {
                groups: GROUPS,
              },
              // Every file names the files it loads: seven characters are enough to tell them apart.
              chunkFileNames: 'assets/[name]-[hash:7].js',
              entryFileNames: 'assets/[name]-[hash:7].js',
            },
          },
    },
  };
});
