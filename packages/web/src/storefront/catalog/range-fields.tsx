import type { CatalogCounts } from '@filigrana/sdk';
import {
  rangeKeys,
  rangeOf,
  type Range,
  type RangeKey,
  type RangeName,
} from '@filigrana/sdk/domain';
import { useId, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Hint, Input, InputWrap, Prefix, useTakeOver } from '../../ui/index.ts';
import { bodyTexts as texts } from './body-texts.ts';
import { readRange, typedRange, type RangeProblem, type TypedRange } from './typed-range.ts';
import type { AddressFilters } from './use-address-filters.ts';

interface Props {
  name: RangeName;
  filters: AddressFilters['filters'];
  setRange: AddressFilters['setRange'];
  /** They tell of the pieces what could be typed. */
  counts: CatalogCounts | null;
}

/** From where to where: Enter, or leaving a field, applies what was typed. */
export function RangeFields({ name, filters, setRange, counts }: Props) {
  const id = useId();
  const early = useTakeOver();
  const current = rangeOf(filters, name);
  const shown = typedRange(name, current);
  const at = `${shown.minimo}-${shown.maximo}`;
  const [typed, setTyped] = useState<TypedRange & { at: string }>({ ...shown, at });
  const [problem, setProblem] = useState<RangeProblem | null>(null);
  // The address has changed: a chip, the back button, or what was typed here.
  if (typed.at !== at) {
    setTyped({ ...shown, at });
    setProblem(null);
  }

  const apply = () => {
    const range = readRange(name, typed, current);
    setProblem(typeof range === 'string' ? range : null);
    if (typeof range === 'string') return;
    if (range.minimo === current.minimo && range.maximo === current.maximo)
      setTyped({ ...shown, at });
    else setRange(name, range);
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };

  const isPrice = name === 'precio';
  const [fromKey, toKey] = rangeKeys(name);
  const likely = counts && typedRange(name, likelyRange(name, rangeOf(counts, name)));
  const bound = (end: keyof TypedRange, key: RangeKey, label: string) => (
    <Bound>
      <label htmlFor={id + end}>{label}</label>
      <InputWrap $prefix={isPrice}>
        {isPrice && <Prefix>$</Prefix>}
        <Input
          ref={early}
          id={id + end}
          name={key}
          inputMode={isPrice ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={7}
          placeholder={likely?.[end] || undefined}
          value={typed[end]}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}problem` : undefined}
          onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
          onBlur={apply}
          onKeyDown={applyOnEnter}
        />
      </InputWrap>
    </Bound>
  );

  return (
    <div
      role="group"
      aria-label={isPrice ? texts.range : undefined}
      aria-labelledby={isPrice ? undefined : `${id}name`}
    >
      {!isPrice && <Name id={`${id}name`}>{texts.measure[name]}</Name>}
      {/* Above the fields: below them it would stand under the bar of the drawer, or the keyboard. */}
      <div aria-live="polite">
        {problem && (
          <Hint id={`${id}problem`} tone="error">
            {texts[problem]}
          </Hint>
        )}
      </div>
      <Bounds>
        {bound('minimo', fromKey, texts.from)}
        {bound('maximo', toKey, texts.to)}
      </Bounds>
    </div>
  );
}

/** What the pieces cost is said in whole dollars, as it is typed. */
const likelyRange = (name: RangeName, { minimo, maximo }: Range): Range =>
  name === 'precio'
    ? { minimo: minimo && Math.floor(minimo), maximo: maximo && Math.ceil(maximo) }
    : { minimo, maximo };

const Name = styled.p`
  padding-top: 6px;
`;

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
