import { uiTexts } from './texts.ts';

/**
 * Said only where scripts are switched off, beside what does nothing without them. `to`: what they
 * are needed for.
 *
 * @example <NeedsScripts to="comprar esta pieza" />
 */
export const NeedsScripts = ({ to = uiTexts.useThisPage }: { to?: string }) => (
  <noscript>
    <p>{uiTexts.needsScripts(to)}</p>
  </noscript>
);
