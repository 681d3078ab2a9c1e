import { expect, test } from 'vitest';
import { assetsOf } from './assets.ts';

const manifest = {
  'src/app/boot.ts': { file: 'assets/boot.js', dynamicImports: ['src/app/entry-client.tsx'] },
  'src/app/entry-client.tsx': {
    file: 'assets/entry.js',
    css: ['assets/entry.css'],
    imports: ['_vendor.js'],
    dynamicImports: ['src/storefront/faq/faq-page.tsx'],
  },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_shared.js': { file: 'assets/shared.js', imports: ['_vendor.js'] },
  'src/storefront/faq/faq-page.tsx': {
    file: 'assets/faq.js',
    imports: ['_shared.js', '_vendor.js'],
  },
  'src/assets/fonts/rosario-es.woff2': { file: 'assets/rosario.woff2' },
};

const build = { manifest, css: 'a{color:red}' };

test('a page names what it and the entry import, each file once, and nothing of other pages', () => {
  expect(assetsOf(build, 'storefront/faq/faq-page').modules).toEqual([
    '/assets/entry.js',
    '/assets/vendor.js',
    '/assets/faq.js',
    '/assets/shared.js',
  ]);
  expect(assetsOf(build, null).modules).toEqual(['/assets/entry.js', '/assets/vendor.js']);
});

test('entry and fonts are named by their hashed files, and the style sheet comes along', () => {
  expect(assetsOf(build, null)).toMatchObject({
    boot: '/assets/boot.js',
    css: 'a{color:red}',
    stylesheet: null,
    fonts: ['/assets/rosario.woff2'],
  });
});

test('in development, without a manifest, the sources are named', () => {
  expect(assetsOf(null, 'storefront/faq/faq-page')).toMatchObject({
    boot: '/src/app/boot.ts',
    stylesheet: '/src/ui/styles/global.css',
    css: '',
    modules: [],
  });
});
