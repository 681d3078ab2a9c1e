import { useResetPassword, useTexts } from '@filigrana/hooks';
import { Redirect, useParams } from 'wouter';
import { useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import { Alert, LinkButton, Loading, NeedsScripts } from '../../ui/index.ts';
import { NarrowPage } from '../forms/narrow-page.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { resetPasswordTexts as texts } from './texts.ts';

/** Setting a new password with the link of an e-mail. */
export default function ResetPasswordPage() {
  useHead({ title: texts.title, noindex: true });
  const { token = '' } = useParams<{ token: string }>();
  const reset = useResetPassword(token);
  const { sentence } = useTexts();
  return (
    <NarrowPage>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <div data-steady="">
        {reset.link === 'checking' && (
          <>
            <NeedsScripts />
            <Loading>{texts.checking}</Loading>
          </>
        )}
        {reset.link === 'invalid' && (
          <>
            <p>{texts.invalidHelp}</p>
            <div data-form="">
              {reset.notice && <Alert tone="danger">{sentence(reset.notice)}</Alert>}
              <LinkButton href={storefront.recovery()} size="lg">
                {texts.another}
              </LinkButton>
            </div>
          </>
        )}
        {reset.link === 'valid' && <ResetPasswordForm reset={reset} />}
      </div>
      {reset.redirect && <Redirect to={storefront.home()} replace />}
    </NarrowPage>
  );
}
