import { useProduct } from '@filigrana/hooks';
import type { Product } from '@filigrana/sdk';
import { lazy } from 'react';
import { useParams } from 'wouter';
import { useAbsoluteUrl, useHead } from '../../app/head.tsx';
import { useNavigationState } from '../../app/navigation.ts';
import { storefront } from '../../app/paths.ts';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { useShopFacts } from '../../shared/shop-facts.tsx';
import { Container, ErrorState } from '../../ui/index.ts';
import { PageCrumbs } from '../layout/page-crumbs.tsx';
import { ProductDetail } from './product-detail.tsx';
import { productId } from './product-id.ts';
import { productJsonLd } from './product-json-ld.ts';
import { prefetchProduct } from './product-prefetch.ts';
import { productTexts as texts } from './texts.ts';

/** In the file of the offer, which every piece loads anyway. */
const RelatedPlace = lazyPart(async () => ({
  default: (await import('./product-offer.tsx')).RelatedPlace,
}));
const ProductMissing = lazy(() => import('./product-missing.tsx'));

// The largest of the first views: what only the server runs stays out of it.
export const prefetch = import.meta.env.SSR ? prefetchProduct : undefined;

export default function ProductPage() {
  const id = productId(useParams<{ idProducto: string }>().idProducto);
  const { data, error, isValidating, mutate } = useProduct(id);
  const passed = usePassedProduct(id);
  // The server's own pages say `null` for a piece that does not exist.
  const known: Product | null | undefined = data;
  if (id === null || known === null || error?.status === 404) return <ProductMissing />;
  const product = known ?? passed;
  return (
    <Container>
      <ProductHead id={id} product={product} />
      <ProductCrumbs name={product?.nombreProducto ?? texts.pending} />
      {!product && error ? (
        <>
          <h1 tabIndex={-1}>{texts.pending}</h1>
          <ErrorState title={texts.failed} onRetry={() => void mutate()} retrying={isValidating}>
            {texts.failedHelp}
          </ErrorState>
        </>
      ) : (
        <>
          <ProductDetail product={product} />
          {product && <RelatedPlace product={product} />}
        </>
      )}
    </Container>
  );
}

/** The piece that the link to this page brought along: shown until the server has answered. */
function usePassedProduct(id: number | null): Product | undefined {
  const { product } = useNavigationState() as { product?: Product };
  return product?.idProducto === id ? product : undefined;
}

function ProductHead({ id, product }: { id: number; product: Product | undefined }) {
  const { nombre } = useShopFacts();
  const absolute = useAbsoluteUrl();
  useHead({
    title: product?.nombreProducto ?? texts.pending,
    description: product?.descripcion,
    canonical: storefront.product(id),
    image: product && previewPicture(product),
    type: 'product',
    jsonLd: product && productJsonLd(product, nombre, absolute),
  });
  return null;
}

/** The one that is made for messages, or else the piece's own. */
function previewPicture({ vistaPrevia, image_url, nombreProducto: alt }: Product) {
  if (vistaPrevia) return { url: vistaPrevia, alt, size: { width: 1200, height: 630 } };
  return image_url === null ? undefined : { url: image_url, alt };
}

/** One comes from somewhere, or else from the catalogue. */
function ProductCrumbs({ name }: { name: string }) {
  const { previous } = useNavigationState();
  const catalog = { label: texts.menuCatalog, href: storefront.catalog() };
  return <PageCrumbs current={name} {...(!previous && { previous: catalog })} />;
}
