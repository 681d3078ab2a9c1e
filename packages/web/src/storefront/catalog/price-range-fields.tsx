import type { CatalogCounts } from '@filigrana/sdk';
import { useId, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Hint, Input, InputWrap, Prefix, useTakeOver } from '../../ui/index.ts';
import { bodyTexts as texts } from './body-texts.ts';
import { readRange, typedRange, type RangeProblem, type TypedRange } from './price-range.ts';
import type { AddressFilters } from './use-address-filters.ts';

interface Props {
  filters: AddressFilters['filters'];
  setRange: AddressFilters['setRange'];
  /** They tell what the pieces cost, as what could be typed. */
  counts: CatalogCounts | null;
}

/** From which price to which: Enter, or leaving a field, applies what was typed. */
export function PriceRangeFields({ filters, setRange, counts }: Props) {
  const id = useId();
  const early = useTakeOver();
  const shown = typedRange(filters);
  const at = `${shown.precioMinimo}-${shown.precioMaximo}`;
  const [typed, setTyped] = useState<TypedRange & { at: string }>({ ...shown, at });
  const [problem, setProblem] = useState<RangeProblem | null>(null);
  // The address has changed: a chip, the back button, or what was typed here.
  if (typed.at !== at) {
    setTyped({ ...shown, at });
    setProblem(null);
  }

  const apply = () => {
    const range = readRange(typed, filters);
    setProblem(typeof range === 'string' ? range : null);
    if (typeof range === 'string') return;
    const next = typedRange({
      ...(range.precioMinimo !== null && { precioMinimo: range.precioMinimo }),
      ...(range.precioMaximo !== null && { precioMaximo: range.precioMaximo }),
    });
    if (next.precioMinimo === shown.precioMinimo && next.precioMaximo === shown.precioMaximo)
      setTyped({ ...shown, at });
    else setRange(range);
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };

  const bound = (key: keyof TypedRange, label: string, likely: number | null | undefined) => (
    <Bound>
      <label htmlFor={id + key}>{label}</label>
      <InputWrap $prefix>
        <Prefix>$</Prefix>
        <Input
          ref={early}
          id={id + key}
          name={key}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          placeholder={likely == null ? undefined : String(likely)}
          value={typed[key]}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}problem` : undefined}
          onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
          onBlur={apply}
          onKeyDown={applyOnEnter}
        />
      </InputWrap>
    </Bound>
  );

  return (
    <div role="group" aria-label={texts.range}>
      <Bounds>
        {bound('precioMinimo', texts.from, counts?.precioMinimo && Math.floor(counts.precioMinimo))}
        {bound('precioMaximo', texts.to, counts?.precioMaximo && Math.ceil(counts.precioMaximo))}
      </Bounds>
      <div aria-live="polite">
        {problem && (
          <Hint id={`${id}problem`} tone="error">
            {texts[problem]}
          </Hint>
        )}
      </div>
    </div>
  );
}

const Bounds = styled.div`
  --input-height: 44px;
  --input-pad: 8px 10px;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  padding-block: 8px 4px;
`;

const Bound = styled.div`
  display: grid;
  gap: 4px;
  min-width: 0;
  font-size: var(--fs-small);
  color: var(--ink-muted);
  font-variant-numeric: lining-nums tabular-nums;
`;
