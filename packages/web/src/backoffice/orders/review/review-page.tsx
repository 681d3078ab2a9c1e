import {
  useOrderReview,
  useReceiptReview,
  useTexts,
  type OrderReview,
  type ReceiptReview,
} from '@filigrana/hooks/backoffice';
import { orderFiltersFromSearch } from '@filigrana/sdk/domain';
import type { Order } from '@filigrana/sdk';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useHead } from '../../../app/head.tsx';
import { backoffice } from '../../../app/paths.ts';
import { Alert, EmptyState, from, LinkButton, Loading, TextButton } from '../../../ui/index.ts';
import { AdminHead } from '../../shared/admin-head.tsx';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { ListFrame } from '../../shared/list-frame.tsx';
import { sharedTexts } from '../../shared/texts.ts';
import { hasUnsaved, useUnsaved } from '../../shared/unsaved.ts';
import { useQuery } from '../../shared/use-query.ts';
import { ordersTexts } from '../texts.ts';
import { OrderSide } from './order-side.tsx';
import { ReceiptView } from './receipt-view.tsx';
import { ReviewKeys } from './review-keys.tsx';
import { ReviewSteps } from './review-steps.tsx';
import { SimilarReceipts } from './similar-receipts.tsx';
import { reviewTexts as texts } from './texts.ts';
import { useGuardedMoves } from './use-guarded-moves.tsx';
import { usePageKeys } from './use-page-keys.ts';

/** The receipts of the orders that wait, one after the other, each beside its order. */
export default function ReviewPage() {
  useHead({ title: texts.title });
  const { pedido } = orderFiltersFromSearch(useQuery());
  const queue = useOrderReview(pedido ?? undefined, hasUnsaved);
  const { status, order, position, total, reviewed } = queue;
  const progress = order ? texts.progress(position, total) : undefined;
  return (
    <>
      <AdminHead title={texts.title} count={progress}>
        <LinkButton href={backoffice.orders()} variant="quiet" icon="back">
          {texts.back}
        </LinkButton>
      </AdminHead>
      <ListFrame list={queue} loading={<Loading>{texts.loading}</Loading>}>
        {order && <Review queue={queue} order={order} />}
        {!order && status === 'ready' && (
          <div role="status">
            <EmptyState art="pedidos" title={texts.none} as="h2">
              {reviewed > 0 && texts.reviewed(reviewed)}
            </EmptyState>
          </div>
        )}
      </ListFrame>
    </>
  );
}

function Review({ queue, order }: { queue: OrderReview; order: Order }) {
  const review = useReceiptReview(order);
  const { sentence } = useTexts();
  const { failure, isAsking, following } = queue;
  const [areKeysShown, setKeysShown] = useState(false);
  useUnsaved(review.reference.isDirty);
  const { idPedido } = order;
  const similar = review.review?.comprobantesParecidos ?? [];
  // Of an order that was rejected the receipt may come again.
  const isUsed = similar.some(({ estadoPedido }) => estadoPedido !== 'cancelado');
  const isReading = review.status === 'loading';
  const { moves, question } = useGuardedMoves(queue, { idPedido, isUsed, isReading });
  usePageKeys({
    a: queue.canDecide ? moves.accept : undefined,
    r: queue.canDecide ? moves.askReject : undefined,
    n: moves.next,
    arrowright: moves.next,
    p: moves.previous,
    arrowleft: moves.previous,
    '?': () => setKeysShown(!areKeysShown),
  });
  usePrefetchedReceipt(useReceiptReview(following).receipt);
  return (
    <>
      <ReviewSteps queue={queue} moves={moves} describedBy="pedido-en-revision" />
      <Held role="status">
        {(queue.isDecidedElsewhere || queue.isDecidedHere) && (
          <Notice>
            <Alert tone="info" role={null}>
              {queue.isDecidedHere ? texts.decidedHere(order) : texts.decidedElsewhere(order)}
            </Alert>
          </Notice>
        )}
      </Held>
      {failure && (
        <Notice>
          <Alert tone="danger">{sentence(failure)}</Alert>
        </Notice>
      )}
      {review.notice && (
        <Notice>
          <Alert tone="danger">
            {sentence(review.notice)}{' '}
            <TextButton onClick={review.reload}>{sharedTexts.retry}</TextButton>
          </Alert>
        </Notice>
      )}
      {similar.length > 0 && (
        <Notice>
          <SimilarReceipts receipts={similar} />
        </Notice>
      )}
      <Columns key={idPedido} id="pedido-en-revision">
        <ReceiptView review={review} idPedido={idPedido} />
        <OrderSide order={order} review={review} />
      </Columns>
      <ReviewKeys isOpen={areKeysShown} onToggle={() => setKeysShown(!areKeysShown)} />
      {question}
      {isAsking && (
        <ConfirmDialog
          title={ordersTexts.rejectTitle(order)}
          confirm={texts.reject}
          onConfirm={queue.reject}
          onCancel={queue.cancel}
        >
          {ordersTexts.rejectText(order)}
        </ConfirmDialog>
      )}
    </>
  );
}

/** The picture of the next receipt is there already when one gets to it; a PDF is fetched by its viewer. */
function usePrefetchedReceipt(receipt: ReceiptReview['receipt']): void {
  const url = receipt?.kind === 'pdf' ? null : (receipt?.url ?? null);
  useEffect(() => {
    if (url === null) return;
    const picture = new Image();
    picture.decoding = 'async';
    picture.src = url;
  }, [url]);
}

const Notice = styled.div`
  display: grid;
  gap: 10px;
  margin-bottom: 14px;
`;

/** In sight of whoever is typing further down, below the bar of small screens. */
const Held = styled.div`
  z-index: var(--z-raised);
  @media (min-height: 480px) {
    position: sticky;
    top: 68px;
  }
  ${from.lg} {
    top: 8px;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  ${from.lg} {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    > :first-child {
      position: sticky;
      top: 16px;
    }
  }
`;
