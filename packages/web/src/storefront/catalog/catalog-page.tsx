import { styled } from 'styled-components';
import { useAbsoluteUrl, useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import { island } from '../../shared/island.tsx';
import { Container, PageTitle } from '../../ui/index.ts';
import { PageCrumbs } from '../layout/page-crumbs.tsx';
import { breadcrumbList } from './breadcrumb-list.ts';
import { prefetchCatalog } from './catalog-prefetch.ts';
import { catalogTexts as texts } from './texts.ts';

/** As high as a screen of pieces: the footer does not jump. */
const Room = styled.div`
  min-height: 60vh;
`;

/** How many pieces there are, as the filters say: it comes with them. */
const CatalogCount = island(
  async () => ({ default: (await import('./catalog-body.tsx')).CatalogCount }),
  null,
);

/** The filters and the pieces. */
const CatalogBody = island(() => import('./catalog-body.tsx'), <Room />);

export const prefetch = import.meta.env.SSR ? prefetchCatalog : undefined;

export default function CatalogPage() {
  const absolute = useAbsoluteUrl();
  useHead({
    title: texts.title,
    description: texts.description,
    canonical: storefront.catalog(),
    jsonLd: breadcrumbList(absolute, [{ name: texts.title, path: storefront.catalog() }]),
  });
  return (
    <Container>
      <PageCrumbs />
      <PageTitle aside={<CatalogCount />}>{texts.title}</PageTitle>
      <CatalogBody />
    </Container>
  );
}
