import { styled } from 'styled-components';
import { Link, useLocation } from 'wouter';
import { from, mask } from '../../ui/index.ts';
import { LanguageLink } from './language-link.tsx';
import { currentMark, navLinks } from './nav-links.ts';
import { layoutTexts } from './texts.ts';

/** The header's links, and the way to the other language; the wire of the header makes its loop under the page on screen. */
export function MainNav() {
  const [pathname] = useLocation();
  return (
    <Row>
      <nav aria-label={layoutTexts.mainNav}>
        <ul>
          {navLinks.map(({ id, label, href }) => (
            <li key={id}>
              <Link href={href} id={`nav-${id}`} aria-current={currentMark(href, pathname)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageLink />
    </Row>
  );
}

const Row = styled.div`
  grid-area: nav;
  display: none;
  ul {
    display: flex;
    flex-wrap: wrap;
  }
  a {
    position: relative;
    display: flex;
    align-items: center;
    min-height: 48px;
    padding-inline: 12px;
    font-size: 0.9688rem;
    font-weight: 500;
    white-space: nowrap;
    transition: color var(--t-fast);
  }
  a::after {
    content: '';
    position: absolute;
    left: 12px;
    right: 12px;
    bottom: 10px;
    height: 1px;
    background: var(--thread);
    transform: scaleX(0);
    transform-origin: left;
    transition: transform var(--t-base) var(--ease-wire);
  }
  a:hover {
    color: var(--accent);
  }
  a:hover::after {
    transform: scaleX(1);
  }
  a[aria-current] {
    color: var(--accent);
    font-weight: 600;
  }
  ${from.lg} {
    display: flex;
    justify-content: space-between;
    margin-inline: -12px;
  }
  ${from.xl} {
    flex: 1 1 auto;
    margin: 0;
    justify-content: center;
    ul {
      justify-content: center;
    }
    a {
      min-height: var(--size-header);
      padding-inline: 11px;
      font-size: 0.9375rem;
    }
    a::after {
      bottom: 22px;
      left: 11px;
      right: 11px;
    }
  }
  @media (min-width: 87.5em) {
    a {
      padding-inline: 14px;
    }
  }
  a[aria-current]::after {
    left: 50%;
    right: auto;
    bottom: -1px;
    width: 64px;
    height: 18px;
    margin-left: -32px;
    transform: none;
    color: var(--thread);
    ${mask('--art-rizo', 'center/64px 18px no-repeat')}
  }
`;
