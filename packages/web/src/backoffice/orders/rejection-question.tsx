import { usePayments, useTexts, type DoubtFormValues } from '@filigrana/hooks/backoffice';
import type { DoubtForm, Order } from '@filigrana/sdk';
import { formatPayment, isDoubt, isWithoutPiece } from '@filigrana/sdk/domain';
import { useState } from 'react';
import { backoffice } from '../../app/paths.ts';
import { Alert, ModalText, TextButton, TextLink } from '../../ui/index.ts';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { useDiscard } from '../shared/discard-question.tsx';
import { EditDialog } from '../shared/edit-dialog.tsx';
import { DoubtFields } from './doubt-fields.tsx';
import { ordersTexts as texts } from './texts.ts';

interface Props {
  order: Order;
  onReject: (reason?: DoubtForm) => void;
  onCancel: () => void;
  /** Goes to the payments of the order instead; without it they are on another page. */
  onPayments?: () => void;
}

/** Money has come then, and is to be given back. */
const PAID: ReadonlySet<DoubtFormValues['motivo']> = new Set(['monto_distinto', 'otra_cuenta']);

/** Asks before an order is rejected; where payments are noted also why: the customer is told. */
export function RejectionQuestion({ asksReason, ...props }: Props & { asksReason: boolean }) {
  const { order, onReject, onCancel } = props;
  if (asksReason) return <ReasonDialog {...props} />;
  return (
    <ConfirmDialog
      title={texts.rejectTitle(order)}
      confirm={texts.reject}
      onConfirm={() => onReject()}
      onCancel={onCancel}
    >
      {texts.rejectText(order)}
    </ConfirmDialog>
  );
}

function ReasonDialog({ order, onReject, onCancel, onPayments }: Props) {
  const { sentence } = useTexts();
  const { balance } = usePayments(order);
  const [first] = useState<DoubtFormValues>(() =>
    isWithoutPiece(order)
      ? { motivo: 'otro', texto: texts.pieceGone }
      : { motivo: 'no_ha_llegado', texto: '' },
  );
  const [values, setValues] = useState(first);
  const [isMissing, setMissing] = useState(false);
  const doubt = { motivo: values.motivo, texto: values.texto.trim() || null };
  const received = (balance?.received ?? []).map(formatPayment).join(' y ');
  const isUnnoted = balance?.state === 'nothing' && PAID.has(values.motivo);
  const isDirty = values.texto !== first.texto;
  const leaving = useDiscard(isDirty, () => onPayments?.());
  const hasReturned = order.productos.some(({ devuelta }) => devuelta);
  return (
    <EditDialog
      title={texts.rejectTitle(order)}
      submit={texts.reject}
      isDirty={isDirty}
      isSending={false}
      onSubmit={() => (isDoubt(doubt) ? onReject(doubt) : setMissing(true))}
      onClose={onCancel}
    >
      <ModalText>{texts.rejectText(order)}</ModalText>
      {received !== '' && (
        <Alert tone="info">
          {hasReturned ? texts.willOweRest(received) : texts.willOwe(received)}
        </Alert>
      )}
      <DoubtFields
        values={values}
        onChange={(change) => {
          setValues({ ...values, ...change });
          setMissing(false);
        }}
        error={isMissing ? sentence({ code: 'field.required' }) : undefined}
      />
      <div role="status">
        {isUnnoted && (
          <Alert tone="info" role={null}>
            {texts.noteFirst}{' '}
            {onPayments ? (
              <TextButton onClick={leaving.close}>{texts.toPayments}</TextButton>
            ) : (
              <TextLink href={`${backoffice.orderReview()}?pedido=${order.idPedido}`}>
                {texts.toPayments}
              </TextLink>
            )}
          </Alert>
        )}
      </div>
      {leaving.question}
    </EditDialog>
  );
}
