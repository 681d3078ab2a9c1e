import { styled } from 'styled-components';
import { Skeleton, VisuallyHidden } from '../../ui/index.ts';
import { Card, CardFoot } from './card.tsx';
import { CardColumns } from './card-columns.tsx';

/** Stands for a list of cards while it is read. `label`: 'Cargando pedidos…'. */
export function CardsSkeleton({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <CardColumns aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <Card as="li" key={index}>
            <Lines>
              <Skeleton $width="60%" $height={20} />
              <Skeleton $width="40%" />
              <Skeleton $width="85%" />
              <Skeleton $width="30%" />
            </Lines>
            <CardFoot>
              <Skeleton $width="88px" $height={40} />
            </CardFoot>
          </Card>
        ))}
      </CardColumns>
    </>
  );
}

const Lines = styled.div`
  display: grid;
  gap: 14px;
  padding: 18px;
`;
