import { useLegalText } from '@filigrana/hooks';
import { fallbackEntry, legalTextKeys } from '@filigrana/hooks/keys';
import { ApiError, type LegalPage as Page, type LegalText } from '@filigrana/sdk';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useParams } from 'wouter';
import { goToAnchor } from '../../app/anchor.ts';
import { useAbsoluteUrl, useHead } from '../../app/head.tsx';
import { spanishPart } from '../../app/language.ts';
import { storefront } from '../../app/paths.ts';
import type { Prefetch } from '../../app/route.ts';
import { LegalTextView } from '../../shared/legal/legal-text-view.tsx';
import { LEGAL_TITLES, standardTexts } from '../../shared/legal/standard-texts.ts';
import { useShopFacts } from '../../shared/shop-facts.tsx';
import { Container, ErrorState, PageTitle, Skeleton, VisuallyHidden } from '../../ui/index.ts';
import { breadcrumbList } from '../catalog/breadcrumb-list.ts';
import { PageCrumbs } from '../layout/page-crumbs.tsx';
import { legalTexts as texts } from './texts.ts';

/** Reads the text of a page; a backend that keeps none says what one that was never written says. */
export const prefetch: Prefetch = async (shop, params) => {
  const pagina = params['pagina'] as Page;
  const unwritten: LegalText = { pagina, texto: null };
  const page = await shop.legalTexts.get(pagina).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return unwritten;
    throw error;
  });
  return { fallback: Object.fromEntries([fallbackEntry(legalTextKeys.page(pagina), page)]) };
};

const PATHS: Record<Page, string> = {
  privacidad: storefront.privacy(),
  terminos: storefront.terms(),
  cuidado: storefront.care(),
};

/** What the shop keeps of people and why, how one buys here, or how pieces stay beautiful. */
export default function LegalPage() {
  const { pagina } = useParams() as { pagina: Page };
  const path = PATHS[pagina];
  const absolute = useAbsoluteUrl();
  const title = LEGAL_TITLES[pagina];
  useHead({
    title,
    description: texts.description[pagina],
    canonical: path,
    jsonLd: breadcrumbList(absolute, [{ name: title, path }]),
  });
  return (
    <Container>
      <PageCrumbs />
      <Column>
        <PageTitle>{title}</PageTitle>
        <Text pagina={pagina} />
      </Column>
    </Container>
  );
}

function Text({ pagina }: { pagina: Page }) {
  const shop = useShopFacts();
  const { data, error, isValidating, mutate } = useLegalText(pagina);
  const isUnknown = error?.status === 404;
  const text = data || isUnknown ? (data?.texto ?? standardTexts[pagina](shop)) : null;
  const isThere = text !== null;
  // The address may name a heading, which comes with the text.
  useEffect(() => {
    if (isThere) goToAnchor();
  }, [isThere]);
  if (text !== null)
    return (
      <div lang={data?.texto ? spanishPart : undefined}>
        <LegalTextView text={text} />
      </div>
    );
  if (error)
    return (
      <ErrorState
        title={texts.failed}
        onRetry={() => void mutate().catch(() => undefined)}
        retrying={isValidating}
      />
    );
  return (
    <Waiting>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Skeleton $width="40%" />
      <Skeleton $width="95%" />
      <Skeleton $width="85%" />
    </Waiting>
  );
}

/** Lines that the eye finds back from. */
const Column = styled.div`
  max-width: 44rem;
`;

const Waiting = styled.div`
  display: grid;
  gap: 14px;
`;
