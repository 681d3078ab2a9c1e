import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { Button, from } from '../../ui/index.ts';
import { belowHeader } from './below-header.ts';
import { CatalogLayout } from './catalog-layout.tsx';
import { CatalogResults } from './catalog-results.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { catalogTexts as texts } from './texts.ts';
import { useAddressFilters } from './use-address-filters.ts';
import { useCatalogList } from './use-catalog-list.ts';

const FilterDrawer = lazyPart(() => import('./filter-drawer.tsx'));

/** The catalogue below its title: filters, what is chosen of them, and the pieces they let through. */
export default function CatalogBody() {
  const control = useAddressFilters();
  const { active } = control;
  const list = useCatalogList(control.filters, control.texto);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const results = useRef<HTMLDivElement>(null);
  return (
    <CatalogLayout>
      <Sidebar aria-label={texts.filters.title}>
        <FilterPanel {...control} />
      </Sidebar>
      <Results ref={results} tabIndex={-1}>
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
        </Toolbar>
        <FilterChips control={control} onEmptied={() => results.current?.focus()} />
        <CatalogResults list={list} onClear={active > 0 ? control.clear : undefined} />
      </Results>
      {drawerOpen && (
        <FilterDrawer control={control} found={list.found} onClose={() => setDrawerOpen(false)} />
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
`;

const Toolbar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  color: var(--ink-muted);
  font-size: var(--fs-small);
  ${from.lg} {
    display: none;
  }
`;
