import { storefront } from '../../app/paths.ts';
import { LegalPage, prefetchLegal } from './legal-page.tsx';

export const prefetch = prefetchLegal('privacidad');

/** What the shop keeps of people, and why. */
export default function PrivacyPage() {
  return <LegalPage pagina="privacidad" path={storefront.privacy()} />;
}
