import { storefront } from '../../app/paths.ts';
import { LegalPage, prefetchLegal } from './legal-page.tsx';

export const prefetch = prefetchLegal('terminos');

/** How one buys here. */
export default function TermsPage() {
  return <LegalPage pagina="terminos" path={storefront.terms()} />;
}
