import { useFaqs } from '@filigrana/hooks';
import { fallbackEntry, faqKeys } from '@filigrana/hooks/keys';
import { styled } from 'styled-components';
import { useAbsoluteUrl, useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import type { Prefetch } from '../../app/route.ts';
import { Container, EmptyState, ErrorState, PageTitle, TextLink } from '../../ui/index.ts';
import { breadcrumbList } from '../catalog/breadcrumb-list.ts';
import { PageCrumbs } from '../layout/page-crumbs.tsx';
import { FaqItem } from './faq-item.tsx';
import { FaqSkeleton } from './faq-skeleton.tsx';
import { faqTexts as texts } from './texts.ts';

export const prefetch: Prefetch = async (shop) => ({
  fallback: Object.fromEntries([fallbackEntry(faqKeys.visible(), await shop.faq.visible())]),
});

export default function FaqPage() {
  const absolute = useAbsoluteUrl();
  useHead({
    title: texts.title,
    description: texts.description,
    canonical: storefront.faq(),
    jsonLd: breadcrumbList(absolute, [{ name: texts.title, path: storefront.faq() }]),
  });
  return (
    <Container>
      <PageCrumbs />
      <Column>
        <PageTitle>{texts.title}</PageTitle>
        <Questions />
        <Contact>
          {texts.contact} <TextLink href={storefront.contact()}>{texts.write}</TextLink>
        </Contact>
      </Column>
    </Container>
  );
}

function Questions() {
  const { data, error, isValidating, mutate } = useFaqs();
  if (data && data.length > 0)
    return (
      <List>
        {data.map((faq, index) => (
          <li key={faq.idPregunta}>
            <FaqItem faq={faq} defaultOpen={index === 0} />
          </li>
        ))}
      </List>
    );
  if (data) return <EmptyState art="preguntas" title={texts.empty} />;
  if (error)
    return (
      <ErrorState title={texts.failed} onRetry={() => void mutate()} retrying={isValidating} />
    );
  return (
    <List as="div">
      <FaqSkeleton />
    </List>
  );
}

const Column = styled.div`
  max-width: var(--w-narrow);
`;

const List = styled.ul`
  border-top: 1px solid var(--thread);
`;

const Contact = styled.p`
  margin-top: 40px;
  font-size: var(--fs-lead);
  line-height: var(--lh-lead);
  color: var(--ink-muted);
`;
