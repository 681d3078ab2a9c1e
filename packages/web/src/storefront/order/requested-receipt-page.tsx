import { useRequestedReceipt, useTexts, type RequestedReceiptForm } from '@filigrana/hooks';
import type { RequestedReceipt } from '@filigrana/sdk';
import { attachmentAccept } from '@filigrana/sdk/domain';
import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useParams } from 'wouter';
import { useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import { bothAmounts } from '../../shared/amounts.ts';
import { formatMoment } from '../../shared/dates.ts';
import { usePhoto } from '../../shared/use-photo.ts';
import { Alert, Button, Container, Hint, LinkButton, Loading, TextButton } from '../../ui/index.ts';
import { useFormReport } from '../forms/use-form-report.ts';
import { AccountDetails } from '../purchase/account-details.tsx';
import { FormBlock } from '../purchase/form-block.tsx';
import { ReceiptBlock } from '../purchase/receipt-block.tsx';
import { LoneHead } from './order-parts.tsx';
import { doubtWords } from './doubt-texts.ts';
import { orderTexts } from './texts.ts';

const texts = orderTexts.receipt;

/** Sending the receipt that the shop has asked for, or a further one: no login, and nobody's name. */
export default function RequestedReceiptPage() {
  const { token } = useParams<{ token: string }>();
  const receipt = useRequestedReceipt(token);
  const { request, read, reload } = receipt;
  // Until it has come: then fewer are left.
  const [left, setLeft] = useState<number | undefined>();
  const isAdding =
    request?.estado === 'recibida' &&
    receipt.status !== 'done' &&
    request.quedan === left &&
    !!left;
  const isTaken = request?.estado === 'abierta' || request?.estado === 'libre' || isAdding;
  const head = useRef<HTMLHeadingElement>(null);
  const add = () => {
    receipt.attach(null);
    setLeft(request?.quedan);
    head.current?.focus();
  };
  const title = request ? texts.title(request.idPedido) : texts.untitled;
  useHead({ title, noindex: true });
  return (
    <Container>
      <LoneHead>
        <h1 ref={head} tabIndex={-1}>
          {title}
        </h1>
      </LoneHead>
      {read === 'loading' && <Loading>{texts.loading}</Loading>}
      {read === 'dead' && <Alert tone="danger">{orderTexts.deadLink}</Alert>}
      {read === 'failed' && (
        <Alert tone="danger">
          {texts.failed} <TextButton onClick={reload}>{orderTexts.retry}</TextButton>
        </Alert>
      )}
      {request && isTaken && <Asked request={request} receipt={receipt} />}
      {request?.estado === 'recibida' && !isAdding && (
        <>
          <Alert tone="success">{texts.received}</Alert>
          {!!request.quedan && (
            <Hint>
              {texts.inParts} <TextButton onClick={add}>{texts.add}</TextButton>
            </Hint>
          )}
        </>
      )}
      {request?.estado === 'cerrada' && <Alert tone="info">{texts.closed}</Alert>}
      {!isTaken && (
        <Way>
          <LinkButton href={storefront.profile()} size="lg" variant="line">
            {orderTexts.orders}
          </LinkButton>
        </Way>
      )}
    </Container>
  );
}

function Asked({ request, receipt }: { request: RequestedReceipt; receipt: RequestedReceiptForm }) {
  const { notice, errors, status, comprobante, attach, submit, progress } = receipt;
  const { sentence } = useTexts();
  const isSending = status === 'sending';
  const due = request.faltaDolares ?? null;
  const isAsked = request.estado === 'abierta';
  const { formRef, attempt } = useFormReport(
    { notice, errors, isBusy: isSending },
    { toast: false },
  );
  const photo = usePhoto(attach);
  const problem = errors.comprobante ?? notice;
  const send = (event: FormEvent) => {
    event.preventDefault();
    attempt();
    submit();
  };
  return (
    <Form ref={formRef} noValidate onSubmit={send}>
      <Why>
        {(isAsked ? doubtWords(request) : [texts.free]).map((words) => (
          <p key={words}>{words}</p>
        ))}
        <p>{texts.total(bothAmounts(request.montoTotal, request.montoColones))}</p>
        {due !== null && (
          <p>{due > 0 ? texts.due(bothAmounts(due, request.faltaColones)) : texts.allCame}</p>
        )}
        {request.vence && <p>{texts.until(formatMoment(request.vence))}</p>}
      </Why>
      {/* Who has paid and only has to show it again needs no account. */}
      {request.metodoPago && !(isAsked && request.motivo === 'no_se_lee') && due !== 0 && (
        <FormBlock title={texts.account}>
          {due === null && <Hint>{texts.onlyMissing}</Hint>}
          {/* Where nobody says what is missing no amount is named: whoever copied the total would pay twice. */}
          <AccountDetails
            method={request.metodoPago}
            total={due}
            ownColones={request.faltaColones ?? null}
          />
        </FormBlock>
      )}
      <ReceiptBlock
        kind="file"
        due={null}
        accept={attachmentAccept('paymentPageReceipt')}
        file={comprobante}
        receipt={photo}
        error={problem ? sentence(problem) : undefined}
        disabled={isSending}
        sending={isSending && texts.sending(progress)}
      />
      <Button
        type="submit"
        size="lg"
        busy={isSending && texts.sending(progress)}
        disabled={photo.isPreparing}
      >
        {texts.send}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: 640px;
  margin-bottom: 40px;
  > button {
    justify-self: start;
  }
`;

const Why = styled.div`
  display: grid;
  gap: 8px;
`;

const Way = styled.div`
  margin-block: 20px 40px;
`;
