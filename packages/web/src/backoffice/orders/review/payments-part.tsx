import {
  usePaymentForm,
  useTexts,
  type Payments,
  type ReceiptReview,
} from '@filigrana/hooks/backoffice';
import type { Order, OrderLedger, OrderPayment } from '@filigrana/sdk';
import {
  CURRENCIES,
  CURRENCY_LABELS,
  formatPayment,
  RECEIVED_BY,
  RECEIVED_BY_LABELS,
  REFERENCE_MAX,
} from '@filigrana/sdk/domain';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/dates.ts';
import {
  Button,
  ExternalLink,
  from,
  IconButton,
  SelectField,
  TextField,
} from '../../../ui/index.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { FailedAlert } from '../../shared/failed-alert.tsx';
import { useUnsaved } from '../../shared/unsaved.ts';
import { balanceWords } from './balance-line.tsx';
import { reviewTexts as texts } from './texts.ts';

interface Props {
  order: Order;
  payments: Payments;
  review: ReceiptReview;
}

/** Id of the title of the payments. */
export const PAYMENTS = 'pagos-del-pedido';

/** What has come for the order, and entering more; nothing where the backend notes no payments. */
export function PaymentsPart({ order, payments, review }: Props) {
  const { status, notice, reload, ledger, balance, removing, remove } = payments;
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<OrderPayment | null>(null);
  if (status === 'idle' || status === 'unsupported') return null;
  return (
    <>
      <h3 id={PAYMENTS} tabIndex={-1}>
        {texts.payments}
      </h3>
      <FailedAlert notice={notice} reload={reload} />
      {ledger && ledger.pagos.length > 0 && (
        <List aria-label={texts.payments}>
          {ledger.pagos.map((payment) => (
            <PaymentRow
              key={payment.id}
              payment={payment}
              isRemoving={removing === payment.id}
              onRemove={order.estadoPedido === 'cancelado' ? null : () => setAsked(payment)}
            />
          ))}
        </List>
      )}
      {balance && <p>{balanceWords(balance)}</p>}
      {ledger && isOpen && (
        <PaymentForm order={order} ledger={ledger} review={review} onClose={() => setOpen(false)} />
      )}
      {ledger && !isOpen && (
        <Start>
          <Button size="sm" variant="line" icon="plus" onClick={() => setOpen(true)}>
            {texts.enterPayment}
          </Button>
        </Start>
      )}
      {asked && (
        <ConfirmDialog
          title={texts.removePaymentTitle(formatPayment(asked))}
          confirm={texts.remove}
          onConfirm={() => {
            setAsked(null);
            remove(asked);
          }}
          onCancel={() => setAsked(null)}
        >
          {texts.removePaymentText}
        </ConfirmDialog>
      )}
    </>
  );
}

interface RowProps {
  payment: OrderPayment;
  isRemoving: boolean;
  /** Null where it stays. */
  onRemove: (() => void) | null;
}

function PaymentRow({ payment, isRemoving, onRemove }: RowProps) {
  const { metodo, dia, referencia, comprobante, origen, autor } = payment;
  const amount = formatPayment(payment);
  return (
    <li>
      <div>
        <p>
          <b>{amount}</b>{' '}
          {texts.paymentOf(RECEIVED_BY_LABELS[metodo], formatDate(`${dia}T12:00:00Z`))}
        </p>
        <small>
          {[
            referencia && texts.paymentReference(referencia),
            origen === 'banco' && texts.fromBank,
            autor && texts.enteredBy(autor.nombre),
          ]
            .filter(Boolean)
            .join(' · ')}
          {comprobante && (
            <>
              {' · '}
              <ExternalLink href={comprobante} target="_blank" rel="noreferrer">
                {texts.paymentReceipt}
              </ExternalLink>
            </>
          )}
        </small>
      </div>
      {onRemove && (
        <IconButton
          icon="trash"
          label={texts.removePayment(amount)}
          disabled={isRemoving}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

interface FormProps {
  order: Order;
  ledger: OrderLedger;
  review: ReceiptReview;
  onClose: () => void;
}

/** A payment as it is read from the receipt; it begins with what is expected. */
function PaymentForm({ order, ledger, review, onClose }: FormProps) {
  const receipts = ledger.comprobantes.filter(({ comprobante }) => comprobante);
  const [receipt, setReceipt] = useState(receipts.at(-1)?.numero);
  const form = usePaymentForm(order, ledger, {
    metodo: review.details.receipt?.metodoPago,
    referencia: review.review?.referencia?.valor,
    comprobante: receipt,
    onSaved: onClose,
  });
  const { values, set, errors, status, isDirty } = form;
  const { sentence } = useTexts();
  useUnsaved(isDirty);
  const isSending = status === 'sending';
  const said = (field: keyof typeof values) => {
    const error = errors[field];
    return error && sentence(error);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <Form noValidate aria-label={texts.enterPayment} onSubmit={send}>
      <TextField
        label={texts.paymentAmount}
        prefix={values.moneda === 'CRC' ? '₡' : '$'}
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        readOnly={isSending}
        value={values.monto}
        onChange={({ target }) => set('monto', target.value)}
        error={said('monto')}
      />
      <SelectField
        label={texts.paymentCurrency}
        disabled={isSending}
        value={values.moneda}
        onChange={({ target }) => set('moneda', target.value as typeof values.moneda)}
        error={said('moneda')}
      >
        {CURRENCIES.map((moneda) => (
          <option key={moneda} value={moneda}>
            {CURRENCY_LABELS[moneda]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.paymentMethod}
        disabled={isSending}
        value={values.metodo}
        onChange={({ target }) => set('metodo', target.value as typeof values.metodo)}
        error={said('metodo')}
      >
        {RECEIVED_BY.map((metodo) => (
          <option key={metodo} value={metodo}>
            {RECEIVED_BY_LABELS[metodo]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts.paymentDay}
        type="date"
        readOnly={isSending}
        value={values.dia}
        onChange={({ target }) => set('dia', target.value)}
        error={said('dia')}
      />
      <Wide>
        <TextField
          label={texts.paymentNumber}
          autoComplete="off"
          spellCheck={false}
          maxLength={REFERENCE_MAX}
          readOnly={isSending}
          value={values.referencia}
          onChange={({ target }) => set('referencia', target.value)}
          error={said('referencia')}
        />
      </Wide>
      {receipts.length > 1 && (
        <Wide>
          <SelectField
            label={texts.receipt}
            disabled={isSending}
            value={receipt}
            onChange={({ target }) => setReceipt(Number(target.value))}
          >
            {receipts.map(({ numero, fecha }) => (
              <option key={numero} value={numero}>
                {texts.receiptNumber(numero, formatDate(fecha))}
              </option>
            ))}
          </SelectField>
        </Wide>
      )}
      <Buttons>
        <Button type="submit" busy={isSending && texts.savingPayment}>
          {texts.savePayment}
        </Button>
        <Button variant="quiet" disabled={isSending} onClick={onClose}>
          {texts.cancelPayment}
        </Button>
      </Buttons>
    </Form>
  );
}

const List = styled.ul`
  li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 10px;
    padding: 6px 0;
    border-bottom: 1px dotted var(--line-strong);
  }
  b {
    font-weight: 600;
  }
  p,
  small {
    font-variant-numeric: lining-nums tabular-nums;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--ink-muted);
  }
`;

const Start = styled.div`
  margin-bottom: 10px;
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  align-items: start;
  margin-bottom: 12px;
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  input {
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

const Buttons = styled(Wide)`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
