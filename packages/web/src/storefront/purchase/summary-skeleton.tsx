import { styled } from 'styled-components';
import { Skeleton } from '../../ui/index.ts';
import { SummaryBox } from './summary.tsx';
import { purchaseTexts } from './texts.ts';

/** The summary while its amounts are on their way. `lines`: with rows for what is bought. */
export function SummarySkeleton({ lines = 0 }: { lines?: number }) {
  return (
    <Box aria-label={purchaseTexts.summary.title} aria-busy="true">
      <h2>{purchaseTexts.summary.title}</h2>
      {Array.from({ length: lines }, (_, row) => (
        <Skeleton key={row} $height={56} />
      ))}
      <Skeleton $height={25} />
      <Skeleton $height={25} />
      <Skeleton $height={40} $top={22} />
      <Skeleton $height={54} $top={14} />
    </Box>
  );
}

const Box = styled(SummaryBox)`
  --skeleton: #cfdbd5;
  display: grid;
  gap: 10px;
`;
