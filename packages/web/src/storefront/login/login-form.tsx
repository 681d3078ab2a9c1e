import { useTexts, type useLogin } from '@filigrana/hooks';
import { EMAIL_MAX, SECOND_STEP_MAX } from '@filigrana/sdk/domain';
import { useEffect, useRef, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { KnownAccount } from '../../app/navigation.ts';
import { storefront } from '../../app/paths.ts';
import { Alert, Button, PasswordField, TextField, TextLink } from '../../ui/index.ts';
import { formTexts } from '../forms/texts.ts';
import { useFormReport } from '../forms/use-form-report.ts';
import { usePageFields } from '../forms/use-page-fields.ts';
import { loginTexts as texts } from './texts.ts';

interface Props {
  login: ReturnType<typeof useLogin>;
  /** The person came here on the way to the checkout. */
  toBuy: boolean;
  /** Whoever has just opened an account, or tried to. */
  account: KnownAccount | undefined;
}

/** E-mail and password, and the code of a second step once it is asked for. What is to be done stands above them, the success below. */
export function LoginForm({ login, toBuy, account }: Props) {
  const { sentence } = useTexts();
  const fields = usePageFields(['correo', 'contrasena', 'codigo']);
  const { status, notice, errors, needsCode } = login;
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (needsCode) code.current?.focus();
  }, [needsCode]);
  const { formRef, attempt } = useFormReport(
    { notice, errors, isBusy: status === 'sending' },
    { toast: false },
  );
  const errorOf = (field: 'correo' | 'contrasena' | 'codigo') => {
    const error = errors[field];
    return error && !fields.isChanged(field) ? sentence(error) : undefined;
  };
  const isDone = status === 'done';
  const refusal = isDone ? null : notice;
  // Being asked for the code is no refusal; what the form itself misses is not said by the server.
  const isAsked = refusal?.code === 'login.incomplete' && refusal.said !== undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    attempt();
    login.submit(fields.read(event));
  };
  return (
    // POST, so that a password never stands in an address, not even before the page is alive.
    <Form ref={formRef} method="post" noValidate onSubmit={submit} onInput={fields.onInput}>
      {refusal && status !== 'sending' && (
        <Alert tone={isAsked ? 'info' : 'danger'}>{sentence(refusal)}</Alert>
      )}
      {account && !refusal && (
        <Alert tone={account.isNew ? 'success' : 'info'} role={null}>
          {account.isNew ? texts.accountReady : texts.accountExists}
        </Alert>
      )}
      {toBuy && !account && !refusal && (
        <Alert tone="info" role={null}>
          {texts.toBuy}
        </Alert>
      )}
      <TextField
        label={formTexts.email}
        name="correo"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_MAX}
        defaultValue={account?.correo}
        required
        error={errorOf('correo')}
      />
      <div>
        <PasswordField
          label={texts.password}
          name="contrasena"
          autoComplete="current-password"
          required
          error={errorOf('contrasena')}
        />
        <Forgotten href={storefront.recovery()}>{texts.forgotten}</Forgotten>
      </div>
      {needsCode && (
        <TextField
          ref={code}
          label={texts.code}
          hint={texts.codeHint}
          name="codigo"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={SECOND_STEP_MAX}
          required
          error={errorOf('codigo')}
        />
      )}
      <Button type="submit" size="lg" block busy={status !== 'idle' && texts.sending}>
        {texts.submit}
      </Button>
      {isDone && notice && <Alert tone="success">{sentence(notice)}</Alert>}
    </Form>
  );
}

const Form = styled.form`
  margin-top: 28px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

const Forgotten = styled(TextLink)`
  margin-block: 0 -10px;
`;
