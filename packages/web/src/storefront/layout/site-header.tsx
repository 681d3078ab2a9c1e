import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { storefront } from '../../app/paths.ts';
import { useShopFacts } from '../../shared/shop-facts.tsx';
import { from, IconButton, iconButtonStyle, Logo } from '../../ui/index.ts';
import { CartLink } from './cart-link.tsx';
import { MainNav } from './main-nav.tsx';
import { SearchBar } from './search-bar.tsx';
import { layoutTexts } from './texts.ts';

const MobileMenu = lazy(() => import('./mobile-menu.tsx'));

/** Top of every shop page: menu button, logo, cart and search on phones; logo, links and search on desktops. */
export function SiteHeader() {
  const { nombre } = useShopFacts();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <Header>
      <Inside>
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
      {menuOpen && (
        <Suspense>
          <MobileMenu onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </Header>
  );
}

const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-sticky);
  background: var(--surface);
  border-bottom: 1px solid var(--thread);
`;

const Inside = styled.div`
  display: grid;
  grid-template: 'menu logo cart' 60px 'search search search' 56px / 44px 1fr 44px;
  align-items: center;
  max-width: calc(var(--w-page) + 2 * var(--page-pad));
  margin-inline: auto;
  padding-inline: calc(var(--page-pad) - 10px);
  ${from.lg} {
    grid-template: 'logo search' 68px 'nav nav' 48px / auto minmax(240px, 340px);
    justify-content: space-between;
    padding-inline: var(--page-pad);
  }
  ${from.xl} {
    grid-template: 'logo nav search' var(--size-header) / auto 1fr 218px;
    gap: 18px;
  }
  @media (min-width: 1400px) {
    grid-template-columns: auto 1fr 250px;
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
