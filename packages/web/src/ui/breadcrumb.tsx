import { styled } from 'styled-components';
import { Link } from 'wouter';
import { mask } from './ornaments.tsx';
import { uiTexts } from './texts.ts';

export interface Crumb {
  label: string;
  /** Without it the crumb is the page itself. */
  href?: string;
}

/** Where this page lies. The last crumb is the page on screen. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  return (
    <Nav aria-label={uiTexts.breadcrumb}>
      <ol>
        {items.map(({ label, href }, index) => (
          <li key={index}>
            {index > 0 && <Separator />}
            {href ? <Link href={href}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </Nav>
  );
}

const Nav = styled.nav`
  font-size: 0.9063rem;
  color: var(--ink-muted);
  padding-top: 12px;
  ol,
  li {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
  }
  /* In very large letters the page itself goes on the next line. */
  ol {
    flex-wrap: wrap;
    row-gap: 0;
  }
  li:last-child {
    flex: 1 1 8rem;
    min-width: 0;
    overflow-wrap: anywhere;
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
  [aria-current] {
    color: var(--ink);
    font-weight: 500;
  }
  @media (pointer: coarse) {
    a {
      min-width: 44px;
    }
  }
`;

const Separator = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  width: 22px;
  height: 6px;
  color: var(--thread);
  ${mask('--art-torzal', 'left center/16px 6px repeat-x')}
`;
