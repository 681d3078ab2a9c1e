import {
  useOrderReview,
  usePayments,
  useReceiptReview,
  useTexts,
  type OrderReview,
  type ReceiptReview,
} from '@filigrana/hooks/backoffice';
import { DOUBT_LABELS, orderFiltersFromSearch } from '@filigrana/sdk/domain';
import type { Order, ReceiptRequest } from '@filigrana/sdk';
import { useEffect, useRef, useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { useHead } from '../../../app/head.tsx';
import { backoffice } from '../../../app/paths.ts';
import {
  Alert,
  Button,
  EmptyState,
  from,
  LinkButton,
  Loading,
  Spinner,
  TextButton,
} from '../../../ui/index.ts';
import { AdminHead } from '../../shared/admin-head.tsx';
import { Key } from '../../shared/key.tsx';
import { ListFrame } from '../../shared/list-frame.tsx';
import { formatMoment } from '../../../shared/dates.ts';
import { sharedTexts } from '../../shared/texts.ts';
import { hasUnsaved, useUnsaved } from '../../shared/unsaved.ts';
import { useQuery } from '../../shared/use-query.ts';
import { RejectionQuestion } from '../rejection-question.tsx';
import { AllReceipts } from './all-receipts.tsx';
import { amountDoubt, BankPart, isOwn, useBankMatches } from './bank-part.tsx';
import { BalanceLine } from './balance-line.tsx';
import { doubtsOf } from './doubts.ts';
import { OrderSide } from './order-side.tsx';
import { PAYMENTS } from './payments-part.tsx';
import { ReceiptView } from './receipt-view.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { ReviewKeys } from './review-keys.tsx';
import { ReviewSteps } from './review-steps.tsx';
import { SimilarReceipts } from './similar-receipts.tsx';
import { reviewTexts as texts } from './texts.ts';
import { useGuardedMoves } from './use-guarded-moves.tsx';
import { usePageKeys } from '../../shared/use-page-keys.ts';

/** Id of the order that is looked at. */
const IN_REVIEW = 'pedido-en-revision';

/** The receipts of the orders that wait, one after the other, each beside its order. */
export default function ReviewPage() {
  useHead({ title: texts.title });
  const { pedido } = orderFiltersFromSearch(useQuery());
  const queue = useOrderReview(pedido ?? undefined, hasUnsaved, { undoable: true });
  usePageKeys({ z: queue.undoable === null ? undefined : queue.undo });
  useFocusOnUndone(queue);
  const { status, order, position, total, reviewed } = queue;
  const progress = order ? texts.progress(position, total) : '';
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
  const payments = usePayments(order);
  useUnsaved(review.reference.isDirty);
  const { idPedido } = order;
  const similar = review.review?.comprobantesParecidos ?? [];
  const { balance } = payments;
  const doubts = doubtsOf(review.review, balance);
  const isReading = review.status === 'loading' || payments.status === 'loading';
  const { moves, question } = useGuardedMoves(queue, { idPedido, doubts, isReading });
  const { ledger } = payments;
  const matches = useBankMatches(order);
  const acceptWith = (match: (typeof matches)[number]) =>
    moves.acceptWith({
      entradas: match.entries.map(({ idEntrada }) => idEntrada),
      doubt: amountDoubt(match),
    });
  const [first] = matches;
  const goToPayments = usePaymentsFocus(queue);
  const [isRequesting, setRequesting] = useState(false);
  const mayRequest = queue.canDecide && ledger !== null;
  usePageKeys({
    a: queue.canAccept ? moves.accept : undefined,
    b: queue.canAccept && first && isOwn(first) ? () => acceptWith(first) : undefined,
    r: queue.canDecide ? moves.askReject : undefined,
    c: mayRequest ? () => setRequesting(true) : undefined,
    n: moves.next,
    arrowright: moves.next,
    p: moves.previous,
    arrowleft: moves.previous,
    '?': () => setKeysShown(!areKeysShown),
  });
  usePrefetchedReceipt(useReceiptReview(following).receipt);
  return (
    <>
      <ReviewSteps queue={queue} moves={moves} describedBy={IN_REVIEW} />
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
      {isReading && (
        <Reading aria-hidden>
          <Spinner $size="lg" />
        </Reading>
      )}
      <Settling data-reading={isReading ? '' : undefined}>
        <Columns id={IN_REVIEW} role="group" aria-label={texts.order(idPedido)} tabIndex={-1}>
          <ReceiptView key={`receipt ${idPedido}`} review={review} idPedido={idPedido} />
          <Evidence>
            <ToastBelowReceipt />
            {ledger?.solicitud && <RequestNotice request={ledger.solicitud} />}
            {similar.length > 0 && (
              <Notices>
                <SimilarReceipts receipts={similar} />
              </Notices>
            )}
            {(ledger || balance) && (
              <Beside>
                {ledger && (
                  <Button
                    variant="line"
                    aria-keyshortcuts="C"
                    disabled={!mayRequest}
                    onClick={() => setRequesting(true)}
                  >
                    {texts.request} <Key>C</Key>
                  </Button>
                )}
                {balance && <BalanceLine balance={balance} />}
              </Beside>
            )}
            <BankPart matches={matches} onAccept={queue.canAccept ? acceptWith : undefined} />
            {ledger && <AllReceipts receipts={ledger.comprobantes} renew={payments.reload} />}
            <OrderSide
              key={`order ${idPedido}`}
              order={order}
              review={review}
              payments={payments}
              onReject={queue.canDecide ? moves.askReject : undefined}
            />
          </Evidence>
        </Columns>
        <ReviewKeys isOpen={areKeysShown} onToggle={() => setKeysShown(!areKeysShown)} />
      </Settling>
      {question}
      {isRequesting && (
        <RequestDialog
          key={`request ${idPedido}`}
          idPedido={idPedido}
          onClose={() => setRequesting(false)}
        />
      )}
      {isAsking && (
        <RejectionQuestion
          key={`reject ${idPedido}`}
          order={order}
          asksReason={ledger !== null}
          onReject={queue.reject}
          onCancel={queue.cancel}
          onPayments={goToPayments}
        />
      )}
    </>
  );
}

/** Whoever leaves the question whether to reject for the payments goes on there. */
function usePaymentsFocus({ isAsking, cancel }: OrderReview): () => void {
  const isMeant = useRef(false);
  useEffect(() => {
    if (isAsking || !isMeant.current) return;
    isMeant.current = false;
    document.getElementById(PAYMENTS)?.focus();
  }, [isAsking]);
  return () => {
    isMeant.current = true;
    cancel();
  };
}

/** Whoever undoes an accept goes on with its order. */
function useFocusOnUndone({ undoable, order, hasFollowed }: OrderReview): void {
  const before = useRef<number | null>(null);
  const idPedido = order?.idPedido ?? null;
  useEffect(() => {
    const undone = before.current;
    before.current = undoable;
    if (undoable === null && undone !== null && undone === idPedido && !hasFollowed)
      document.getElementById(IN_REVIEW)?.focus();
  }, [hasFollowed, idPedido, undoable]);
}

/** That another receipt is waited for, or that it has come. */
function RequestNotice({ request }: { request: ReceiptRequest }) {
  const { estado, motivo, texto, vence } = request;
  if (estado === 'cerrada') return null;
  return (
    <Alert tone={estado === 'recibida' ? 'success' : 'info'}>
      {vence === null
        ? texts.answered
        : texts.waiting(texto ?? DOUBT_LABELS[motivo], formatMoment(vence))}
    </Alert>
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

const Notices = styled.div`
  display: grid;
  gap: 10px;
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

/**
 * Unseen, but there for the keyboard, until what stands above has its height: nothing moves under
 * the eyes of whoever reads it.
 */
const Settling = styled.div`
  &[data-reading] {
    opacity: 0;
  }
`;

const Reading = styled.div`
  display: grid;
  justify-items: center;
  height: 0;
  padding-top: 56px;
  margin-bottom: -56px;
`;

/** The receipt; then what is to be known of it, and the order. On a phone nothing stands before the picture. */
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

/** In the corner of the toasts stands what the receipt is compared with: they begin where the receipt does. */
const ToastBelowReceipt = createGlobalStyle`
  ${from.lg} {
    :root {
      --right-of-toast: calc(100% - var(--size-admin-rail) - clamp(24px, 2.6vw, 44px) - 400px);
    }
  }
`;

const Evidence = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;
