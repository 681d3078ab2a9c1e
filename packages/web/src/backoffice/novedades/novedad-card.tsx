import type { NovedadRow } from '@filigrana/hooks/backoffice';
import type { Novedad, NovedadStatus } from '@filigrana/sdk';
import { useId } from 'react';
import { styled } from 'styled-components';
import { formatDay } from '../../shared/dates.ts';
import {
  Button,
  IconButton,
  Picture,
  Progress,
  StatusTag,
  type StatusTone,
} from '../../ui/index.ts';
import { Card, CardNote } from '../shared/card.tsx';
import { novedadesTexts as texts } from './texts.ts';

const TONES: Record<NovedadStatus, StatusTone> = { Pendiente: 'pending', Enviado: 'info' };

interface Props {
  row: NovedadRow;
  onSend: (novedad: Novedad) => void;
  onEdit: (novedad: Novedad) => void;
  onDelete: (novedad: Novedad) => void;
}

/** A novedad with its state, and sending, editing and deleting it. */
export function NovedadCard({ row, onSend, onEdit, onDelete }: Props) {
  const { novedad, label, canSend, isSending, sent } = row;
  const { asunto, descripcion, estado, referenciaURL, fecha, fechaActualizacion } = novedad;
  const id = useId();
  const isSent = estado === 'Enviado';
  return (
    <Item aria-labelledby={id}>
      <Tray>
        <Picture
          src={referenciaURL}
          alt=""
          width={640}
          height={267}
          sizes="(min-width: 768px) 440px, 100vw"
        />
        <StatusTag tone={TONES[estado]} {...(isSent && { icon: 'send' as const })}>
          {label}
        </StatusTag>
      </Tray>
      <Body>
        <h2 id={id}>{asunto}</h2>
        {descripcion && <p>{descripcion}</p>}
        <CardNote as="div">
          <Day name={texts.created} moment={fecha} />
          {fechaActualizacion && <Day name={texts.updated} moment={fechaActualizacion} />}
        </CardNote>
        <div role="status">
          {isSending && (
            <CardNote as="div">
              {texts.sendingNote}
              <Progress $endless />
            </CardNote>
          )}
          {sent && <CardNote>{texts.sentNote(sent.enviados, sent.total)}</CardNote>}
        </div>
      </Body>
      <Foot>
        <Button
          size="sm"
          icon="send"
          busy={isSending && texts.sending}
          disabled={!canSend && !isSending}
          aria-describedby={id}
          onClick={() => onSend(novedad)}
        >
          {isSent ? texts.sent : texts.send}
        </Button>
        <IconButton icon="edit" label={texts.edit(asunto)} onClick={() => onEdit(novedad)} />
        <IconButton
          icon="trash"
          tone="danger"
          label={texts.delete(asunto)}
          onClick={() => onDelete(novedad)}
        />
      </Foot>
    </Item>
  );
}

function Day({ name, moment }: { name: string; moment: string }) {
  return (
    <p>
      {name}: <time dateTime={moment}>{formatDay(moment)}</time>
    </p>
  );
}

const Item = styled(Card)`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
`;

const Tray = styled.div`
  position: relative;
  background: var(--surface-sunken);
  > :first-child {
    width: 100%;
    height: auto;
    aspect-ratio: 12/5;
  }
  /* The sign of no picture keeps its form in the flatter tray. */
  > span:first-child::after {
    width: auto;
    height: 60%;
  }
  > :last-child {
    position: absolute;
    left: 12px;
    top: 12px;
  }
`;

const Body = styled.div`
  display: grid;
  gap: 5px;
  padding: 14px 16px;
  h2 {
    font-weight: 500;
    letter-spacing: 0;
    line-height: 1.2;
    font-size: 1.1875rem;
    overflow-wrap: anywhere;
  }
  > p {
    color: var(--ink-muted);
    overflow-wrap: anywhere;
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-top: auto;
  padding: 8px 10px 8px 16px;
  border-top: 1px solid var(--line);
  > :first-child {
    margin-right: auto;
  }
  > :not(:first-child) svg {
    width: 18px;
    height: 18px;
  }
`;
