import { useTexts, useWaiting } from '@filigrana/hooks';
import { useEffect, useRef, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { goToAnchor } from '../../app/anchor.ts';
import { Alert, Button, TextField } from '../../ui/index.ts';
import { WAITING_PLACE } from './waiting-place.ts';
import { waitingTexts as texts } from './texts.ts';

/** Leaves an address to hear, once, when a piece that somebody holds is free again. */
export function WaitingForm({ idProductoTalla }: { idProductoTalla: number }) {
  const { submit, status, notice, errors } = useWaiting(idProductoTalla);
  // It comes later than its page.
  useEffect(() => void goToAnchor(), []);
  const { sentence } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const isSending = status === 'sending';
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit({ correo: field.current?.value ?? '' });
  };
  if (status === 'done' && notice) return <Alert tone="success">{sentence(notice)}</Alert>;
  return (
    <Line id={WAITING_PLACE} noValidate aria-label={texts.label} onSubmit={send}>
      <TextField
        ref={field}
        label={texts.email}
        hint={texts.hint}
        type="email"
        autoComplete="email"
        readOnly={isSending}
        error={(errors.correo ?? notice) && sentence((errors.correo ?? notice)!)}
      />
      <Button type="submit" variant="line" busy={isSending && texts.sending}>
        {texts.send}
      </Button>
    </Line>
  );
}

const Line = styled.form`
  display: grid;
  gap: 12px;
  max-width: 30rem;
  margin-block: 14px 18px;
  scroll-margin-top: 40vh;
  justify-items: start;
  > :first-child {
    width: 100%;
  }
`;
