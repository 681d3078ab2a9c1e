import { styled } from 'styled-components';
import { Link } from 'wouter';
import { storefront } from '../../app/paths.ts';
import { from, Icon } from '../../ui/index.ts';
import { CartLink } from './cart-link.tsx';
import { layoutTexts } from './texts.ts';

/** Profile, cart and favourites, floating at the right edge of wide screens. */
export function Shortcuts() {
  return (
    <Nav aria-label={layoutTexts.quickNav}>
      <Link href={storefront.profile()} aria-label={layoutTexts.profile}>
        <Icon name="user" />
      </Link>
      <CartLink />
      <Link href={storefront.favorites()} aria-label={layoutTexts.favorites}>
        <Icon name="heart" />
      </Link>
    </Nav>
  );
}

const Nav = styled.nav`
  display: none;
  ${from.lg} {
    position: fixed;
    right: 0;
    top: 50%;
    transform: translateY(-50%);
    z-index: var(--z-shortcuts);
    display: grid;
    background: var(--surface-raised);
    border: 1px solid var(--thread);
    border-right: 0;
    border-radius: var(--r-md) 0 0 var(--r-md);
  }
  a {
    display: grid;
    place-items: center;
    width: 48px;
    height: 54px;
    position: relative;
    transition:
      background-color var(--t-fast),
      color var(--t-fast);
  }
  a + a {
    border-top: 1px solid var(--line);
  }
  a:hover {
    background: var(--surface-tint);
    color: var(--accent);
  }
  span {
    top: 5px;
    right: 3px;
    min-width: 18px;
    height: 18px;
    line-height: 18px;
    padding: 0 4px;
    box-shadow: 0 0 0 2px var(--surface-raised);
  }
`;
