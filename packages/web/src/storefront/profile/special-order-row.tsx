import type { SpecialOrder } from '@filigrana/sdk';
import { formatUsd } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { formatDate } from '../../shared/dates.ts';
import { SpecialOrderStatusTag } from '../../shared/order-status.tsx';
import { ReferencePicture } from '../../shared/reference-picture.tsx';
import { wordOf } from '../../shared/words.ts';
import { profileTexts } from './texts.ts';

const texts = profileTexts.specialOrders;

interface Props {
  order: SpecialOrder;
  /** The picture's link has expired. */
  onExpiredImage: () => void;
}

/** A custom piece that was asked for: its picture, what it is, how far it has come. */
export function SpecialOrderRow({ order, onExpiredImage }: Props) {
  const { nombrePieza, talla, fechaSolicitud, nombrePiedra, nombreMaterial } = order;
  const piece = talla ? texts.sized(wordOf(nombrePieza), talla) : wordOf(nombrePieza);
  const description = order.descripcion.trim();
  return (
    <Row>
      <ReferencePicture
        url={order.referenciaURL}
        isDeleted={order.referenciaEliminada !== undefined}
        label={texts.enlarge(piece)}
        onExpired={onExpiredImage}
      />
      <div>
        <Head>
          <h3>{piece}</h3>
          <SpecialOrderStatusTag estado={order.estado} />
        </Head>
        <Made>
          <time dateTime={fechaSolicitud}>{formatDate(fechaSolicitud)}</time>
          {' · '}
          {texts.made(wordOf(nombrePiedra), wordOf(nombreMaterial))}
        </Made>
        {order.anticipo !== undefined && order.idPedido !== undefined && (
          <Made>{texts.deposit(formatUsd(order.anticipo), order.idPedido)}</Made>
        )}
        <Description data-none={description ? undefined : ''}>
          {description || texts.noDescription}
        </Description>
      </div>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: 18px;
  padding: 18px 0;
  border-bottom: 1px solid var(--line);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 12px;
  h3 {
    font-size: var(--fs-h4);
    line-height: var(--lh-h4);
    overflow-wrap: anywhere;
  }
`;

const Made = styled.p`
  margin-top: 6px;
  font-size: var(--fs-small);
  color: var(--ink-muted);
`;

const Description = styled.p`
  margin-top: 6px;
  font-size: 0.9688rem;
  white-space: pre-line;
  overflow-wrap: anywhere;
  &[data-none] {
    color: var(--ink-muted);
  }
`;
