import { useMySpecialOrders } from '@filigrana/hooks';
import { styled } from 'styled-components';
import { storefront } from '../../app/paths.ts';
import { LinkButton, Skeleton } from '../../ui/index.ts';
import { HistorySection } from './history-section.tsx';
import { SpecialOrderRow } from './special-order-row.tsx';
import { profileTexts } from './texts.ts';

const texts = profileTexts.specialOrders;

/** Every custom piece the customer has asked for. */
export function SpecialOrderHistory() {
  const history = useMySpecialOrders();
  return (
    <HistorySection
      title={texts.title}
      history={history}
      loading={texts.loading}
      skeleton={<Rows />}
      action={
        <LinkButton variant="line" href={storefront.specialOrder()}>
          {texts.ask}
        </LinkButton>
      }
    >
      <ul>
        {history.orders.map((order) => (
          <SpecialOrderRow
            key={order.idPedidoEspecial}
            order={order}
            onExpiredImage={history.reload}
          />
        ))}
      </ul>
    </HistorySection>
  );
}

function Rows() {
  return [1, 2].map((row) => (
    <Row key={row} aria-hidden="true">
      <Skeleton $shape="square" />
      <div>
        <Skeleton $width="40%" />
        <Skeleton $width="65%" />
        <Skeleton $width="85%" />
      </div>
    </Row>
  ));
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: 18px;
  padding: 18px 0;
  border-bottom: 1px solid var(--line);
  > div:last-child {
    display: grid;
    align-content: space-evenly;
  }
`;
