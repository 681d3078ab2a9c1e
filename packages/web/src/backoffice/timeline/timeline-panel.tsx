import {
  useOrderTimeline,
  useSpecialOrderTimeline,
  useTexts,
  type Timeline,
} from '@filigrana/hooks/backoffice';
import type { TimelineEvent } from '@filigrana/sdk';
import { orderLifecycle } from '@filigrana/sdk/domain';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';

import { Button, TextAreaField, VisuallyHidden } from '../../ui/index.ts';
import { formatMoment } from '../../shared/dates.ts';
import { FailedAlert } from '../shared/failed-alert.tsx';
import { useUnsaved } from '../shared/unsaved.ts';
import { useNoteDrafts } from './kept-notes.tsx';
import { timelineTexts as texts } from './texts.ts';

/** From how many characters left the counter of a note warns. */
const NEAR = 25;

/** What happened to an order, and the notes about it. Nothing where the backend keeps none. */
export function OrderTimeline({ idPedido }: { idPedido: number }) {
  return <TimelinePanel timeline={useOrderTimeline(idPedido, useNoteDrafts())} />;
}

/** The same of a special order. */
export function SpecialOrderTimeline({ idPedidoEspecial }: { idPedidoEspecial: number }) {
  const timeline = useSpecialOrderTimeline(idPedidoEspecial, useNoteDrafts());
  return <TimelinePanel timeline={timeline} />;
}

function TimelinePanel({ timeline }: { timeline: Timeline }) {
  const { status, events, notice, reload, note } = timeline;
  useUnsaved(note.isDirty);
  if (status === 'unsupported' || status === 'idle') return null;
  return (
    <Panel>
      <h3>{texts.title}</h3>
      {status === 'loading' && <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>}
      <FailedAlert notice={notice} reload={reload} />
      <Events>
        {events.map((event) => (
          <Event key={event.idEvento} event={event} />
        ))}
      </Events>
      {status === 'ready' && <NoteForm note={note} />}
    </Panel>
  );
}

function Event({ event }: { event: TimelineEvent }) {
  const { tipo, texto, fecha, autor } = event;
  return (
    <li data-kind={tipo}>
      <p>
        <b>{titleOf(event)}</b>
      </p>
      {tipo === 'nota' && <Said>{texto}</Said>}
      <small>
        {autor ? texts.by(autor.nombre, autor.rol) : texts.byNobody} ·{' '}
        <time dateTime={fecha}>{formatMoment(fecha)}</time>
      </small>
    </li>
  );
}

/** What happened, in a few words. */
function titleOf({ tipo, texto }: TimelineEvent): string {
  switch (tipo) {
    case 'creado':
      return texts.created;
    case 'estado':
      return labelOf(texto ?? '');
    case 'referencia':
      return texto ? texts.reference(texto) : texts.noReference;
    case 'pago':
      return texts.payment(texto ?? '');
    case 'pagoQuitado':
      return texts.noPayment(texto ?? '');
    case 'solicitud':
      return texts.request(texto ?? '');
    case 'comprobante':
      return texts.receipt;
    case 'motivo':
      return texts.why(texto ?? '');
    case 'devolucion':
      return texts.refund(texto ?? '');
    case 'pieza':
      return texto ?? '';
    case 'nota':
      return texts.note;
  }
}

/** Regular orders write their states in lower case; special ones as they are read. */
const labelOf = (state: string): string =>
  (orderLifecycle.table.labels as Readonly<Record<string, string>>)[state] ?? state;

function NoteForm({ note }: { note: Timeline['note'] }) {
  const { values, set, errors, notice, status, counter, submit } = note;
  const { sentence } = useTexts();
  const isSending = status === 'sending';
  const error = errors.texto ?? notice;
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <Form data-screen noValidate aria-label={texts.addNote} onSubmit={send}>
      <Note
        label={texts.newNote}
        placeholder={texts.notePlaceholder}
        rows={2}
        readOnly={isSending}
        count={{ used: counter.length, max: counter.max, near: NEAR }}
        value={values.texto}
        onChange={({ target }) => set('texto', target.value)}
        error={error && sentence(error)}
      />
      <Button
        type="submit"
        size="sm"
        variant="line"
        disabled={values.texto.trim() === '' && !isSending}
        busy={isSending && texts.adding}
      >
        {texts.addNote}
      </Button>
    </Form>
  );
}

const Panel = styled.section`
  display: grid;
  gap: 8px;
  padding-bottom: 12px;
`;

/** A thread with a granule for each event. */
const Events = styled.ol`
  display: grid;
  gap: 10px;
  padding-left: 18px;
  border-left: 1px solid var(--thread);
  margin-left: 5px;
  li {
    position: relative;
    min-width: 0;
  }
  li::before {
    content: '';
    position: absolute;
    left: -23px;
    top: 7px;
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: var(--surface-raised);
    border: 1.5px solid var(--thread);
  }
  li[data-kind='nota']::before {
    background: var(--accent);
    border-color: var(--accent);
  }
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--ink-muted);
    font-size: 0.8438rem;
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

const Said = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Form = styled.form`
  display: grid;
  gap: 8px;
  justify-items: start;
  > :first-child {
    width: 100%;
  }
`;

const Note = styled(TextAreaField)`
  textarea {
    min-height: 64px;
    field-sizing: content;
    max-height: 220px;
  }
`;
