import { useMyOrder, useSession } from '@filigrana/hooks';
import type { OrderDetail } from '@filigrana/sdk';
import { formatUsd } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { useParams } from 'wouter';
import { bothAmounts } from '../../shared/amounts.ts';
import { useHead } from '../../app/head.tsx';
import { useNavigationState } from '../../app/navigation.ts';
import { storefront } from '../../app/paths.ts';
import { formatDate } from '../../shared/dates.ts';
import { paymentTexts } from '../../shared/payment-texts.ts';
import { WhatsappChat } from '../../shared/whatsapp-chat.tsx';
import { Alert, Container, LinkButton, Loading, TextButton } from '../../ui/index.ts';
import { KeepAddress } from '../addresses/keep-address.tsx';
import { PageCrumbs } from '../layout/page-crumbs.tsx';
import { DataList } from '../profile/data-list.tsx';
import { shippingOf, subtotalOf } from '../profile/order-words.ts';
import { profileTexts } from '../profile/texts.ts';
import { purchaseTexts } from '../purchase/texts.ts';
import { AskedReceipt } from './asked-receipt.tsx';
import { GuideLine } from './guide-line.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderLines } from './order-lines.tsx';
import { Columns, Head, LoneHead, PaperHead, Ways } from './order-parts.tsx';
import { OrderPath } from './order-path.tsx';
import { PrintButton } from './print-button.tsx';
import { RefundLines } from './refund-lines.tsx';
import { orderTexts as texts } from './texts.ts';

/** One order of the customer: what she sees after buying, and whenever she comes back to it. */
export default function OrderPage() {
  const { idPedido: asked } = useParams<{ idPedido: string }>();
  return /^\d{1,15}$/.test(asked) ? <OneOrder idPedido={Number(asked)} /> : <NoOrder />;
}

/** For an address that no order can have. */
function NoOrder() {
  useHead({ title: profileTexts.title, noindex: true });
  return (
    <Container>
      <LoneHead>
        <h1 tabIndex={-1}>{texts.unknown}</h1>
      </LoneHead>
      <LinkButton href={storefront.profile()}>{texts.orders}</LinkButton>
    </Container>
  );
}

function OneOrder({ idPedido }: { idPedido: number }) {
  const { isPlaced = false } = useNavigationState();
  const { usuario } = useSession();
  const { data: order, error, mutate } = useMyOrder(idPedido);
  const title = isPlaced ? texts.placed.title : texts.title(idPedido);
  useHead({ title, noindex: true });
  const failed = error?.status === 404 ? texts.unknown : texts.failed;
  return (
    <Container>
      <PageCrumbs
        previous={{ label: profileTexts.title, href: storefront.profile() }}
        current={texts.title(idPedido)}
      />
      <PaperHead />
      <Head>
        <h1 tabIndex={-1}>{title}</h1>
        {isPlaced && (
          <>
            <p>{texts.title(idPedido)}</p>
            <p>
              {texts.placed.text} {usuario && texts.placed.letter(usuario.correo)}
            </p>
          </>
        )}
      </Head>
      <Tall>
        {!order && !error && <Loading>{texts.loading}</Loading>}
        {!order && error && (
          <Alert tone={isPlaced ? 'info' : 'danger'}>
            {isPlaced ? texts.placedFailed : failed}{' '}
            <TextButton onClick={() => void mutate().catch(() => undefined)}>
              {texts.retry}
            </TextButton>
          </Alert>
        )}
        {order && <Details order={order} isPlaced={isPlaced} />}
        {(order || error) && (
          <Ways data-screen>
            <LinkButton href={storefront.profile()} size="lg">
              {texts.orders}
            </LinkButton>
            <LinkButton href={storefront.catalog()} size="lg" variant="line">
              {texts.catalog}
            </LinkButton>
            <WhatsappChat text={texts.question(idPedido)}>{texts.ask}</WhatsappChat>
            {order && <PrintButton />}
          </Ways>
        )}
      </Tall>
    </Container>
  );
}

function Details({ order, isPlaced }: { order: OrderDetail; isPlaced: boolean }) {
  const { estadoPago, fechaPedido, productos, montoTotal } = order;
  const { summary } = purchaseTexts;
  return (
    <>
      <OrderPath order={order} />
      <AskedReceipt order={order} />
      <Columns>
        <section aria-label={summary.lines}>
          <OrderLines lines={productos} />
          <Sums>
            <div>
              <dt>{summary.subtotal}</dt>
              <dd>{formatUsd(subtotalOf(productos))}</dd>
            </div>
            <div>
              <dt>{order.retiro ? summary.pickup : summary.shipping}</dt>
              <dd>{formatUsd(shippingOf(montoTotal, productos))}</dd>
            </div>
            <div>
              <dt>{summary.total}</dt>
              <dd>
                <b>{bothAmounts(montoTotal, order.montoColones)}</b>
              </dd>
            </div>
          </Sums>
        </section>
        <section aria-label={texts.data}>
          <DataList>
            <div>
              <dt>{texts.day}</dt>
              <dd>{formatDate(fechaPedido)}</dd>
            </div>
            <OrderDelivery order={order} />
            <GuideLine order={order} />
            <div>
              <dt>{profileTexts.orders.payment}</dt>
              <dd>{paymentTexts.states[estadoPago]}</dd>
            </div>
            <RefundLines order={order} />
          </DataList>
          {isPlaced && order.retiro === undefined && (
            <Keep data-screen>
              <KeepAddress order={order} />
            </Keep>
          )}
        </section>
      </Columns>
    </>
  );
}

/** As high before its order has come as with it: the footer does not jump. */
const Tall = styled.div`
  @media screen {
    min-height: 90vh;
  }
`;

const Keep = styled.div`
  margin-top: 20px;
`;

/** Under the amounts of the pieces. */
const Sums = styled(DataList)`
  dd {
    text-align: right;
  }
`;
