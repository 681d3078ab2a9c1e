import { useTexts, type useResetPassword } from '@filigrana/hooks';
import { PASSWORD_MAX } from '@filigrana/sdk/domain';
import type { FormEvent } from 'react';
import { Alert, Button, PasswordField } from '../../ui/index.ts';
import { useFormReport } from '../forms/use-form-report.ts';
import { usePageFields } from '../forms/use-page-fields.ts';
import { resetPasswordTexts as texts } from './texts.ts';

const FIELDS = ['nuevaContrasena', 'confirmacion'] as const;

/** The new password, twice. What happens is said by toast and in the form. */
export function ResetPasswordForm({ reset }: { reset: ReturnType<typeof useResetPassword> }) {
  const { status, notice, errors } = reset;
  const { sentence } = useTexts();
  const fields = usePageFields(FIELDS);
  const isSending = status === 'sending';
  const { formRef, attempt } = useFormReport(
    { notice, errors, isBusy: isSending },
    { toast: true },
  );
  const bind = (name: (typeof FIELDS)[number]) => {
    const error = fields.isChanged(name) ? undefined : errors[name];
    return {
      name,
      required: true,
      autoComplete: 'new-password',
      maxLength: PASSWORD_MAX,
      error: error && sentence(error),
    };
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    attempt();
    reset.submit(fields.read(event));
  };
  const isBeside = Object.keys(errors).length > 0;
  return (
    // POST, so that a password never stands in an address, not even before the page is alive.
    <form ref={formRef} method="post" noValidate onSubmit={send} onInput={fields.onInput}>
      {notice && !isBeside && !isSending && (
        <Alert tone={status === 'done' ? 'success' : 'danger'} role={null}>
          {sentence(notice)}
        </Alert>
      )}
      <PasswordField label={texts.password} hint={texts.example} {...bind('nuevaContrasena')} />
      <PasswordField label={texts.confirmation} {...bind('confirmacion')} />
      <Button type="submit" size="lg" busy={status !== 'idle' && texts.sending}>
        {texts.submit}
      </Button>
    </form>
  );
}
