import {
  FILTER_OPTIONS,
  LIST_FILTERS,
  MEASURE_RANGES,
  ORDER_OPTIONS,
  measureText,
  orderOf,
  rangeOf,
  type ListFilter,
} from '@filigrana/sdk/domain';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { wordOf } from '../../shared/words.ts';
import { Chip, Chips, from, TextButton } from '../../ui/index.ts';
import { bodyTexts } from './body-texts.ts';
import { catalogTexts } from './texts.ts';
import type { AddressFilters } from './use-address-filters.ts';

const texts = catalogTexts.filters;

interface Props {
  control: AddressFilters;
  /** Takes the focus when the last chip goes away. */
  onEmptied: () => void;
}

/** What is chosen, each value with a way to take it away. Nothing while nothing is chosen. */
export function FilterChips({ control, onEmptied }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const chosen = chosenValues(control);
  if (chosen.length === 0) return null;
  const removeAt = (index: number) => {
    // The chip in focus is about to go: the next one takes the focus, or the one before the last.
    const chips = row.current?.querySelectorAll('button') ?? [];
    const heir = chips[index < chosen.length - 1 ? index + 1 : index - 1];
    if (heir) heir.focus();
    else onEmptied();
    chosen[index]?.remove();
  };
  const clear = () => {
    onEmptied();
    control.clear();
  };
  return (
    <Chips ref={row} role="group" aria-label={texts.activeLabel}>
      {chosen.map(({ label }, index) => (
        <Chip key={label} onRemove={() => removeAt(index)}>
          {label}
        </Chip>
      ))}
      <Last>
        <Clear onClick={clear}>{texts.clear}</Clear>
      </Last>
    </Chips>
  );
}

interface Chosen {
  label: string;
  remove: () => void;
}

function chosenValues(control: AddressFilters): Chosen[] {
  const { filters, texto, chooseOrder, setRange, toggle, clearText } = control;
  const { minimo, maximo } = rangeOf(filters, 'precio');
  const text = texto ? [{ label: texts.search(texto), remove: clearText }] : [];
  const order = ORDER_OPTIONS.filter(({ value }) => value === orderOf(filters)).map(
    ({ value, label }) => ({ label: wordOf(label), remove: () => chooseOrder(value) }),
  );
  const from = minimo !== null && {
    label: bodyTexts.fromPrice(minimo),
    remove: () => setRange('precio', { minimo: null, maximo }),
  };
  const to = maximo !== null && {
    label: bodyTexts.toPrice(maximo),
    remove: () => setRange('precio', { minimo, maximo: null }),
  };
  const lists = LIST_FILTERS.flatMap((kind) =>
    filters[kind].map((value) => ({
      label: labelOf(kind, value),
      remove: () => toggle(kind, value),
    })),
  );
  const measures = MEASURE_RANGES.flatMap((name) => {
    const { minimo: lowest, maximo: highest } = rangeOf(filters, name);
    if (lowest === null && highest === null) return [];
    const label = bodyTexts.chosenMeasure(name, measureText(lowest), measureText(highest));
    return [{ label, remove: () => setRange(name, { minimo: null, maximo: null }) }];
  });
  const available = filters.disponibles && {
    label: bodyTexts.available,
    remove: control.toggleAvailable,
  };
  return [...text, ...order, from, to, ...lists, ...measures, available].filter(
    (one) => typeof one === 'object',
  );
}

function labelOf(kind: ListFilter, value: string): string {
  if (kind === 'tamano') return texts.size(value);
  return wordOf(FILTER_OPTIONS[kind].find((option) => option.value === value)?.label ?? value);
}

/** A line of its own on phones: beside the chips it would move when the fonts arrive. */
const Last = styled.span`
  flex-basis: 100%;
  ${from.md} {
    flex-basis: auto;
  }
`;

const Clear = styled(TextButton)`
  margin: 0;
  padding-inline: 6px;
`;
