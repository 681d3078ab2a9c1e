import { useTexts, type BackofficeNotice, type SizeField } from '@filigrana/hooks/backoffice';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Hint, LabelRow } from '../../ui/index.ts';
import { StockInput } from './stock-input.tsx';
import { sharedTexts } from './texts.ts';

interface Props {
  /** Name of the group. */
  legend: string;
  /** The name is only read aloud: the place says it already. */
  isLegendHidden?: boolean;
  sizes: readonly SizeField[];
  onSize: (tamanio: string, stock: string) => void;
  disabled?: boolean;
  /** What is wrong with the sizes as a whole. */
  error?: BackofficeNotice | null | undefined;
  /** Said while nothing is wrong. */
  hint?: string | undefined;
}

/** Pieces per ring size: a number for each. What is wrong is said once, below. */
export function SizeStockGrid(props: Props) {
  const { legend, isLegendHidden = false, sizes, onSize, disabled = false, error, hint } = props;
  const { sentence } = useTexts();
  const hintId = useId();
  const wrong = error ?? sizes.find((size) => size.error)?.error ?? null;
  const says = wrong ? sentence(wrong) : hint;
  // A group that is wrong as a whole is begun at its first field.
  const isWrong = (size: SizeField, index: number) =>
    size.error !== null || (Boolean(error) && index === 0);
  return (
    <fieldset aria-label={isLegendHidden ? legend : undefined}>
      {!isLegendHidden && <Legend as="legend">{legend}</Legend>}
      <Grid $wide={sizes.some(({ tamanio }) => tamanio.length > 1)}>
        {sizes.map((size, index) => (
          <label key={size.tamanio}>
            {sharedTexts.size(size.tamanio)}
            <StockInput
              value={size.stock}
              onValue={(typed) => onSize(size.tamanio, typed)}
              disabled={disabled}
              aria-invalid={isWrong(size, index) || undefined}
              aria-describedby={says ? hintId : undefined}
            />
          </label>
        ))}
      </Grid>
      {says && (
        <Hint id={hintId} tone={wrong ? 'error' : 'plain'}>
          {says}
        </Hint>
      )}
    </fieldset>
  );
}

const Legend = styled(LabelRow)`
  padding: 0;
`;

/** Four beside each other; three in a narrow card whose sizes have two figures. */
const Grid = styled.div<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(${({ $wide }) => ($wide ? 50 : 40)}px, 22%), 1fr)
  );
  gap: 8px 6px;
  margin: 6px 0;
  label {
    display: grid;
    gap: 3px;
    min-width: 0;
    font-size: 0.8125rem;
    color: var(--ink-muted);
    white-space: nowrap;
  }
  input {
    padding: 6px 4px;
    text-align: center;
  }
`;
