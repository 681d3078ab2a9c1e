import { useMyOrders } from '@filigrana/hooks';
import { styled } from 'styled-components';
import { storefront } from '../../app/paths.ts';
import { from, LinkButton, Skeleton } from '../../ui/index.ts';
import { HistorySection } from './history-section.tsx';
import { OrderRow } from './order-row.tsx';
import { profileTexts } from './texts.ts';

const texts = profileTexts.orders;

/** Everything the customer has bought, newest first as the server sends it. */
export function OrderHistory() {
  const history = useMyOrders();
  return (
    <HistorySection
      title={texts.title}
      history={history}
      loading={texts.loading}
      skeleton={<Rows />}
      action={
        <LinkButton variant="line" href={storefront.catalog()}>
          {texts.browse}
        </LinkButton>
      }
    >
      <ul>
        {history.orders.map((order) => (
          <OrderRow key={order.idPedido} order={order} expand={history.expand} />
        ))}
      </ul>
    </HistorySection>
  );
}

/** Three closed rows, as tall as the real ones. */
function Rows() {
  return [1, 2, 3].map((row) => (
    <Row key={row} aria-hidden="true">
      <Skeleton $width="70%" />
      <Skeleton $width="55%" />
      <Skeleton $width="80%" />
      <Skeleton $height={26} />
    </Row>
  ));
}

const Row = styled.div`
  display: grid;
  align-items: center;
  align-content: center;
  gap: 12px 16px;
  min-height: 117px;
  border-bottom: 1px solid var(--line);
  grid-template-columns: minmax(0, 1fr) 120px;
  > :last-child {
    grid-column: 2;
    grid-row: 1 / span 3;
  }
  ${from.md} {
    min-height: 63px;
    grid-template-columns: 120px minmax(0, 1fr) 130px 172px;
    > :last-child {
      grid-column: auto;
      grid-row: auto;
    }
  }
`;
