import { below } from '../ui/media.ts';

/**
 * Style of pages in browsers whose scripts are switched off; only the server prints it. What opens
 * in a dialog there cannot be opened: on a phone the links of the header and the filters of the
 * catalogue stand in the page instead, and the buttons go.
 */
export const WITHOUT_SCRIPTS = [
  '#root [aria-haspopup=dialog]{display:none}',
  `${below.lg}{`,
  '#root header{position:static}',
  '#root header div:has(>nav){display:block;grid-area:3/1/auto/-1}',
  '#root main aside{display:block}',
  '}',
].join('');
