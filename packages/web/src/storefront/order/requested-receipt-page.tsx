import { useRequestedReceipt, useTexts, type RequestedReceiptForm } from '@filigrana/hooks';
import type { RequestedReceipt } from '@filigrana/sdk';
import { attachmentAccept, doubtWords, formatUsd } from '@filigrana/sdk/domain';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { useParams } from 'wouter';
import { useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import { formatMoment } from '../../shared/dates.ts';
import { usePhoto } from '../../shared/use-photo.ts';
import { Alert, Button, Container, LinkButton, Loading, TextButton } from '../../ui/index.ts';
import { useFormReport } from '../forms/use-form-report.ts';
import { ReceiptBlock } from '../purchase/receipt-block.tsx';
import { Head } from './order-parts.tsx';
import { orderTexts } from './texts.ts';

const texts = orderTexts.receipt;

/** Sending the receipt that the shop has asked for: no login, and nobody's name. */
export default function RequestedReceiptPage() {
  const { token } = useParams<{ token: string }>();
  const receipt = useRequestedReceipt(token);
  const { request, read, reload } = receipt;
  const title = request ? texts.title(request.idPedido) : texts.untitled;
  useHead({ title, noindex: true });
  return (
    <Container>
      <Head>
        <h1 tabIndex={-1}>{title}</h1>
      </Head>
      {read === 'loading' && <Loading>{texts.loading}</Loading>}
      {read === 'dead' && <Alert tone="danger">{orderTexts.deadLink}</Alert>}
      {read === 'failed' && (
        <Alert tone="danger">
          {texts.failed} <TextButton onClick={reload}>{orderTexts.retry}</TextButton>
        </Alert>
      )}
      {request?.estado === 'abierta' && <Asked request={request} receipt={receipt} />}
      {request?.estado === 'recibida' && <Alert tone="success">{texts.received}</Alert>}
      {request?.estado === 'cerrada' && <Alert tone="info">{texts.closed}</Alert>}
      {request?.estado !== 'abierta' && (
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
        {doubtWords(request).map((words) => (
          <p key={words}>{words}</p>
        ))}
        <p>{texts.total(formatUsd(request.montoTotal))}</p>
        {request.vence && <p>{texts.until(formatMoment(request.vence))}</p>}
      </Why>
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
