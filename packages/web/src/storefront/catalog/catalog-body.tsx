import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { below, Button, CardGrid, from, TextButton } from '../../ui/index.ts';
import { belowHeader } from './below-header.ts';
import { CatalogLayout } from './catalog-layout.tsx';
import { CatalogResults } from './catalog-results.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { bodyTexts } from './body-texts.ts';
import { catalogTexts as texts } from './texts.ts';
import { useAddressFilters } from './use-address-filters.ts';
import { useCatalogList } from './use-catalog-list.ts';
import { useFilterCounts } from './use-filter-counts.ts';
import { useTwoColumns } from './use-two-columns.ts';

const FilterDrawer = lazyPart(() => import('./filter-drawer.tsx'));

/** The catalogue below its title: filters, what is chosen of them, and the pieces they let through. */
export default function CatalogBody() {
  const control = useAddressFilters();
  const { active } = control;
  const list = useCatalogList(control.filters, control.texto);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const counts = useFilterCounts(control, drawerOpen);
  const [isTwo, chooseTwo] = useTwoColumns();
  const results = useRef<HTMLDivElement>(null);
  return (
    <CatalogLayout>
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
        <CatalogResults
          list={list}
          texto={control.texto}
          onClear={active > 0 ? control.clear : undefined}
        />
      </Results>
      {drawerOpen && (
        <FilterDrawer
          control={control}
          counts={counts}
          found={list.found}
          onClose={() => setDrawerOpen(false)}
        />
      )}
    </CatalogLayout>
  );
}

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
