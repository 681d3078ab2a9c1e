import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { backoffice } from '../../app/paths.ts';
import { useShopFacts } from '../../shared/shop-facts.tsx';
import { from, Icon, Logo, Rule } from '../../ui/index.ts';
import { isCurrentLink, type AdminLink } from './admin-links.ts';
import { layoutTexts } from './texts.ts';

interface Props {
  links: readonly AdminLink[];
  pathname: string;
  onFind: () => void;
  onLeave: () => void;
}

/** The staff's menu on a phone: a bar with 'Menú', which drops the entries down. */
export function AdminTop({ links, pathname, onFind, onLeave }: Props) {
  const { nombre } = useShopFacts();
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !bar.current?.contains(target)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  return (
    <>
      {isOpen && <Shade aria-hidden="true" />}
      <Bar data-screen className="on-dark" ref={bar}>
        <Link href={backoffice.profile()} aria-label={layoutTexts.home(nombre)}>
          <Logo />
        </Link>
        <nav aria-label={layoutTexts.nav}>
          <Toggle
            ref={button}
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {layoutTexts.menu}
            <Icon name={isOpen ? 'up' : 'down'} size="sm" />
          </Toggle>
          {isOpen && (
            <Drop id={listId}>
              {links.map(({ href, label, icon }) => (
                <li key={href}>
                  <Link
                    href={href}
                    aria-current={isCurrentLink(href, pathname) ? 'page' : undefined}
                    onClick={() => setOpen(false)}
                  >
                    <Icon name={icon} />
                    {label}
                  </Link>
                </li>
              ))}
              <li>
                <button
                  type="button"
                  onClick={() => {
                    setOpen(false);
                    onFind();
                  }}
                >
                  <Icon name="search" />
                  {layoutTexts.find}
                </button>
              </li>
              <li>
                <Rule aria-hidden="true" />
                <button type="button" onClick={onLeave}>
                  <Icon name="out" />
                  {layoutTexts.logout}
                </button>
              </li>
            </Drop>
          )}
        </nav>
      </Bar>
    </>
  );
}

/** Dims the page behind the open menu; a press on it closes the menu like any other outside. */
const Shade = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--z-sticky);
  background: var(--backdrop);
  animation: fade-in var(--t-base);
  ${from.lg} {
    display: none;
  }
`;

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-sticky);
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 60px;
  padding: 0 16px;
  background: var(--surface-dark);
  color: #fff;
  > a svg {
    height: 34px;
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  ${from.lg} {
    display: none;
  }
`;

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 0 14px;
  border: 1px solid var(--line-on-dark);
  border-radius: var(--r-sm);
  font-weight: 600;
  font-size: 0.9063rem;
  &:hover {
    background: var(--surface-dark-raised);
  }
`;

const Drop = styled.ul`
  position: absolute;
  right: 12px;
  top: 60px;
  width: min(300px, calc(100% - 24px));
  max-height: calc(100dvh - 72px);
  overflow: auto;
  padding: 6px;
  background: var(--surface-raised);
  color: var(--ink);
  border: 1px solid var(--line);
  border-radius: var(--r-sm);
  box-shadow: var(--shadow-popover);
  a,
  button {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 44px;
    padding: 0 12px;
    border-radius: var(--r-sm);
    text-align: left;
  }
  a:hover,
  button:hover {
    background: var(--surface-tint);
  }
  && :focus-visible {
    outline-color: var(--focus);
    outline-offset: -2px;
  }
  [aria-current] {
    background: var(--surface-tint);
    color: var(--accent);
    font-weight: 600;
  }
  hr {
    margin: 6px 0;
  }
`;
