import { useOffers } from '@filigrana/hooks';
import { catalogKeys, fallbackEntry } from '@filigrana/hooks/keys';
import { useAbsoluteUrl, useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import type { Prefetch } from '../../app/route.ts';
import { useShopFacts } from '../../shared/shop-facts.tsx';
import { Container, EmptyState, ErrorState, LinkButton, PageTitle } from '../../ui/index.ts';
import { breadcrumbList } from '../catalog/breadcrumb-list.ts';
import { ProductGrid, ProductGridSkeleton } from '../catalog/product-grid.tsx';
import { PageCrumbs } from '../layout/page-crumbs.tsx';
import { offersTexts as texts } from './texts.ts';

export const prefetch: Prefetch = async (shop) => ({
  fallback: Object.fromEntries([fallbackEntry(catalogKeys.offers(), await shop.catalog.offers())]),
});

/** Cards of the first view on a wide screen. */
const FIRST_VIEW = 3;

export default function OffersPage() {
  const absolute = useAbsoluteUrl();
  const { nombre } = useShopFacts();
  useHead({
    title: texts.title,
    description: texts.description(nombre),
    canonical: storefront.offers(),
    jsonLd: breadcrumbList(absolute, [{ name: texts.title, path: storefront.offers() }]),
  });
  return (
    <Container>
      <PageCrumbs previous={{ label: texts.home, href: storefront.root() }} />
      <PageTitle>{texts.title}</PageTitle>
      <Offers />
    </Container>
  );
}

function Offers() {
  const { data, error, isValidating, mutate } = useOffers();
  if (data && data.length > 0)
    return <ProductGrid columns="offers" products={data} eager={FIRST_VIEW} />;
  if (data)
    return (
      <EmptyState
        art="novedades"
        title={texts.empty}
        action={
          <LinkButton href={storefront.catalog()} variant="line">
            {texts.emptyAction}
          </LinkButton>
        }
      >
        {texts.emptyHelp}
      </EmptyState>
    );
  if (error)
    return (
      <ErrorState title={texts.failed} onRetry={() => void mutate()} retrying={isValidating}>
        {texts.failedHelp}
      </ErrorState>
    );
  return <ProductGridSkeleton columns="offers" cards={6} />;
}
