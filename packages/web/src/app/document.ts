import sprite from '../assets/sprite.svg?raw';
import type { PageAssets } from './assets.ts';
import { scriptJson } from './head-markup.ts';
import { language } from './language.ts';
import { STATE_ID, type PageState } from './state.ts';
import { WITHOUT_SCRIPTS } from './without-scripts.ts';

interface Parts {
  /** Markup of the page's own head tags. */
  head: string;
  /** Style elements of the rendered components. */
  styles: string;
  /** Markup of the app. */
  body: string;
  assets: PageAssets;
  state: PageState;
}

/**
 * React prints preloads (images that are seen first) before the markup. They are left out: the
 * images stand in the markup below, where the browser finds them as soon, and where it prefers a
 * larger copy that it already has, it would complain of a preload that nobody used.
 */
const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** The complete HTML page. */
export function htmlDocument({ head, styles, body, assets, state }: Parts): string {
  const lines = [
    '<!doctype html>',
    `<html lang="${language.tag}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    head,
    '<meta name="theme-color" content="#F8F6F2">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    assets.css && `<style>${assets.css}</style>`,
    assets.stylesheet && `<link rel="stylesheet" href="${assets.stylesheet}">`,
    styles,
    `<noscript><style>${WITHOUT_SCRIPTS}</style></noscript>`,
    `<script type="module" src="${assets.boot}" data-files="${assets.modules.join(' ')}"></script>`,
    '</head>',
    '<body>',
    `<div id="root">${body.replace(LEADING_PRELOADS, '')}</div>`,
    sprite.trim(),
    `<script type="application/json" id="${STATE_ID}">${scriptJson(state)}</script>`,
    '</body>',
    '</html>',
  ];
  return lines.filter(Boolean).join('\n');
}
