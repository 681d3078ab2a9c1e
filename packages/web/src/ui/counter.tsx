import { styled } from 'styled-components';

interface Props {
  used: number;
  max: number;
  /** From how many characters left the counter warns. */
  near: number;
}

/** Characters used of a limit: quiet, then a warning near it, then danger at it. */
export function Counter({ used, max, near }: Props) {
  const left = max - used;
  const level = left <= 0 ? 'max' : left <= near ? 'near' : undefined;
  return (
    <Text data-level={level}>
      {used} / {max}
    </Text>
  );
}

const Text = styled.span`
  font-size: 0.8125rem;
  color: var(--ink-muted);
  font-variant-numeric: lining-nums tabular-nums;
  font-weight: 400;
  white-space: nowrap;
  &[data-level] {
    color: var(--warning);
    font-weight: 600;
  }
  &[data-level='max'] {
    color: var(--danger);
  }
`;
