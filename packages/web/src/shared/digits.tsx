import { styled } from 'styled-components';

/** How the digits of a telephone and of an identification are read. */
const READINGS = [/^(\d{4})(\d{4})$/, /^(\d)(\d{4})(\d{4})$/];

/**
 * A telephone or identification with air between its groups of digits. The air is drawn, not
 * written: what is copied, searched or read aloud is the number itself. Anything else stays as it is.
 *
 * @example <Digits value="101110111" /> // seen as 1 0111 0111
 */
export function Digits({ value }: { value: string }) {
  const groups = READINGS.map((reading) => reading.exec(value)?.slice(1)).find(Boolean);
  return (
    <Figures>{groups?.map((group, index) => <span key={index}>{group}</span>) ?? value}</Figures>
  );
}

const Figures = styled.span`
  font-variant-numeric: lining-nums tabular-nums;
  white-space: nowrap;
  > span + span::before {
    content: '\\00a0';
  }
`;
