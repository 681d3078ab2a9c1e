import type { OrderFiltering } from '@filigrana/hooks/backoffice';
import {
  formatUsd,
  fromCents,
  orderLifecycle,
  PAYMENT_STATUS_LABELS,
  type OrderFilters,
} from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { below, Button, Chip, DateInput, Field, SelectField } from '../../ui/index.ts';
import { ordersTexts as texts } from './texts.ts';

interface Props {
  filtering: Pick<
    OrderFiltering,
    'filters' | 'setFilters' | 'clearFilters' | 'isFiltered' | 'totals'
  >;
  onExport: () => void;
}

/** What narrows the orders down, what they come to, and taking them along. */
export function OrderFiltersBar({ filtering, onExport }: Props) {
  const { filters, setFilters, clearFilters, isFiltered, totals } = filtering;
  return (
    <Bar role="group" aria-label={texts.filters}>
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
      <Day side="desde" filters={filters} onDay={(desde) => setFilters({ desde })} />
      <Day side="hasta" filters={filters} onDay={(hasta) => setFilters({ hasta })} />
      {filters.pedido !== null && (
        <Chip onRemove={() => setFilters({ pedido: null })}>{texts.number(filters.pedido)}</Chip>
      )}
      {isFiltered && (
        <Button size="sm" variant="quiet" onClick={clearFilters}>
          {texts.clearFilters}
        </Button>
      )}
      <Totals role="status">
        {texts.totals(totals.count)} <b>{formatUsd(fromCents(totals.cents))}</b>
      </Totals>
      <Button size="sm" variant="line" icon="file" disabled={totals.count === 0} onClick={onExport}>
        {texts.exportCsv}
      </Button>
    </Bar>
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

interface DayProps {
  side: 'desde' | 'hasta';
  filters: OrderFilters;
  onDay: (day: string) => void;
}

/** A day in Costa Rica. The two days bound each other. */
function Day({ side, filters, onDay }: DayProps) {
  const { desde, hasta } = filters;
  return (
    <Field label={texts[side]}>
      {(tied) => (
        <DateInput
          {...tied}
          min={side === 'hasta' && desde !== '' ? desde : undefined}
          max={side === 'desde' && hasta !== '' ? hasta : undefined}
          value={filters[side]}
          onChange={({ target }) => onDay(target.value)}
        />
      )}
    </Field>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 14px;
  align-items: flex-end;
  margin-bottom: 20px;
  > div {
    flex: 0 1 158px;
    grid-template-columns: minmax(0, 1fr);
    min-width: 0;
  }
  > button {
    min-height: var(--btn-height);
  }
  /* Browsers give days a taller box than lists. */
  select,
  input {
    height: var(--input-height);
  }
  ${below.sm} {
    > div {
      flex-basis: calc(50% - 7px);
    }
  }
`;

const Totals = styled.p`
  margin-left: auto;
  align-self: center;
  color: var(--ink-muted);
  font-variant-numeric: lining-nums tabular-nums;
  b {
    color: var(--ink);
    font-weight: 600;
    white-space: nowrap;
  }
`;
