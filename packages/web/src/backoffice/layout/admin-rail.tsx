import { styled } from 'styled-components';
import { Link } from 'wouter';
import { backoffice } from '../../app/paths.ts';
import { useShopFacts } from '../../shared/shop-facts.tsx';
import { from, Icon, LogoMark, Tooltip } from '../../ui/index.ts';
import { isCurrentLink, type AdminLink } from './admin-links.ts';
import { layoutTexts } from './texts.ts';

interface Props {
  links: readonly AdminLink[];
  pathname: string;
  onFind: () => void;
  onLeave: () => void;
}

/** The staff's menu on a desktop: icons, each with its name as a tooltip. */
export function AdminRail({ links, pathname, onFind, onLeave }: Props) {
  const { nombre } = useShopFacts();
  return (
    <Nav className="on-dark" aria-label={layoutTexts.nav}>
      <Mark href={backoffice.profile()} aria-label={layoutTexts.home(nombre)}>
        <LogoMark />
      </Mark>
      <Tooltip text={layoutTexts.findByKey} side="right">
        <button type="button" aria-label={layoutTexts.find} aria-keyshortcuts="/" onClick={onFind}>
          <Icon name="search" />
        </button>
      </Tooltip>
      <ul>
        {links.map(({ href, label, icon }) => (
          <li key={href}>
            <Tooltip text={label} side="right">
              <Link
                href={href}
                aria-label={label}
                aria-current={isCurrentLink(href, pathname) ? 'page' : undefined}
              >
                <Icon name={icon} />
              </Link>
            </Tooltip>
          </li>
        ))}
      </ul>
      <Tooltip text={layoutTexts.logout} side="right">
        <button type="button" aria-label={layoutTexts.logout} onClick={onLeave}>
          <Icon name="out" />
        </button>
      </Tooltip>
    </Nav>
  );
}

const Nav = styled.nav`
  display: none;
  ${from.lg} {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: flex-start;
    position: fixed;
    inset: 0 auto 0 0;
    z-index: var(--z-sticky);
    width: var(--size-admin-rail);
    padding: 14px 0 16px;
    background: var(--surface-dark);
    color: var(--ink-on-dark-muted);
  }
  ul {
    display: grid;
    gap: 2px;
  }
  li a,
  button {
    position: relative;
    display: grid;
    place-items: center;
    width: 48px;
    height: 46px;
    border-radius: var(--r-md);
    transition:
      background-color var(--t-fast),
      color var(--t-fast);
  }
  li a:hover,
  button:hover {
    background: var(--surface-dark-raised);
    color: #fff;
  }
  [aria-current] {
    background: var(--surface-dark-raised);
    color: var(--thread-on-dark);
  }
  /* The granule of the wire marks where one is. */
  [aria-current]::before {
    content: '';
    position: absolute;
    left: -9px;
    top: 50%;
    width: 6px;
    height: 6px;
    margin-top: -3px;
    border-radius: 50%;
    background: var(--thread-on-dark);
  }
  > :last-child {
    margin-top: auto;
  }
  /* A low window must not cut the last entries off: the rail gives up its air first. */
  @media (max-height: 620px) {
    padding-block: 6px;
    li a,
    button {
      height: 40px;
    }
  }
`;

const Mark = styled(Link)`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  margin-bottom: 12px;
  color: var(--thread-on-dark);
  svg {
    --logo-mark: currentColor;
    height: 36px;
  }
  @media (max-height: 620px) {
    margin-bottom: 2px;
  }
`;
