import {
  FILTER_OPTIONS,
  LIST_FILTERS,
  PRICE_OPTIONS,
  type ListFilter,
} from '@filigrana/sdk/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Checkbox, Disclosure, Radio, SizeChecks, VisuallyHidden } from '../../ui/index.ts';
import { addressOf } from '../../app/language.ts';
import { SEARCH_KEY, storefront } from '../../app/paths.ts';
import { wordOf } from '../../shared/words.ts';
import { catalogTexts } from './texts.ts';
import type { AddressFilters } from './use-address-filters.ts';

const texts = catalogTexts.filters;

const noop = () => {};

/** All the filters, one section each. Only the price starts open. */
export function FilterPanel({ filters, texto, choosePrice, toggle }: AddressFilters) {
  return (
    // Without scripts it is sent as it stands; with them each choice acts at once.
    <form action={addressOf(storefront.catalog())} onSubmit={(event) => event.preventDefault()}>
      {texto && <input type="hidden" name={SEARCH_KEY} value={texto} />}
      <Disclosure summary={<Heading kind="precio" count={0} />} defaultOpen>
        <Group kind="precio">
          {PRICE_OPTIONS.map(({ value, label }) => (
            <Radio
              key={value}
              name="precio"
              value={value}
              checked={filters.precio === value}
              // A click on the chosen one takes it away, and that is no change.
              onClick={() => choosePrice(value)}
              onChange={noop}
            >
              {wordOf(label)}
            </Radio>
          ))}
        </Group>
      </Disclosure>
      {LIST_FILTERS.map((kind) => (
        <Disclosure key={kind} summary={<Heading kind={kind} count={filters[kind].length} />}>
          {kind === 'tamano' ? (
            <Sizes>
              <SizeChecks
                name={kind}
                legend={texts.tamano}
                options={FILTER_OPTIONS.tamano.map(({ value }) => ({ value }))}
                values={filters.tamano}
                onToggle={(value) => toggle('tamano', value)}
              />
            </Sizes>
          ) : (
            <Group kind={kind}>
              {FILTER_OPTIONS[kind].map(({ value, label }) => (
                <Checkbox
                  key={value}
                  name={kind}
                  value={value}
                  checked={filters[kind].includes(value)}
                  onChange={() => toggle(kind, value)}
                >
                  {wordOf(label)}
                </Checkbox>
              ))}
            </Group>
          )}
        </Disclosure>
      ))}
      <noscript>
        <Apply>{texts.apply}</Apply>
      </noscript>
    </form>
  );
}

type Kind = ListFilter | 'precio';

function Heading({ kind, count }: { kind: Kind; count: number }) {
  return (
    <>
      {texts[kind]}
      {count > 0 && (
        <Count>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{texts.active(count)}</VisuallyHidden>
        </Count>
      )}
    </>
  );
}

function Group({ kind, children }: { kind: Kind; children: ReactNode }) {
  return (
    <div role={kind === 'precio' ? 'radiogroup' : 'group'} aria-label={texts[kind]}>
      {children}
    </div>
  );
}

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
