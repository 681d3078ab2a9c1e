import { useTexts, type RegistrationForm as Registration } from '@filigrana/hooks';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { storefront } from '../../app/paths.ts';
import { Alert, Button, FormGrid, TextLink } from '../../ui/index.ts';
import { useFormReport } from '../forms/use-form-report.ts';
import { RegistrationFields } from './registration-fields.tsx';
import { registrationTexts as texts } from './texts.ts';

/** The form of a new account. The outcome stands above it. */
export function RegistrationForm({ registration }: { registration: Registration }) {
  const { sentence } = useTexts();
  const { status, notice, errors } = registration;
  const isSending = status === 'sending';
  const { formRef, attempt } = useFormReport(
    { notice, errors, isBusy: isSending },
    { toast: false },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt();
    registration.submit();
  };
  return (
    // POST, so that a password never stands in an address, not even before the page is alive.
    <Form ref={formRef} method="post" noValidate onSubmit={submit}>
      {notice && !isSending && (
        <Alert tone={status === 'done' ? 'success' : 'danger'}>{sentence(notice)}</Alert>
      )}
      <fieldset disabled={status !== 'idle'}>
        <FormGrid $columns={2}>
          <RegistrationFields registration={registration} />
        </FormGrid>
      </fieldset>
      <Legal>
        {texts.legal} <TextLink href={storefront.privacy()}>{texts.privacy}</TextLink> {texts.and}{' '}
        <TextLink href={storefront.terms()}>{texts.terms}</TextLink>.
      </Legal>
      <Button type="submit" size="lg" block busy={status !== 'idle' && texts.sending}>
        {texts.submit}
      </Button>
    </Form>
  );
}

const Legal = styled.p`
  font-size: var(--fs-small);
  color: var(--ink-muted);
`;

const Form = styled.form`
  margin-top: 28px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
