import { catalogKeys, fallbackEntry } from '@filigrana/hooks/keys';
import { styled } from 'styled-components';
import { useAbsoluteUrl, useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import type { Prefetch } from '../../app/route.ts';
import { island } from '../../shared/island.tsx';
import { useShopFacts } from '../../shared/shop-facts.tsx';
import { Container, PageTitle } from '../../ui/index.ts';
import { breadcrumbList } from '../catalog/breadcrumb-list.ts';
import { PageCrumbs } from '../layout/page-crumbs.tsx';
import { offersTexts as texts } from './texts.ts';

export const prefetch: Prefetch = async (shop) => ({
  fallback: Object.fromEntries([fallbackEntry(catalogKeys.offers(), await shop.catalog.offers())]),
});

/** As high as a screen of pieces: the footer does not jump. */
const Room = styled.div`
  min-height: 60vh;
`;

/** The filters and the offers. */
const OffersBody = island(() => import('./offers-body.tsx'), <Room />);

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
      <OffersBody />
    </Container>
  );
}
