import { useTexts, type SpecialOrderRow } from '@filigrana/hooks/backoffice';
import type { SpecialOrder } from '@filigrana/sdk';
import { formatUsd, specialOrderLifecycle, type SpecialOrderEvent } from '@filigrana/sdk/domain';
import { memo, useId, useState } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '../../shared/dates.ts';
import { SpecialOrderStatusTag } from '../../shared/order-status.tsx';
import { ReferencePicture } from '../../shared/reference-picture.tsx';
import { Hint } from '../../ui/index.ts';
import { Card, CardFoot, CardHead, CardHistory, CardMore, CardNote } from '../shared/card.tsx';
import { MailLink, PhoneLink } from '../shared/contact-links.tsx';
import { DetailsToggle } from '../shared/details-toggle.tsx';
import { KeyValues } from '../shared/key-values.tsx';
import { PrintCard } from '../shared/print-card.tsx';
import { StepButtons, type StepButton } from '../shared/step-buttons.tsx';
import { SpecialOrderTimeline } from '../timeline/timeline-panel.tsx';
import { specialOrdersTexts as texts } from './texts.ts';

const BUTTONS: readonly StepButton<SpecialOrderEvent>[] = [
  { step: 'aceptar', label: texts.accept, busy: texts.accepting },
  { step: 'enviar', label: texts.ship, busy: texts.shipping, icon: 'send' },
  { step: 'rechazar', label: texts.reject, busy: texts.rejecting, variant: 'danger' },
];

interface Props {
  row: SpecialOrderRow;
  onStep: (order: SpecialOrder, step: SpecialOrderEvent) => void;
  onUndo: () => void;
  /** A link of a picture has expired. */
  onExpired: () => void;
}

/** A custom piece that somebody asks for, and the steps that it can take now. */
export const SpecialOrderCard = memo(function SpecialOrderCard(props: Props) {
  const { row, onStep, onUndo, onExpired } = props;
  const { order, can, pending, canUndo, failure } = row;
  const [isOpen, setOpen] = useState(false);
  const { sentence } = useTexts();
  const id = useId();
  return (
    <Card aria-labelledby={id} data-open={isOpen ? '' : undefined}>
      <Head>
        <Subject>
          <ReferencePicture
            url={order.referenciaURL}
            isDeleted={order.referenciaEliminada !== undefined}
            label={texts.openReference(order.nombreUsuario)}
            title={texts.referenceOf(order.nombreUsuario)}
            size="sm"
            onExpired={onExpired}
          />
          <div>
            <h2 id={id}>{order.nombreUsuario}</h2>
            <CardNote>
              <time dateTime={order.fechaSolicitud}>{formatDate(order.fechaSolicitud)}</time>
            </CardNote>
            <p>{order.nombrePieza}</p>
            {order.anticipo !== undefined && order.idPedido !== undefined && (
              <CardNote>{texts.deposit(formatUsd(order.anticipo), order.idPedido)}</CardNote>
            )}
          </div>
        </Subject>
        <div aria-live="polite">
          <SpecialOrderStatusTag estado={order.estado} />
        </div>
      </Head>
      {isOpen && <Details id={`${id}-more`} order={order} />}
      <CardFoot>
        <StepButtons
          buttons={BUTTONS}
          offers={(step) => specialOrderLifecycle.next(step, order.estado) !== null}
          can={can}
          pending={pending}
          onStep={(step) => onStep(order, step)}
          onUndo={canUndo ? onUndo : null}
          describedBy={id}
        />
        {isOpen && <PrintCard describedBy={id} />}
        <DetailsToggle
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
          controls={`${id}-more ${id}-history`}
          describedBy={id}
        />
        {failure && (
          <Failure>
            <Hint tone="error" role="alert">
              {sentence(failure)}
            </Hint>
          </Failure>
        )}
      </CardFoot>
      {isOpen && (
        <CardHistory id={`${id}-history`}>
          <SpecialOrderTimeline idPedidoEspecial={order.idPedidoEspecial} />
        </CardHistory>
      )}
    </Card>
  );
});

function Details({ id, order }: { id: string; order: SpecialOrder }) {
  return (
    <CardMore id={id}>
      <KeyValues
        pairs={[
          [texts.piedra, order.nombrePiedra],
          [texts.talla, order.talla || null],
          [texts.material, order.nombreMaterial],
          [texts.descripcion, order.descripcion.trim() || texts.noDescription],
          [texts.correo, <MailLink key="mail" address={order.correo} />],
          [texts.telefono, <PhoneLink key="phone" phone={order.telefono} />],
        ]}
      />
    </CardMore>
  );
}

const Head = styled(CardHead)`
  padding-bottom: 14px;
  > :first-child {
    flex-basis: 200px;
  }
`;

const Subject = styled.div`
  display: flex;
  gap: 14px;
  min-width: 0;
  p + p {
    margin-top: 4px;
  }
`;

const Failure = styled.div`
  flex-basis: 100%;
`;
