import { useBanners } from '@filigrana/hooks';
import { bannerKeys, catalogKeys, fallbackEntry, siteTextKeys } from '@filigrana/hooks/keys';
import { ApiError } from '@filigrana/sdk';
import { styled } from 'styled-components';
import { useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import type { Prefetch } from '../../app/route.ts';
import { readWords } from '../../shared/site-texts/read-words.ts';
import { island } from '../../shared/island.tsx';
import { useShopFacts } from '../../shared/shop-facts.tsx';
import { PageSkeleton, VisuallyHidden } from '../../ui/index.ts';
import { Banners } from './banners.tsx';
import { homeTexts as texts } from './texts.ts';

/** Banners have words all the same, by their place. */
function noWords(error: unknown): [] {
  if (!(error instanceof ApiError) || error.status !== 404) console.error(error);
  return [];
}

export const prefetch: Prefetch = async (shop) => {
  const reads = [
    { key: bannerKeys.list(), data: shop.banners.list() },
    { key: bannerKeys.words(), data: shop.banners.words().catch(noWords) },
    { key: siteTextKeys.inForce(), data: readWords(shop) },
    { key: catalogKeys.featured(), data: shop.catalog.featured() },
  ];
  const entries = await Promise.all(
    reads.map(async ({ key, data }) => {
      try {
        return [fallbackEntry(key, await data)];
      } catch (error) {
        // One missing part does not keep the other from being shown; the browser asks again.
        console.error(error);
        return [];
      }
    }),
  );
  return { fallback: Object.fromEntries(entries.flat()) };
};

/** Everything below the banners. */
const HomeSections = island(() => import('./home-sections.tsx'), <PageSkeleton />);

export default function HomePage() {
  const { nombre } = useShopFacts();
  const { data: banners } = useBanners();
  useHead({
    title: texts.title,
    description: texts.description,
    canonical: storefront.home(),
    image: banners?.[0] ? { url: banners[0] } : undefined,
  });
  return (
    <>
      <Top>
        <VisuallyHidden as="h1" tabIndex={-1}>
          {texts.heading(nombre)}
        </VisuallyHidden>
        <Banners />
      </Top>
      <HomeSections />
    </>
  );
}

/** The hidden heading is placed inside it, so that the focus does not scroll the page. */
const Top = styled.div`
  position: relative;
`;
