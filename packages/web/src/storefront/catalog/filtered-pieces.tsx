import type { CatalogCounts } from '@filigrana/sdk';
import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { below, Button, CardGrid, from, TextButton } from '../../ui/index.ts';
import { belowHeader } from './below-header.ts';
import { bodyTexts } from './body-texts.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { catalogTexts as texts } from './texts.ts';
import type { AddressFilters } from './use-address-filters.ts';
import { useTwoColumns } from './use-two-columns.ts';

const FilterDrawer = lazyPart(() => import('./filter-drawer.tsx'));

interface Props {
  control: AddressFilters;
  counts: CatalogCounts | null;
  /** Pieces that the filters let through; null while nobody knows. */
  found: number | null;
  drawerOpen: boolean;
  setDrawerOpen: (open: boolean) => void;
  /** The pieces. */
  children: ReactNode;
}

/** Pieces with the filters beside them, or on a phone in a drawer, and what is chosen of them. */
export function FilteredPieces(props: Props) {
  const { control, counts, found, drawerOpen, setDrawerOpen, children } = props;
  const { active } = control;
  const [isTwo, chooseTwo] = useTwoColumns();
  const results = useRef<HTMLDivElement>(null);
  return (
    <Layout>
      <Sidebar aria-label={texts.filters.title}>
        <FilterPanel {...control} counts={counts} />
      </Sidebar>
      <Results ref={results} tabIndex={-1} data-two={isTwo ? '' : undefined}>
        <Toolbar>
          <Button
            variant="line"
            icon="filter"
            aria-haspopup="dialog"
            aria-expanded={drawerOpen}
            onClick={() => setDrawerOpen(true)}
          >
            {texts.filters.title}
          </Button>
          {active > 0 && <span>{texts.filters.active(active)}</span>}
          <Columns aria-pressed={isTwo} onClick={() => chooseTwo(!isTwo)}>
            {bodyTexts.twoColumns}
          </Columns>
        </Toolbar>
        <FilterChips control={control} onEmptied={() => results.current?.focus()} />
        {children}
      </Results>
      {drawerOpen && (
        <FilterDrawer
          control={control}
          counts={counts}
          found={found}
          onClose={() => setDrawerOpen(false)}
        />
      )}
    </Layout>
  );
}

/** The filters beside the pieces on wide screens. */
const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 60vh;
  ${from.lg} {
    grid-template-columns: 248px minmax(0, 1fr);
    gap: clamp(32px, 4vw, 64px);
    align-items: start;
  }
`;

const Sidebar = styled.aside`
  display: none;
  ${from.lg} {
    display: block;
    ${belowHeader}
    /* Long when every section is open: it scrolls by itself then. */
    max-height: calc(100dvh - var(--below-header) - 24px);
    overflow: auto;
    overscroll-behavior: contain;
    /* Room for the focus rings that it would cut off. */
    margin-inline: -6px;
    padding-inline: 6px;
  }
`;

const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-content: start;
  ${below.sm} {
    &[data-two] ${CardGrid} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/** Only phones have a choice: wider screens have room for more. */
const Columns = styled(TextButton)`
  margin-left: auto;
  ${from.sm} {
    display: none;
  }
  &[aria-pressed='true'] {
    color: var(--ink);
    &::after {
      background: linear-gradient(var(--thread), var(--thread)) 0 50%/100% 2px no-repeat;
      opacity: 1;
    }
  }
`;

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  color: var(--ink-muted);
  font-size: var(--fs-small);
  ${from.lg} {
    display: none;
  }
`;
