import { styled } from 'styled-components';
import { Skeleton } from '../../ui/index.ts';

/** The words about a piece while they are on their way. */
export const PendingWords = () => (
  <Lines>
    <Skeleton $width="45%" />
    <Skeleton $width="55%" $height={26} />
    <Skeleton />
    <Skeleton $width="80%" />
    <Skeleton $height={54} $top={28} />
  </Lines>
);

const Lines = styled.div`
  display: grid;
  gap: 18px;
  margin-top: 18px;
  min-height: 420px;
  align-content: start;
`;
