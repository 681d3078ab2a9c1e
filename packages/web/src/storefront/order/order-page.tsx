import { useMyOrder, useSession } from '@filigrana/hooks';
import type { OrderDetail } from '@filigrana/sdk';
import { formatUsd, PAYMENT_STATUS_LABELS } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { useParams } from 'wouter';
import { useHead } from '../../app/head.tsx';
import { useNavigationState } from '../../app/navigation.ts';
import { storefront } from '../../app/paths.ts';
import { formatDate } from '../../shared/dates.ts';
import { WhatsappChat } from '../../shared/whatsapp-chat.tsx';
import {
  Alert,
  Button,
  Container,
  LinkButton,
  Loading,
  Nudo,
  Steps,
  TextButton,
} from '../../ui/index.ts';
import { PageCrumbs } from '../layout/page-crumbs.tsx';
import { DataList } from '../profile/data-list.tsx';
import { shippingOf, subtotalOf } from '../profile/order-words.ts';
import { profileTexts } from '../profile/texts.ts';
import { purchaseTexts } from '../purchase/texts.ts';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderLines } from './order-lines.tsx';
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
      <Head>
        <h1 tabIndex={-1}>{texts.unknown}</h1>
      </Head>
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
      <Head>
        {isPlaced && <Nudo />}
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
      {!order && !error && <Loading>{texts.loading}</Loading>}
      {!order && error && (
        <Alert tone={isPlaced ? 'info' : 'danger'}>
          {isPlaced ? texts.placedFailed : failed}{' '}
          <TextButton onClick={() => void mutate().catch(() => undefined)}>
            {texts.retry}
          </TextButton>
        </Alert>
      )}
      {order && <Details order={order} />}
      <Ways data-screen>
        <LinkButton href={storefront.profile()} size="lg">
          {texts.orders}
        </LinkButton>
        <LinkButton href={storefront.catalog()} size="lg" variant="line">
          {texts.catalog}
        </LinkButton>
        <WhatsappChat text={texts.question(idPedido)}>{texts.ask}</WhatsappChat>
        {order && (
          <Button variant="line" size="lg" onClick={() => window.print()}>
            {texts.print}
          </Button>
        )}
      </Ways>
    </Container>
  );
}

/** How many of its stages an order is past. */
const PAST = { pendiente: 1, confirmado: 2, enviado: 3 } as const;
const { label, received, paid, sent } = texts.progress;

function Details({ order }: { order: OrderDetail }) {
  const { estadoPedido, estadoPago, fechaPedido, productos, montoTotal } = order;
  const { summary } = purchaseTexts;
  return (
    <>
      {estadoPedido === 'cancelado' ? (
        <Alert tone="danger">{texts.cancelled}</Alert>
      ) : (
        <Steps label={label} steps={[received, paid, sent]} current={PAST[estadoPedido]} />
      )}
      <Columns>
        <section aria-label={summary.lines}>
          <OrderLines lines={productos} />
          <Sums>
            <div>
              <dt>{summary.subtotal}</dt>
              <dd>{formatUsd(subtotalOf(productos))}</dd>
            </div>
            <div>
              <dt>{summary.shipping}</dt>
              <dd>{formatUsd(shippingOf(montoTotal, productos))}</dd>
            </div>
            <div>
              <dt>{summary.total}</dt>
              <dd>
                <b>{formatUsd(montoTotal)}</b>
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
            <div>
              <dt>{profileTexts.orders.payment}</dt>
              <dd>{PAYMENT_STATUS_LABELS[estadoPago]}</dd>
            </div>
          </DataList>
        </section>
      </Columns>
    </>
  );
}

const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: 10px;
  margin-bottom: var(--s-7);
  p {
    color: var(--ink-muted);
    font-variant-numeric: lining-nums tabular-nums;
    overflow-wrap: anywhere;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: 28px clamp(28px, 5vw, 72px);
  align-items: start;
`;

/** Under the amounts of the pieces. */
const Sums = styled(DataList)`
  dd {
    text-align: right;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 20px;
  align-items: center;
  margin-top: var(--s-8);
`;
