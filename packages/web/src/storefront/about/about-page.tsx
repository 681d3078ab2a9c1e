import { useSiteTexts } from '@filigrana/hooks';
import { fallbackEntry, siteTextKeys } from '@filigrana/hooks/keys';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useAbsoluteUrl, useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import type { Prefetch } from '../../app/route.ts';
import { scenes } from '../../assets/scenes/scenes.ts';
import { AboutWords } from '../../shared/site-texts/about-words.tsx';
import { builtInTexts } from '../../shared/site-texts/built-in-texts.ts';
import { readWords } from '../../shared/site-texts/read-words.ts';
import { said } from '../../shared/site-texts/said.ts';
import { useShopFacts } from '../../shared/shop-facts.tsx';
import { Container, LinkButton, Picture } from '../../ui/index.ts';
import { breadcrumbList } from '../catalog/breadcrumb-list.ts';
import { PageCrumbs } from '../layout/page-crumbs.tsx';
import { DetailLayout, Stand, Tray } from '../product/detail-layout.tsx';
import { Facts } from '../product/facts.tsx';
import { accountName } from './account-name.ts';
import { aboutTexts as texts } from './texts.ts';

export const prefetch: Prefetch = async (shop) => ({
  fallback: Object.fromEntries([fallbackEntry(siteTextKeys.inForce(), await readWords(shop))]),
});

export default function AboutPage() {
  const { nombre, correo, redes } = useShopFacts();
  const own = useSiteTexts().data?.textos;
  const heading = said(own?.acercaTitulo, own?.acercaTituloIngles, builtInTexts.acercaTitulo);
  const story = said(own?.acerca, own?.acercaIngles, builtInTexts.acerca(nombre));
  const absolute = useAbsoluteUrl();
  useHead({
    title: texts.title,
    description: texts.description,
    canonical: storefront.about(),
    image: { url: scenes.taller.src },
    jsonLd: breadcrumbList(absolute, [{ name: texts.title, path: storefront.about() }]),
  });
  return (
    <Container>
      <PageCrumbs />
      <DetailLayout>
        <Stand>
          <Tray $ratio="4 / 3">
            <Picture {...scenes.taller} sizes="(min-width: 1024px) 50vw, 92vw" priority />
          </Tray>
        </Stand>
        <div>
          <h1 tabIndex={-1} lang={heading.lang}>
            {heading.text}
          </h1>
          <AboutWords {...story} />
          <Actions>
            <LinkButton href={storefront.catalog()} size="lg">
              {texts.catalog}
            </LinkButton>
            <LinkButton href={storefront.specialOrder()} size="lg" variant="line">
              {texts.specialOrder}
            </LinkButton>
          </Actions>
          <Contact>
            <Facts
              label={texts.contact}
              facts={[
                { icon: 'mail', text: <a href={`mailto:${correo}`}>{correo}</a> },
                { icon: 'wa', text: elsewhere('WhatsApp', redes.whatsapp) },
                { icon: 'ig', text: elsewhere('Instagram', redes.instagram) },
                { icon: 'fb', text: elsewhere('Facebook', redes.facebook) },
              ]}
            />
          </Contact>
        </div>
      </DetailLayout>
    </Container>
  );
}

const elsewhere = (network: string, href: string): ReactNode => (
  <a href={href} rel="noopener">
    {network} {accountName(href)}
  </a>
);

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-block: 28px 32px;
`;

const Contact = styled.div`
  li {
    padding-block: 3px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  a:hover {
    color: var(--accent);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
`;
