import { useReceiptReview, useTexts, type Payments } from '@filigrana/hooks/backoffice';
import type { Order } from '@filigrana/sdk';
import { useEffect, useRef } from 'react';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { sharedTexts } from '../shared/texts.ts';
import { doubtsOf } from './review/doubts.ts';
import { ordersTexts as texts } from './texts.ts';

interface Props {
  order: Order;
  payments: Payments;
  onAccept: () => void;
  onCancel: () => void;
}

/**
 * An order that is to be accepted without its receipt on the screen: reads what speaks against it, and
 * asks where something does. What could not be read is asked about, too.
 */
export function AcceptCheck({ order, payments, onAccept, onCancel }: Props) {
  const receipt = useReceiptReview(order);
  const { sentence } = useTexts();
  const reads = [receipt, payments];
  const isReading = reads.some(({ status }) => status === 'loading');
  const unread = reads.flatMap(({ status, notice }) => (status === 'failed' && notice) || []);
  const doubts = [...doubtsOf(receipt.review, payments.balance), ...unread.map(sentence)];
  const goesOn = !isReading && doubts.length === 0;
  const isDone = useRef(false);
  useEffect(() => {
    if (!goesOn || isDone.current) return;
    isDone.current = true;
    onAccept();
  }, [goesOn, onAccept]);
  if (isReading || goesOn) return null;
  return (
    <ConfirmDialog
      title={sharedTexts.acceptAnyway}
      confirm={texts.accept}
      onConfirm={onAccept}
      onCancel={onCancel}
    >
      {doubts.join('\n')}
    </ConfirmDialog>
  );
}
