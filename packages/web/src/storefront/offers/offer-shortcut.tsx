import { Redirect } from 'wouter';
import { storefront } from '../../app/paths.ts';

/** Where the banners link to. The server redirects the same way. */
export default function OfferShortcut() {
  return <Redirect to={storefront.offers()} replace />;
}
