import { useRecovery, useTexts } from '@filigrana/hooks';
import { EMAIL_MAX } from '@filigrana/sdk/domain';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { Alert, Button, TextField } from '../../ui/index.ts';
import { formTexts } from '../forms/texts.ts';
import { useFormReport } from '../forms/use-form-report.ts';
import { usePageFields } from '../forms/use-page-fields.ts';
import { recoveryTexts as texts } from './texts.ts';

/** The e-mail of the account. What happens is said by toast and above the field. */
export function RecoveryForm() {
  const { status, notice, errors, submit } = useRecovery();
  const { say, sentence } = useTexts();
  const fields = usePageFields(['correo']);
  const isSending = status === 'sending';
  const { formRef, attempt } = useFormReport(
    { notice, errors, isBusy: isSending },
    { toast: true },
  );
  const wrong = errors.correo && !fields.isChanged('correo') ? errors.correo : undefined;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    attempt();
    submit(fields.read(event));
  };
  const outcome = !errors.correo && !isSending && notice ? say(notice) : null;
  return (
    <form ref={formRef} method="post" noValidate onSubmit={send} onInput={fields.onInput}>
      {outcome && (
        <Alert tone={status === 'done' ? 'success' : 'danger'} role={null}>
          {outcome.title && <Title>{outcome.title}</Title>}
          {outcome.text}
        </Alert>
      )}
      <TextField
        label={formTexts.email}
        name="correo"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_MAX}
        required
        error={wrong && sentence(wrong)}
      />
      <Button type="submit" size="lg" busy={isSending && texts.sending}>
        {status === 'done' ? texts.again : texts.submit}
      </Button>
    </form>
  );
}

const Title = styled.b`
  display: block;
`;
