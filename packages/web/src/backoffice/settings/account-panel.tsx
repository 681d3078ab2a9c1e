import { useStaffAccounts } from '@filigrana/hooks/backoffice';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/index.ts';
import { FormNotice } from '../shared/form-notice.tsx';
import { useUnsaved } from '../shared/unsaved.ts';
import { useFirstError } from '../shared/use-first-error.ts';
import { AccountFields } from './account-fields.tsx';
import { Panel } from './panel.tsx';
import { settingsTexts as texts } from './texts.ts';

/** A new account for somebody of the staff: an administrator or a manager. */
export function AccountPanel() {
  const form = useStaffAccounts();
  const { status, notice, errors, isDirty } = form;
  useUnsaved(isDirty);
  const place = useFirstError<HTMLFormElement>(notice);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <Panel title={texts.account}>
      <Form ref={place} noValidate aria-label={texts.account} onSubmit={submit}>
        <AccountFields form={form} />
        <FormNotice notice={notice} errors={errors} />
        <Button type="submit" block busy={status === 'sending' && texts.creating}>
          {texts.createAccount}
        </Button>
      </Form>
    </Panel>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;
