import { styled } from 'styled-components';
import { ADMIN_ROWS } from '@filigrana/sdk/domain';
import { from, Skeleton, VisuallyHidden } from '../../ui/index.ts';
import { Card } from './card.tsx';
import { useWide } from '../../shared/use-wide.ts';

/** More than a row has room for. */
const CARDS = 8;

/** Stands for the rows of pieces while they are read. `label`: 'Cargando productos…'. */
export function PiecesSkeleton({ label }: { label: string }) {
  const rows = useWide() ? ADMIN_ROWS : 1;
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Grid aria-hidden="true">
        {Array.from({ length: rows * CARDS }, (_, index) => (
          <Piece as="div" key={index}>
            <Skeleton />
            <div>
              <Skeleton $width="75%" $height={16} />
              <Skeleton $width="45%" />
              <Skeleton $width="60%" />
            </div>
          </Piece>
        ))}
      </Grid>
    </>
  );
}

const Grid = styled.div`
  display: grid;
  gap: 14px;
  ${from.lg} {
    grid-template-columns: repeat(${CARDS}, 216px);
    gap: 24px 14px;
    overflow: hidden;
  }
`;

const Piece = styled(Card)`
  display: grid;
  grid-template-columns: 108px minmax(0, 1fr);
  overflow: hidden;
  > :first-child {
    height: auto;
    min-height: 108px;
    border-radius: 0;
  }
  > :last-child {
    display: grid;
    align-content: start;
    gap: 10px;
    padding: 12px;
    min-height: 108px;
  }
  ${from.lg} {
    grid-template-columns: minmax(0, 1fr);
    > :first-child {
      aspect-ratio: 1;
    }
  }
`;
