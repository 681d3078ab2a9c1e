import { useTexts, useTwoStepForm, type TwoStepTask } from '@filigrana/hooks/backoffice';
import type { TwoStepSetup } from '@filigrana/sdk';
import { SECOND_STEP_MAX } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { ModalText, PasswordField, TextField } from '../../ui/index.ts';
import { EditDialog } from '../shared/edit-dialog.tsx';
import { FormNotice } from '../shared/form-notice.tsx';
import { useFirstError } from '../shared/use-first-error.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { twoStepTexts as texts } from './texts.ts';

interface Props {
  task: TwoStepTask;
  /** The secret that is to be confirmed; null for the other tasks. */
  setup: TwoStepSetup | null;
  onClose: () => void;
}

/** Asks for password and code; shows the secret before them, and the recovery codes after. */
export default function TwoStepDialog({ task, setup, onClose }: Props) {
  const onSaved = task === 'disable' ? onClose : undefined;
  const form = useTwoStepForm(task, { onSaved });
  const { values, set, errors, notice, status, submit, codes } = form;
  const { sentence } = useTexts();
  const place = useFirstError(notice);
  const isSending = status === 'sending';
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <EditDialog
      title={texts.tasks[task]}
      submit={texts.submit[task]}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields ref={place}>
        <ModalText>{texts.explain[task]}</ModalText>
        {setup && (
          <>
            <QrCode text={setup.uri} label={texts.qr} />
            <p>
              {texts.secret} <Secret>{setup.secreto.replaceAll(/.{4}(?=.)/g, '$& ')}</Secret>
            </p>
          </>
        )}
        <TextField
          label={setup ? texts.code : texts.anyCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={SECOND_STEP_MAX}
          required
          readOnly={isSending}
          value={values.codigo}
          onChange={(event) => set('codigo', event.target.value)}
          error={errors.codigo && sentence(errors.codigo)}
        />
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          required
          readOnly={isSending}
          value={values.contrasena}
          onChange={(event) => set('contrasena', event.target.value)}
          error={errors.contrasena && sentence(errors.contrasena)}
        />
        <FormNotice notice={notice} errors={errors} />
      </Fields>
    </EditDialog>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;

const Secret = styled.code`
  display: inline-block;
  font-weight: 500;
  -webkit-user-select: all;
  user-select: all;
  overflow-wrap: anywhere;
`;
