import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Link, useLocation } from 'wouter';
import { storefront } from '../../app/paths.ts';
import { Drawer, Icon, Logo, mask, Rule } from '../../ui/index.ts';
import { CartLink } from './cart-link.tsx';
import { LanguageLink } from './language-link.tsx';
import { currentMark, navLinks } from './nav-links.ts';
import { layoutTexts } from './texts.ts';

/** The phone's menu: the personal links first, then those of the header. */
export default function MobileMenu({ onClose }: { onClose: () => void }) {
  const [pathname] = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== openedAt.current) onClose();
  }, [pathname, onClose]);
  return (
    <Drawer
      label={layoutTexts.menu}
      closeLabel={layoutTexts.closeMenu}
      onClose={onClose}
      head={<Logo />}
    >
      {/* A tap on the link of the page on screen closes the menu too. */}
      <Nav
        aria-label={layoutTexts.mainNav}
        onClick={(event) => event.target !== event.currentTarget && onClose()}
      >
        <ul>
          <li>
            <QuickLink href={storefront.profile()}>
              <Icon name="user" />
              {layoutTexts.profile}
            </QuickLink>
          </li>
          <li>
            <QuickCart>{layoutTexts.cart}</QuickCart>
          </li>
          <li>
            <QuickLink href={storefront.favorites()}>
              <Icon name="heart" />
              {layoutTexts.favorites}
            </QuickLink>
          </li>
        </ul>
        <Divider />
        <ul>
          {navLinks.map(({ id, label, href }) => (
            <li key={id}>
              <PageLink href={href} aria-current={currentMark(href, pathname)}>
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
        <LanguageLink />
      </Nav>
    </Drawer>
  );
}

const Nav = styled.nav`
  padding: 8px 0 24px;
  a {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 54px;
    padding: 0 24px;
  }
  a:hover {
    background: var(--surface-tint);
  }
  a:focus-visible {
    outline-offset: -2px;
  }
`;

const QuickLink = styled(Link)`
  font-weight: 500;
`;

const QuickCart = styled(CartLink)`
  font-weight: 500;
  span {
    position: static;
    margin-left: auto;
  }
`;

const Divider = styled(Rule)`
  margin: 8px 24px;
`;

const PageLink = styled(Link)`
  font: 400 1.4375rem/1.2 var(--font-display);
  &[aria-current] {
    color: var(--accent);
  }
  &[aria-current]::after {
    content: '';
    width: 64px;
    height: 18px;
    margin-left: 2px;
    color: var(--thread);
    ${mask('--art-rizo', 'center/64px 18px no-repeat')}
  }
`;
