import {
  FILTER_OPTIONS,
  LIST_FILTERS,
  ORDER_OPTIONS,
  optionCount,
  orderOf,
  type ListFilter,
} from '@filigrana/sdk/domain';
import type { CatalogCounts } from '@filigrana/sdk';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Disclosure, Radio, SizeChecks, VisuallyHidden } from '../../ui/index.ts';
import { addressOf } from '../../app/language.ts';
import { SEARCH_KEY } from '../../app/paths.ts';
import { wordOf } from '../../shared/words.ts';
import { bodyTexts } from './body-texts.ts';
import { FilterOption } from './filter-option.tsx';
import { chosenMeasures, MeasureFilters, shownMeasures } from './measure-filters.tsx';
import { RangeFields } from './range-fields.tsx';
import { catalogTexts } from './texts.ts';
import type { AddressFilters } from './use-address-filters.ts';

const texts = catalogTexts.filters;

const noop = () => {};

/** All the filters, one section each. Only the price starts open. */
export function FilterPanel({
  counts,
  ...control
}: AddressFilters & { counts: CatalogCounts | null }) {
  const { filters, texto, chooseOrder, toggle } = control;
  const piecesOf = (kind: ListFilter, value: string) => counts && optionCount(counts, kind, value);
  return (
    // Without scripts it is sent as it stands; with them each choice acts at once.
    <form action={addressOf(control.page)} onSubmit={(event) => event.preventDefault()}>
      {texto && <input type="hidden" name={SEARCH_KEY} value={texto} />}
      <Disclosure summary={<Heading kind="precio" count={0} />} defaultOpen>
        <div role="radiogroup" aria-label={bodyTexts.order}>
          <Part aria-hidden="true">{bodyTexts.order}</Part>
          {ORDER_OPTIONS.map(({ value, label }) => (
            <Radio
              key={value}
              name="orden"
              value={value}
              checked={orderOf(filters) === value}
              // A click on the chosen one takes it away, and that is no change.
              onClick={() => chooseOrder(value)}
              onChange={noop}
            >
              {wordOf(label)}
            </Radio>
          ))}
        </div>
        <RangeFields name="precio" filters={filters} setRange={control.setRange} counts={counts} />
      </Disclosure>
      {LIST_FILTERS.map((kind) => (
        <Disclosure key={kind} summary={<Heading kind={kind} count={filters[kind].length} />}>
          {kind === 'tamano' ? (
            <Sizes>
              <SizeChecks
                name={kind}
                legend={texts.tamano}
                options={FILTER_OPTIONS.tamano.map(({ value }) => ({
                  value,
                  pieces: piecesOf('tamano', value),
                }))}
                values={filters.tamano}
                onToggle={(value) => toggle('tamano', value)}
              />
            </Sizes>
          ) : (
            <Group kind={kind}>
              {FILTER_OPTIONS[kind].map(({ value, label }) => (
                <FilterOption
                  key={value}
                  name={kind}
                  value={value}
                  label={wordOf(label)}
                  checked={filters[kind].includes(value)}
                  pieces={piecesOf(kind, value)}
                  onChange={() => toggle(kind, value)}
                />
              ))}
            </Group>
          )}
        </Disclosure>
      ))}
      {shownMeasures(filters, counts).length > 0 && (
        <Disclosure summary={<Heading kind="medidas" count={chosenMeasures(filters)} />}>
          <MeasureFilters filters={filters} setRange={control.setRange} counts={counts} />
        </Disclosure>
      )}
      <Available>
        <FilterOption
          name="disponibles"
          value="true"
          label={bodyTexts.available}
          checked={filters.disponibles === true}
          pieces={counts && counts.disponibles}
          onChange={control.toggleAvailable}
        />
      </Available>
      <noscript>
        <Apply>{texts.apply}</Apply>
      </noscript>
    </form>
  );
}

type Kind = ListFilter | 'precio' | 'medidas';

function Heading({ kind, count }: { kind: Kind; count: number }) {
  return (
    <>
      {kind === 'medidas' ? bodyTexts.measures : texts[kind]}
      {count > 0 && (
        <Count>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{texts.active(count)}</VisuallyHidden>
        </Count>
      )}
    </>
  );
}

function Group({ kind, children }: { kind: ListFilter; children: ReactNode }) {
  return (
    <div role="group" aria-label={texts[kind]}>
      {children}
    </div>
  );
}

const Part = styled.p`
  padding-top: 2px;
  font-size: 0.875rem;
  color: var(--ink-muted);
`;

const Available = styled.div`
  padding-block: 6px;
`;

const Apply = styled.button`
  width: 100%;
  min-height: var(--size-control);
  margin-top: 16px;
  border: 1px solid var(--line-strong);
`;

const Count = styled.span`
  position: relative;
  margin: 0 12px 0 auto;
  font: 500 0.875rem/1 var(--font-text);
  font-variant-numeric: lining-nums;
  color: var(--accent);
`;

const Sizes = styled.div`
  padding-block: 6px;
`;
