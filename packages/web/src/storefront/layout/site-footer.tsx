import { useState } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { storefront } from '../../app/paths.ts';
import { useShopFacts } from '../../shared/shop-facts.tsx';
import { Container, from, Icon, Logo, Roleo } from '../../ui/index.ts';
import { LanguageLink } from './language-link.tsx';
import { SocialLinks } from './social-links.tsx';
import { SubscribeBlock } from './subscribe-block.tsx';
import { layoutTexts } from './texts.ts';

const texts = layoutTexts.footer;

/** Contact, subscription, social links and the small print. */
export default function SiteFooter() {
  const shop = useShopFacts();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <Footer className="on-dark">
      <Roleo />
      <Container>
        <Columns>
          <div>
            <HomeLink href={storefront.root()} aria-label={layoutTexts.home(shop.nombre)}>
              <Logo />
            </HomeLink>
            <p>{texts.motto}</p>
          </div>
          <Contact>
            <h2>{texts.contact}</h2>
            <a href={`mailto:${shop.correo}`}>
              <Icon name="mail" />
              {shop.correo}
            </a>
            <a href={`tel:${shop.telefono.replace(/[^+\d]/g, '')}`}>
              <Icon name="phone" />
              {shop.telefono}
            </a>
            <span>
              <Icon name="pin" />
              {shop.pais}
            </span>
          </Contact>
          <div>
            <h2>{texts.subscribeTitle}</h2>
            <p>{texts.subscribeText}</p>
            <SubscribeBlock />
            <SocialLinks />
          </div>
        </Columns>
        <Legal>
          <span suppressHydrationWarning>{texts.copyright(year, shop.nombre)}</span>
          <nav aria-label={texts.legal}>
            <Link href={storefront.sizeGuide()}>{texts.sizeGuide}</Link>
            <Link href={storefront.care()}>{texts.care}</Link>
            <Link href={storefront.privacy()}>{texts.privacy}</Link>
            <Link href={storefront.terms()}>{texts.terms}</Link>
            <LanguageLink />
          </nav>
        </Legal>
      </Container>
    </Footer>
  );
}

const Footer = styled.footer`
  background: var(--surface-dark);
  color: var(--ink-on-dark);
  border-top: 1px solid var(--line-on-dark);
  padding-top: 14px;
  /* Its last line stays above the bar at the bottom of small screens. */
  @media (max-width: 47.94em), (max-height: 30em) {
    :root:has([data-bottom-bar]) & {
      padding-bottom: 64px;
    }
  }
  ${Roleo} {
    opacity: 0.9;
    margin-bottom: 8px;
  }
  h2 {
    font: 500 1.25rem/1.2 var(--font-display);
    margin-bottom: 10px;
  }
  p {
    color: var(--ink-on-dark-muted);
    font-size: 0.9688rem;
    max-width: 34ch;
  }
`;

const HomeLink = styled(Link)`
  display: inline-grid;
  margin-bottom: 14px;
  svg {
    height: 52px;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: 40px;
  padding-block: 40px 36px;
  ${from.md} {
    grid-template-columns: 1.1fr 1fr 1.2fr;
    gap: clamp(32px, 5vw, 88px);
    padding-block: 44px 52px;
  }
`;

const Contact = styled.div`
  a,
  span {
    display: flex;
    gap: 12px;
    align-items: center;
    min-height: 44px;
    font-size: 0.9688rem;
    overflow-wrap: anywhere;
  }
  svg {
    color: var(--thread-on-dark);
  }
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
`;

const Legal = styled.div`
  border-top: 1px solid var(--line-on-dark);
  padding-block: 10px 14px;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  justify-content: space-between;
  align-items: center;
  font-size: 0.9063rem;
  color: var(--ink-on-dark-muted);
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
  }
  span,
  a {
    display: inline-flex;
    min-height: 44px;
    align-items: center;
  }
  a:hover {
    text-decoration: underline;
  }
`;
