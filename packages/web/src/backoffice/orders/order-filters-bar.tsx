import type { OrderFiltering } from '@filigrana/hooks/backoffice';
import { formatUsd, fromCents, orderLifecycle, PAYMENT_STATUS_LABELS } from '@filigrana/sdk/domain';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { below, Button, Chip, SelectField } from '../../ui/index.ts';
import { DayField, FilterBar } from '../shared/filter-bar.tsx';
import { sharedTexts } from '../shared/texts.ts';
import { ordersTexts as texts } from './texts.ts';

interface Props {
  filtering: Pick<
    OrderFiltering,
    'filters' | 'setFilters' | 'clearFilters' | 'isFiltered' | 'totals'
  >;
  onExport: () => Promise<void>;
  /** Other ways of taking orders along. */
  children: ReactNode;
}

/** What narrows the orders down, what they come to, and taking them along. */
export function OrderFiltersBar({ filtering, onExport, children }: Props) {
  const { filters, setFilters, clearFilters, isFiltered, totals } = filtering;
  const [isExporting, setExporting] = useState(false);
  return (
    <Rows>
      <FilterBar role="group" aria-label={sharedTexts.filters}>
        <Choice
          label={texts.status}
          value={filters.estado}
          labels={orderLifecycle.table.labels}
          onChoose={(estado) => setFilters({ estado })}
        />
        <Choice
          label={texts.payment}
          value={filters.pago}
          labels={PAYMENT_STATUS_LABELS}
          onChoose={(pago) => setFilters({ pago })}
        />
        <DayField side="desde" days={filters} onDay={(desde) => setFilters({ desde })} />
        <DayField side="hasta" days={filters} onDay={(hasta) => setFilters({ hasta })} />
        {filters.pedido !== null && (
          <Chip onRemove={() => setFilters({ pedido: null })}>{texts.number(filters.pedido)}</Chip>
        )}
        {isFiltered && (
          <Button size="sm" variant="quiet" onClick={clearFilters}>
            {sharedTexts.clearFilters}
          </Button>
        )}
      </FilterBar>
      <Totals role="status">
        {totals && (
          <>
            {texts.totals(totals.count)} <b>{formatUsd(fromCents(totals.cents))}</b>
          </>
        )}
      </Totals>
      <Exports>
        <Button
          size="sm"
          variant="line"
          icon="file"
          disabled={totals?.count === 0}
          busy={isExporting && texts.exporting}
          onClick={() => {
            setExporting(true);
            void onExport().finally(() => setExporting(false));
          }}
        >
          {texts.exportCsv}
        </Button>
        {children}
      </Exports>
    </Rows>
  );
}

interface ChoiceProps<Name extends string> {
  label: string;
  value: Name | null;
  labels: Readonly<Record<Name, string>>;
  onChoose: (name: Name | null) => void;
}

function Choice<Name extends string>({ label, value, labels, onChoose }: ChoiceProps<Name>) {
  const names = Object.keys(labels) as Name[];
  return (
    <SelectField
      label={label}
      placeholder={texts.any}
      value={value ?? ''}
      onChange={({ target }) => onChoose(names.find((name) => name === target.value) ?? null)}
    >
      {names.map((name) => (
        <option key={name} value={name}>
          {labels[name]}
        </option>
      ))}
    </SelectField>
  );
}

/** The filters, and below them what they come to, beside the ways to take it along. */
const Rows = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
  margin-bottom: 20px;
  > :first-child {
    flex: 1 0 100%;
    margin-bottom: 0;
  }
`;

/**
 * One row; on a phone of three equal places, with their words in two lines, fewer beside each other where letters are large. A place is kept for what comes
 * late, so that nothing below jumps.
 */
const Exports = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  > div {
    flex-basis: 100%;
  }
  ${below.sm} {
    flex: 1 0 100%;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(6rem, 100%), 1fr));
    > div {
      grid-column: 1 / -1;
    }
    > button {
      min-height: 3.125rem;
      padding-inline: 6px;
      font-size: 0.8125rem;
    }
    > button > svg {
      display: none;
    }
  }
`;

const Totals = styled.p`
  min-height: 1lh;
  color: var(--ink-muted);
  font-variant-numeric: lining-nums tabular-nums;
  b {
    color: var(--ink);
    font-weight: 600;
    white-space: nowrap;
  }
`;
