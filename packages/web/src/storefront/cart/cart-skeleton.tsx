import { styled } from 'styled-components';
import { from, NeedsScripts, Skeleton, VisuallyHidden } from '../../ui/index.ts';
import { cartTexts as texts } from './texts.ts';

/** Lines of the cart while they are on their way: the same geometry. */
export function CartSkeleton() {
  return (
    <div>
      <NeedsScripts />
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <Row key={row}>
          <Skeleton $shape="square" />
          <div>
            <Skeleton $width="60%" $height={20} />
            <Skeleton $width="35%" />
            <Skeleton $width="28%" />
            <Skeleton $width="136px" $height={46} $top={8} />
          </div>
        </Row>
      ))}
    </div>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 92px minmax(0, 1fr);
  align-items: start;
  gap: 18px;
  padding: 22px 0;
  border-bottom: 1px solid var(--line);
  span + & {
    padding-top: 0;
  }
  > div:last-child {
    display: grid;
    gap: 9px;
    padding-block: 3px;
  }
  ${from.sm} {
    grid-template-columns: 128px minmax(0, 1fr);
    gap: 24px;
  }
`;
