import { styled } from 'styled-components';
import { below, DateInput, Field } from '../../ui/index.ts';
import { sharedTexts } from './texts.ts';

/** What narrows a list down: fields beside each other above it; not on paper. */
export const FilterBar = styled.div.attrs<{ 'data-screen'?: string }>({ 'data-screen': '' })`
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

interface DayProps {
  side: 'desde' | 'hasta';
  /** '' leaves that side open. */
  days: Readonly<Record<'desde' | 'hasta', string>>;
  onDay: (day: string) => void;
}

/** The first or the last day of a list, in Costa Rica. The two days bound each other. */
export function DayField({ side, days, onDay }: DayProps) {
  const { desde, hasta } = days;
  return (
    <Field label={sharedTexts[side]}>
      {(tied) => (
        <DateInput
          {...tied}
          min={side === 'hasta' && desde !== '' ? desde : undefined}
          max={side === 'desde' && hasta !== '' ? hasta : undefined}
          value={days[side]}
          onChange={({ target }) => onDay(target.value)}
        />
      )}
    </Field>
  );
}
