import { styled } from 'styled-components';
import { useAbsoluteUrl, useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import { island } from '../../shared/island.tsx';
import { Container, PageTitle } from '../../ui/index.ts';
import { PageCrumbs } from '../layout/page-crumbs.tsx';
import { breadcrumbList } from './breadcrumb-list.ts';
import { prefetchCatalog } from './catalog-prefetch.ts';
import { catalogTexts as texts } from './texts.ts';
import { useAddress } from './use-address.ts';
import { useCatalogList } from './use-catalog-list.ts';

/** As high as a screen of pieces: the footer does not jump. */
const Room = styled.div`
  min-height: 60vh;
`;

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
      <PageTitle aside={<Count />}>{texts.title}</PageTitle>
      <CatalogBody />
    </Container>
  );
}

/** How many pieces there are: said again whenever the filters change. */
function Count() {
  const { filters, texto } = useAddress();
  const { found } = useCatalogList(filters, texto);
  return <span role="status">{found !== null && texts.count(found)}</span>;
}
