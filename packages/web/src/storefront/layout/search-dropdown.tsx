import type { SearchView } from '@filigrana/hooks';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { from, Spinner } from '../../ui/index.ts';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { moveByArrows } from '../../shared/move-by-arrows.ts';
import { SearchResult } from './search-result.tsx';
import { searchTexts as texts } from './search-texts.ts';
import SearchWayLinks from './search-way-links.tsx';

const SearchNothing = lazyPart(() => import('./search-nothing.tsx'));

interface Props {
  view: SearchView;
  onClose: () => void;
  onChosen: () => void;
}

/** What the search found, under its box. Closes on Escape and on a press anywhere else. */
export function SearchDropdown({ view, onClose, onChosen }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      const search = box.current?.closest('form');
      if (event.target instanceof Node && !search?.contains(event.target)) onClose();
    };
    const onKey = (event: KeyboardEvent) => {
      const search = box.current?.closest('form');
      if (event.key !== 'Escape') return moveByArrows(event, search);
      // The result that has the focus goes away.
      if (box.current?.contains(document.activeElement)) search?.querySelector('input')?.focus();
      onClose();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [onClose]);
  const isLoading = view.status === 'loading';
  return (
    <Results ref={box} aria-busy={isLoading} tabIndex={-1}>
      <Head>
        <b>{texts.title}</b>
        <span role="status">{isLoading ? texts.loading : texts.count(view.results.length)}</span>
      </Head>
      <Ways text={view.text} onChosen={onChosen} />
      {view.results.length > 0 && (
        <ul>
          {view.results.map((product) => (
            <SearchResult
              key={product.idProducto}
              product={product}
              text={view.text}
              onChosen={onChosen}
            />
          ))}
        </ul>
      )}
      {view.results.length === 0 &&
        (isLoading ? (
          <Waiting>
            <Spinner $size="lg" />
          </Waiting>
        ) : (
          <>
            <Nothing>{texts.empty}</Nothing>
            <SearchNothing text={view.text} onChosen={onChosen} />
          </>
        ))}
    </Results>
  );
}

const Nothing = styled.p`
  padding: 16px 18px;
  text-align: center;
`;

const Results = styled.div`
  position: absolute;
  z-index: var(--z-dropdown);
  right: 0;
  left: 0;
  top: calc(100% + 8px);
  /* Never longer than what is left below the header of a low screen. */
  max-height: min(24rem, 100dvh - 8.5rem);
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-radius: var(--r-sm);
  box-shadow: var(--shadow-popover);
  ${from.lg} {
    left: auto;
    width: 440px;
  }
`;

const Head = styled.div`
  position: sticky;
  top: 0;
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  padding: 14px 18px 10px;
  background: var(--surface-raised);
  border-bottom: 1px solid var(--line);
  z-index: 1;
  b {
    font: 500 1.0625rem/1.2 var(--font-display);
  }
  span {
    font-size: 0.875rem;
    color: var(--ink-muted);
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

const Ways = styled(SearchWayLinks)`
  margin: 12px 18px 10px;
`;

const Waiting = styled.div`
  display: grid;
  place-items: center;
  padding: 32px;
`;
