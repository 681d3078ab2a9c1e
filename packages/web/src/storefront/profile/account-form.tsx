import { useProfileEdit, useTexts } from '@filigrana/hooks';
import type { User } from '@filigrana/sdk';
import { EMAIL_MAX, keepPhone, needsCurrentPassword, PASSWORD_MAX } from '@filigrana/sdk/domain';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { PhoneField } from '../../shared/phone-field.tsx';
import { Alert, Button, PasswordField, TextField } from '../../ui/index.ts';
import { useFormReport } from '../forms/use-form-report.ts';
import { profileTexts as texts } from './texts.ts';

type Contact = Pick<User, 'correo' | 'telefono'> & { contrasenaActual?: string };

/**
 * Changes e-mail and telephone, which is all that customers may change of themselves. Another e-mail
 * takes the current password, which is asked for then.
 */
export function AccountForm({ usuario, onClose }: { usuario: User; onClose: () => void }) {
  const { submit, status, notice, errors, draft, keep } = useProfileEdit(usuario);
  const { say, sentence } = useTexts();
  const [values, setValues] = useState<Contact>(
    draft ?? { correo: usuario.correo, telefono: usuario.telefono },
  );
  /** Changed since the form was sent: what was wrong with it is not said any more. */
  const [changed, setChanged] = useState<readonly (keyof Contact)[]>([]);
  const isSending = status === 'sending';
  const isDone = status === 'done';
  // That it was saved is said by the hook.
  const { formRef, attempt } = useFormReport(
    { notice: isDone ? null : notice, errors, isBusy: isSending },
    { toast: true },
  );
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);

  const change = (field: keyof Contact, value: string) => {
    const next = { ...values, [field]: value };
    setValues(next);
    keep(next);
    setChanged([...changed, field]);
  };
  const errorOf = (field: keyof Contact) => {
    const error = errors[field];
    return error && !changed.includes(field) ? sentence(error) : undefined;
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setChanged([]);
    attempt();
    submit(values);
  };
  const isSaidBeside = Object.keys(errors).length > 0;
  const shownNotice = notice && !isSending && !isSaidBeside && changed.length === 0;
  return (
    <Form ref={formRef} method="post" noValidate aria-label={texts.edit} onSubmit={send}>
      <TextField
        ref={first}
        label={texts.correo}
        name="correo"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_MAX}
        required
        readOnly={isSending}
        value={values.correo}
        onChange={(event) => change('correo', event.target.value)}
        error={errorOf('correo')}
      />
      <PhoneField
        label={texts.telefono}
        name="telefono"
        autoComplete="tel-national"
        required
        readOnly={isSending}
        value={values.telefono}
        onChange={(event) => change('telefono', keepPhone(event.target.value))}
        error={errorOf('telefono')}
      />
      {needsCurrentPassword(values, usuario) && (
        <PasswordField
          label={texts.contrasenaActual}
          hint={texts.contrasenaActualHint}
          name="contrasenaActual"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          required
          readOnly={isSending}
          value={values.contrasenaActual ?? ''}
          onChange={(event) => change('contrasenaActual', event.target.value)}
          error={errorOf('contrasenaActual')}
        />
      )}
      {shownNotice && (
        // Read aloud as the toast.
        <Alert tone={say(notice).variant === 'info' ? 'info' : 'danger'} role={null}>
          {sentence(notice)}
        </Alert>
      )}
      <Buttons>
        <Button type="submit" busy={isSending && texts.saving}>
          {texts.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </Buttons>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
