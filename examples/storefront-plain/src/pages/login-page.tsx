import { useLogin, useTexts } from '@filigrana/hooks';
import { useEffect, type FormEvent } from 'react';
import { Field } from '../parts/field.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { navigate, useQuery } from '../router.tsx';
import { texts } from '../texts.ts';

/** The page owns the fields; `useLogin` checks them, logs in and moves the visitor's cart over. */
export function LoginPage() {
  const toBuy = new URLSearchParams(useQuery()).has('comprar');
  const { submit, status, notice, errors, redirect } = useLogin({ hasOrigin: toBuy });
  const { sentence } = useTexts();

  useEffect(() => {
    if (redirect) navigate(redirect === 'origin' ? '/pagar' : '/');
  }, [redirect]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    submit({ correo: String(form.get('correo')), contrasena: String(form.get('contrasena')) });
  };
  const wrong = (field: keyof typeof errors) => errors[field] && sentence(errors[field]);
  return (
    <div className="narrow">
      <PageTitle>{texts.logIn}</PageTitle>
      {toBuy && <p className="quiet">{texts.login.lead}</p>}
      <form noValidate onSubmit={send}>
        <div role="alert">
          {notice && status !== 'sending' && (
            <p className={status === 'done' ? 'note good' : 'note bad'}>{sentence(notice)}</p>
          )}
        </div>
        <Field label={texts.login.email} error={wrong('correo')}>
          {(wiring) => <input {...wiring} name="correo" type="email" autoComplete="username" />}
        </Field>
        <Field label={texts.login.password} error={wrong('contrasena')}>
          {(wiring) => (
            <input {...wiring} name="contrasena" type="password" autoComplete="current-password" />
          )}
        </Field>
        <button type="submit" className="button" disabled={status !== 'idle'}>
          {status === 'idle' ? texts.login.submit : texts.login.sending}
        </button>
      </form>
      {import.meta.env.MODE === 'mocks' && <p className="quiet">{texts.login.sample}</p>}
    </div>
  );
}
