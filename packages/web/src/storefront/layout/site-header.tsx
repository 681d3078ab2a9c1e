import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { storefront } from '../../app/paths.ts';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { useShopFacts } from '../../shared/shop-facts.tsx';
import { below, from, IconButton, iconButtonStyle, Logo } from '../../ui/index.ts';
import { CartLink } from './cart-link.tsx';
import { MainNav } from './main-nav.tsx';
import { SearchBar } from './search-bar.tsx';
import { layoutTexts } from './texts.ts';

const MobileMenu = lazyPart(() => import('./mobile-menu.tsx'));

// Comes when the page is first moved. When its code does not come, the header stays as high as it is.
const CompactHeader = lazy<ComponentType>(() =>
  import('./compact-header.tsx').catch(() => ({ default: () => null })),
);

/** How the page that is shown wants its header. */
export interface PayingHeader {
  /** On phones logo and cart are enough. */
  isPaying?: true | undefined;
}

/** Top of every shop page: menu button, logo, cart and search on phones; logo, links and search on desktops. */
export function SiteHeader({ isPaying }: PayingHeader) {
  const { nombre } = useShopFacts();
  const [menuOpen, setMenuOpen] = useState(false);
  const [isMoved, setMoved] = useState(false);
  useEffect(() => {
    const onScroll = () => setMoved(true);
    window.addEventListener('scroll', onScroll, { once: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return (
    <Header data-screen>
      <Inside data-paying={isPaying}>
        <MenuButton
          icon="menu"
          label={layoutTexts.openMenu}
          aria-expanded={menuOpen}
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
        />
        <HomeLink href={storefront.root()} aria-label={layoutTexts.home(nombre)}>
          <Logo />
        </HomeLink>
        <MainNav />
        <SearchBar />
        <HeaderCart />
      </Inside>
      {isMoved && (
        <Suspense>
          <CompactHeader />
        </Suspense>
      )}
      {menuOpen && <MobileMenu onClose={() => setMenuOpen(false)} />}
    </Header>
  );
}

const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-sticky);
  background: var(--surface);
  border-bottom: 1px solid var(--thread);
  /* On a phone that lies it would keep a third of the screen. */
  @media (max-height: 30em) {
    position: static;
  }
`;

const Inside = styled.div`
  display: grid;
  grid-template: 'menu logo cart' 60px 'search search search' 56px / 44px 1fr 44px;
  align-items: center;
  max-width: calc(var(--w-page) + 2 * var(--page-pad));
  margin-inline: auto;
  padding-inline: calc(var(--page-pad) - 10px);
  ${below.lg} {
    &[data-paying] {
      grid-template-rows: 60px 0;
      > button,
      > form {
        display: none;
      }
    }
  }
  ${from.lg} {
    grid-template: 'logo search' 68px 'nav nav' minmax(48px, auto) / auto minmax(240px, 340px);
    justify-content: space-between;
    padding-inline: var(--page-pad);
  }
  ${from.xl} {
    /* One row, unless the text is too large for it. */
    display: flex;
    flex-wrap: wrap;
    gap: 0 18px;
    min-height: var(--size-header);
  }
`;

const MenuButton = styled(IconButton)`
  grid-area: menu;
  ${from.lg} {
    display: none;
  }
`;

const HomeLink = styled(Link)`
  grid-area: logo;
  justify-self: center;
  display: grid;
  align-items: center;
  height: 48px;
  ${from.lg} {
    justify-self: start;
    svg {
      height: 42px;
    }
  }
  ${from.xl} {
    svg {
      height: 44px;
    }
  }
`;

const HeaderCart = styled(CartLink)`
  ${iconButtonStyle}
  grid-area: cart;
  ${from.lg} {
    display: none;
  }
`;
