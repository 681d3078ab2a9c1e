'use client';

import { useLogin, useTexts } from '@filigrana/hooks';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { texts } from '../../texts';

export function LogIn() {
  const { submit, status, needsCode, notice, errors, redirect } = useLogin();
  const { sentence } = useTexts();
  const router = useRouter();
  useEffect(() => {
    if (redirect) router.replace('/');
  }, [redirect, router]);

  const send = (form: FormData) => {
    const typed = (name: string) => String(form.get(name) ?? '');
    submit({
      correo: typed('correo'),
      contrasena: typed('contrasena'),
      ...(needsCode && { codigo: typed('codigo') }),
    });
  };
  const field = (
    name: 'correo' | 'contrasena' | 'codigo',
    label: string,
    { type, autoComplete }: { type: string; autoComplete: string },
  ) => (
    <label>
      {label}
      <input
        name={name}
        type={type}
        autoComplete={autoComplete}
        aria-invalid={errors[name] !== undefined}
        required
      />
    </label>
  );
  return (
    <>
      <h1>{texts.logIn}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(new FormData(event.currentTarget));
        }}
      >
        {field('correo', texts.email, { type: 'email', autoComplete: 'username' })}
        {field('contrasena', texts.password, {
          type: 'password',
          autoComplete: 'current-password',
        })}
        {needsCode && field('codigo', texts.code, { type: 'text', autoComplete: 'one-time-code' })}
        <button disabled={status === 'sending'}>{texts.logIn}</button>
        <p role="status">
          {[...Object.values(errors), notice].map((said) => said && sentence(said)).join(' ')}
        </p>
      </form>
    </>
  );
}
