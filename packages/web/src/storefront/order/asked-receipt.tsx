import type { OrderDetail } from '@filigrana/sdk';
import { styled } from 'styled-components';
import { storefront } from '../../app/paths.ts';
import { formatMoment } from '../../shared/dates.ts';
import { Alert, Hint, TextLink } from '../../ui/index.ts';
import { doubtWords } from './doubt-texts.ts';
import { orderTexts } from './texts.ts';

const texts = orderTexts.receipt;

interface Props {
  order: Pick<OrderDetail, 'solicitudComprobante' | 'tokenComprobante'>;
}

/** Where another receipt is sent that the shop waits for, or would take; nothing where it would not. */
export function AskedReceipt({ order }: Props) {
  const { solicitudComprobante: request, tokenComprobante } = order;
  if (tokenComprobante)
    return (
      <InParts data-screen>
        <Hint>
          {texts.inParts}{' '}
          <TextLink href={storefront.requestedReceipt(tokenComprobante)}>{texts.add}</TextLink>
        </Hint>
      </InParts>
    );
  if (request?.estado !== 'abierta') return null;
  return (
    <Alert tone="warning">
      {doubtWords(request).join(' ')} {request.vence && texts.until(formatMoment(request.vence))}{' '}
      <TextLink data-screen href={storefront.requestedReceipt(request.token)}>
        {texts.send}
      </TextLink>
    </Alert>
  );
}

const InParts = styled.div`
  margin-bottom: 16px;
`;
