import { useFollowedOrder } from '@filigrana/hooks';
import { useParams } from 'wouter';
import { useHead } from '../../app/head.tsx';
import { bothAmounts } from '../../shared/amounts.ts';
import { storefront } from '../../app/paths.ts';
import { formatDate } from '../../shared/dates.ts';
import { WhatsappChat } from '../../shared/whatsapp-chat.tsx';
import { Alert, Container, LinkButton, Loading, TextButton } from '../../ui/index.ts';
import { DataList } from '../profile/data-list.tsx';
import { profileTexts } from '../profile/texts.ts';
import { purchaseTexts } from '../purchase/texts.ts';
import { GuideLine } from './guide-line.tsx';
import { OrderLines } from './order-lines.tsx';
import { Columns, LoneHead, PaperHead, Ways } from './order-parts.tsx';
import { OrderPath } from './order-path.tsx';
import { PrintButton } from './print-button.tsx';
import { RefundLines } from './refund-lines.tsx';
import { orderTexts as texts } from './texts.ts';

/** How an order goes, for whoever has the link of a letter: no login, and nobody's name. */
export default function FollowedOrderPage() {
  const { token } = useParams<{ token: string }>();
  const { data: order, error, mutate } = useFollowedOrder(token);
  const title = order ? texts.title(order.idPedido) : texts.followed;
  useHead({ title, noindex: true });
  const isDead = error?.status === 404 || error?.status === 400;
  return (
    <Container>
      <PaperHead />
      <LoneHead>
        <h1 tabIndex={-1}>{title}</h1>
      </LoneHead>
      {!order && !error && <Loading>{texts.loading}</Loading>}
      {!order && error && (
        <Alert tone="danger">
          {isDead ? texts.deadLink : texts.failed}{' '}
          {!isDead && (
            <TextButton onClick={() => void mutate().catch(() => undefined)}>
              {texts.retry}
            </TextButton>
          )}
        </Alert>
      )}
      {order && (
        <>
          <OrderPath order={order} />
          <Columns>
            <section aria-label={purchaseTexts.summary.lines}>
              <OrderLines lines={order.productos} />
            </section>
            <section aria-label={texts.data}>
              <DataList>
                <div>
                  <dt>{texts.day}</dt>
                  <dd>{formatDate(order.fechaPedido)}</dd>
                </div>
                <div>
                  <dt>{purchaseTexts.summary.total}</dt>
                  <dd>{bothAmounts(order.montoTotal, order.montoColones)}</dd>
                </div>
                {order.retiro && (
                  <div>
                    <dt>{profileTexts.orders.pickup}</dt>
                    <dd>{order.retiro}</dd>
                  </div>
                )}
                <GuideLine order={order} />
                <RefundLines order={order} />
              </DataList>
            </section>
          </Columns>
        </>
      )}
      <Ways data-screen>
        <LinkButton href={storefront.profile()} size="lg">
          {texts.orders}
        </LinkButton>
        {order && (
          <>
            <WhatsappChat text={texts.question(order.idPedido)}>{texts.ask}</WhatsappChat>
            <PrintButton />
          </>
        )}
      </Ways>
    </Container>
  );
}
