import { useStaffProfileEdit, useTexts } from '@filigrana/hooks/backoffice';
import type { User } from '@filigrana/sdk';
import { EMAIL_MAX, needsCurrentPassword, PASSWORD_MAX } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { PhoneField } from '../../shared/phone-field.tsx';
import { Button, PasswordField, TextField } from '../../ui/index.ts';
import { useDiscard } from '../shared/discard-question.tsx';
import { FormNotice } from '../shared/form-notice.tsx';
import { SideForm } from '../shared/side-form.tsx';
import { sharedTexts } from '../shared/texts.ts';
import { useUnsaved } from '../shared/unsaved.ts';
import { useFirstError } from '../shared/use-first-error.ts';
import { profileTexts as texts } from './texts.ts';

/**
 * Changes e-mail and telephone, which is all that staff may change of themselves. Another e-mail takes
 * the current password, which is asked for then.
 */
export function ProfileForm({ usuario, onClose }: { usuario: User; onClose: () => void }) {
  const form = useStaffProfileEdit(usuario, { onSaved: onClose });
  const { values, set, errors, notice, status, submit } = form;
  const { sentence } = useTexts();
  const place = useFirstError(notice);
  const { close, question } = useDiscard(form.isDirty, onClose);
  useUnsaved(form.isDirty);
  const isSending = status === 'sending';
  return (
    <SideForm
      title={texts.edit}
      onClose={close}
      onSubmit={submit}
      actions={
        <>
          <Button type="submit" busy={isSending && sharedTexts.saving}>
            {texts.save}
          </Button>
          <Button variant="quiet" onClick={close}>
            {sharedTexts.cancel}
          </Button>
        </>
      }
    >
      <Fields ref={place}>
        <TextField
          label={texts.correo}
          type="email"
          autoComplete="email"
          required
          maxLength={EMAIL_MAX}
          readOnly={isSending}
          value={values.correo}
          onChange={(event) => set('correo', event.target.value)}
          error={errors.correo && sentence(errors.correo)}
        />
        <PhoneField
          label={texts.telefono}
          autoComplete="tel-national"
          required
          readOnly={isSending}
          value={values.telefono}
          onChange={(event) => set('telefono', event.target.value)}
          error={errors.telefono && sentence(errors.telefono)}
        />
        {needsCurrentPassword(values, usuario) && (
          <PasswordField
            label={texts.contrasenaActual}
            hint={texts.contrasenaActualHint}
            autoComplete="current-password"
            maxLength={PASSWORD_MAX}
            required
            readOnly={isSending}
            value={values.contrasenaActual}
            onChange={(event) => set('contrasenaActual', event.target.value)}
            error={errors.contrasenaActual && sentence(errors.contrasenaActual)}
          />
        )}
        <FormNotice notice={notice} errors={errors} />
        {question}
      </Fields>
    </SideForm>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;
