import { useRegistration } from '@filigrana/hooks';
import { Redirect } from 'wouter';
import { useHead } from '../../app/head.tsx';
import { useNavigationState } from '../../app/navigation.ts';
import { storefront } from '../../app/paths.ts';
import { LinkButton, SplitPage } from '../../ui/index.ts';
import { RegistrationForm } from './registration-form.tsx';
import { registrationTexts as texts } from './texts.ts';

/** Opening an account. The page that sent the person to the login is handed on. */
export default function RegistrationPage() {
  useHead({
    title: texts.title,
    description: texts.description,
    canonical: storefront.registration(),
  });
  const { origin } = useNavigationState();
  const registration = useRegistration();
  const { redirect } = registration;
  return (
    <SplitPage
      long
      formFirst
      panel={
        <>
          <h2>{texts.invitation.title}</h2>
          <p>{texts.invitation.text}</p>
          <LinkButton href={storefront.login()} state={{ origin }} variant="hilo" size="lg">
            {texts.invitation.action}
          </LinkButton>
        </>
      }
    >
      <h1 tabIndex={-1}>{texts.title}</h1>
      <RegistrationForm registration={registration} />
      {redirect && (
        <Redirect
          to={redirect === 'login' ? storefront.login() : storefront.profile()}
          state={{ origin }}
          replace
        />
      )}
    </SplitPage>
  );
}
