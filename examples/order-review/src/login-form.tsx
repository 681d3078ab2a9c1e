import { useLogin, useTexts } from '@filigrana/hooks';
import { Alert, Button, Paper, PasswordInput, Stack, TextInput, Title } from '@mantine/core';
import type { FormEvent } from 'react';
import { texts } from './texts.ts';

/** When the login has succeeded the session changes, and with it what `App` shows. */
export function LoginForm() {
  const { submit, status, notice, errors } = useLogin();
  const { sentence } = useTexts();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    submit({ correo: String(form.get('correo')), contrasena: String(form.get('contrasena')) });
  };
  const isSending = status === 'sending';
  return (
    <Paper
      component="form"
      noValidate
      withBorder
      p="xl"
      maw={420}
      mx="auto"
      mt="xl"
      onSubmit={send}
    >
      <Stack>
        <Title order={1} size="h2">
          {texts.login.title}
        </Title>
        {notice && !isSending && (
          <Alert color={status === 'done' ? 'teal' : 'red'} role="alert">
            {sentence(notice)}
          </Alert>
        )}
        <TextInput
          name="correo"
          type="email"
          label={texts.login.email}
          autoComplete="username"
          error={errors.correo && sentence(errors.correo)}
        />
        <PasswordInput
          name="contrasena"
          label={texts.login.password}
          autoComplete="current-password"
          error={errors.contrasena && sentence(errors.contrasena)}
        />
        <Button type="submit" loading={isSending}>
          {texts.login.submit}
        </Button>
      </Stack>
    </Paper>
  );
}
