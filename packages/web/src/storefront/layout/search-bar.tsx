import { useLayoutEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { addressOf } from '../../app/language.ts';
import { SEARCH_KEY, SEARCH_MAX, storefront } from '../../app/paths.ts';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { from, Icon, IconButton, useTakeOver } from '../../ui/index.ts';
import { layoutTexts } from './texts.ts';

const SearchResults = lazyPart(() => import('./search-results.tsx'));
const texts = layoutTexts.search;

/**
 * The search box. What it finds, and the code for it, comes with the first use. Sent as a form it
 * leads to the catalogue, also before the page is alive.
 */
export function SearchBar() {
  const [text, setText] = useState('');
  const [used, setUsed] = useState(false);
  const [inside, setInside] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const early = useTakeOver();
  useLayoutEffect(() => early?.(input.current), [early]);
  const clear = () => {
    setText('');
    input.current?.focus();
  };
  const [, navigate] = useLocation();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const texto = text.trim();
    if (!texto) return;
    navigate(storefront.catalog(new URLSearchParams({ [SEARCH_KEY]: texto })));
    setText('');
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setInside(false);
  };
  return (
    <Search
      role="search"
      onFocus={() => {
        setUsed(true);
        setInside(true);
      }}
      onBlur={leave}
      action={addressOf(storefront.catalog())}
      onSubmit={send}
    >
      <Box>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          name={SEARCH_KEY}
          maxLength={SEARCH_MAX}
          enterKeyHint="search"
          aria-label={texts.label}
          placeholder={texts.placeholder}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {text && <IconButton icon="close" label={texts.clear} onClick={clear} />}
      </Box>
      {used && <SearchResults text={text} inside={inside} onClear={() => setText('')} />}
    </Search>
  );
}

const Search = styled.form`
  grid-area: search;
  position: relative;
  margin: 0 10px 10px;
  ${from.lg} {
    margin: 0;
  }
  ${from.xl} {
    flex: 0 0 218px;
  }
  @media (min-width: 87.5em) {
    flex-basis: 250px;
  }
`;

const Box = styled.div`
  display: flex;
  align-items: center;
  height: 45px;
  border-bottom: 1px solid var(--line-strong);
  transition: border-color var(--t-fast);
  &:hover {
    border-color: var(--ink);
  }
  &:focus-within {
    border-color: transparent;
    outline: 2px solid var(--focus);
    outline-offset: 2px;
    border-radius: var(--r-sm);
  }
  input {
    flex: 1;
    min-width: 0;
    height: 100%;
    border: 0;
    background: none;
    padding: 0 8px;
    font-size: 1rem;
    color: inherit;
    outline: none;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  input::placeholder {
    color: var(--ink-muted);
    opacity: 1;
  }
  svg {
    color: var(--ink-muted);
  }
  &:focus-within svg {
    color: var(--accent);
  }
  button {
    width: 40px;
    height: 44px;
  }
`;
