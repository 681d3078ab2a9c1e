import { useRefundForm, useRefunds, useTexts } from '@filigrana/hooks/backoffice';
import type { Refund } from '@filigrana/sdk';
import { formatPayment, REFUND_PROOF_MAX } from '@filigrana/sdk/domain';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { useHead } from '../../app/head.tsx';
import { backoffice } from '../../app/paths.ts';
import { formatDate } from '../../shared/dates.ts';
import { Alert, Button, EmptyState, from, LinkButton, Loading, TextField } from '../../ui/index.ts';
import { AdminHead } from '../shared/admin-head.tsx';
import { Box } from '../shared/box.tsx';
import { WhatsappLink } from '../shared/contact-links.tsx';
import { FailedAlert } from '../shared/failed-alert.tsx';
import { useUnsaved } from '../shared/unsaved.ts';
import { refundsTexts as texts } from './texts.ts';

/** What had come for orders that were cancelled: what is to be given back, and what was. */
export default function RefundsPage() {
  useHead({ title: texts.title });
  const { status, notice, reload, owed, done } = useRefunds();
  return (
    <>
      <AdminHead
        title={texts.title}
        count={status === 'ready' && owed.length > 0 ? texts.count(owed.length) : undefined}
      >
        <LinkButton href={backoffice.orders()} variant="quiet" icon="back">
          {texts.orders}
        </LinkButton>
      </AdminHead>
      {status === 'loading' && <Loading>{texts.loading}</Loading>}
      {status === 'unsupported' && <Alert tone="info">{texts.unsupported}</Alert>}
      <FailedAlert notice={notice} reload={reload} />
      {status === 'ready' && owed.length === 0 && (
        <EmptyState art="pedidos" title={texts.empty} as="h2" />
      )}
      {owed.length > 0 && (
        <List aria-label={texts.owed}>
          {owed.map((refund) => (
            <Owed key={refund.id} refund={refund} />
          ))}
        </List>
      )}
      {done.length > 0 && (
        <>
          <Subtitle>{texts.done}</Subtitle>
          <List aria-label={texts.done}>
            {done.map((refund) => (
              <Row as="li" key={refund.id}>
                <Sum refund={refund} />
                <p>
                  {texts.doneOn(formatDate(refund.hecha ?? ''), refund.autor?.nombre ?? null)}
                  {refund.referencia && (
                    <>
                      <br />
                      {texts.reference(refund.referencia)}
                    </>
                  )}
                </p>
              </Row>
            ))}
          </List>
        </>
      )}
    </>
  );
}

function Sum({ refund }: { refund: Refund }) {
  return (
    <div>
      <b>{formatPayment(refund)}</b>
      <p>
        {texts.order(refund.idPedido)}, {refund.clienteNombre}
      </p>
    </div>
  );
}

function Owed({ refund }: { refund: Refund }) {
  const { idPedido, fecha, telefono, clienteNombre } = refund;
  const { values, set, errors, status, isDirty, submit } = useRefundForm(refund);
  const { sentence } = useTexts();
  useUnsaved(isDirty);
  const isSaving = status === 'sending';
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <Row as="li">
      <div>
        <Sum refund={refund} />
        <small>{texts.since(formatDate(fecha))}</small>
        {telefono && (
          <p>
            <WhatsappLink
              phone={telefono}
              text={texts.message(clienteNombre, idPedido, formatPayment(refund))}
            >
              {texts.tell}
            </WhatsappLink>
          </p>
        )}
      </div>
      <form noValidate aria-label={texts.proofOf(idPedido)} onSubmit={send}>
        <TextField
          label={texts.proof}
          autoComplete="off"
          maxLength={REFUND_PROOF_MAX}
          readOnly={isSaving}
          value={values.referencia}
          onChange={({ target }) => set('referencia', target.value)}
          error={errors.referencia && sentence(errors.referencia)}
        />
        <Button type="submit" variant="line" busy={isSaving && texts.saving}>
          {texts.save}
        </Button>
      </form>
    </Row>
  );
}

const List = styled.ul`
  display: grid;
  gap: 12px;
`;

const Row = styled(Box)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px 24px;
  padding: 16px 18px;
  ${from.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
  }
  b {
    font-size: 1.125rem;
    font-weight: 600;
    font-variant-numeric: lining-nums tabular-nums;
  }
  small {
    color: var(--ink-muted);
  }
  p {
    overflow-wrap: anywhere;
  }
  form {
    display: grid;
    gap: 10px;
    justify-items: start;
    > :first-child {
      width: 100%;
    }
  }
`;

const Subtitle = styled.h2`
  margin: 26px 0 12px;
  font: 500 1.25rem/1.2 var(--font-display);
`;
