/**
 * Said only where scripts are switched off, beside what does nothing without them. `to`: what they
 * are needed for.
 *
 * @example <NeedsScripts to="comprar esta pieza" />
 */
export const NeedsScripts = ({ to = 'usar esta página' }: { to?: string }) => (
  <noscript>
    <p>{`Para ${to} activa JavaScript en tu navegador.`}</p>
  </noscript>
);
