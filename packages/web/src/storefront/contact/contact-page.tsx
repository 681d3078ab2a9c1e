import { styled } from 'styled-components';
import { useAbsoluteUrl, useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import { scenes } from '../../assets/scenes/scenes.ts';
import { useShopFacts } from '../../shared/shop-facts.tsx';
import { Container, ExternalLink, from, Nudo, Picture } from '../../ui/index.ts';
import { breadcrumbList } from '../catalog/breadcrumb-list.ts';
import { Notes } from '../../shared/site-texts/notes.tsx';
import { PageCrumbs } from '../layout/page-crumbs.tsx';
import { contactTexts as texts } from './texts.ts';

export default function ContactPage() {
  const { correo, redes } = useShopFacts();
  const absolute = useAbsoluteUrl();
  useHead({
    title: texts.title,
    description: texts.description,
    canonical: storefront.contact(),
    jsonLd: breadcrumbList(absolute, [{ name: texts.title, path: storefront.contact() }]),
  });
  const network = (href: string, { title, text }: { title: string; text: string }) => ({
    title: (
      <a href={href} rel="noopener">
        {title}
      </a>
    ),
    text,
  });
  return (
    <Container>
      <PageCrumbs />
      <Question>
        <Words>
          <h1 tabIndex={-1}>{texts.heading}</h1>
          <Mail href={`mailto:${correo}`}>{correo}</Mail>
          <Nudo />
        </Words>
        <Photo {...scenes.contacto} sizes="(min-width: 1024px) 40vw, 92vw" priority />
      </Question>
      <Notes
        label={texts.networks}
        notes={[
          { icon: 'wa', ...network(redes.whatsapp, texts.whatsapp) },
          { icon: 'ig', ...network(redes.instagram, texts.instagram) },
          { icon: 'fb', ...network(redes.facebook, texts.facebook) },
        ]}
      />
    </Container>
  );
}

const Question = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-7);
  align-items: center;
  padding-block: clamp(24px, 4vw, 40px) clamp(32px, 5vw, 64px);
  ${from.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: clamp(40px, 5vw, 80px);
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: center;
  text-align: center;
  gap: 18px;
  padding-block: clamp(16px, 3vw, 32px);
  h1 {
    max-width: 18ch;
  }
`;

const Mail = styled(ExternalLink)`
  && {
    margin-block: 0;
  }
  font-size: 1.25rem;
  overflow-wrap: anywhere;
`;

const Photo = styled(Picture)`
  width: 100%;
  aspect-ratio: 4 / 3;
  border-radius: var(--r-sm);
`;
