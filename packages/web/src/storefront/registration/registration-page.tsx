import { useRegistration } from '@filigrana/hooks';
import { Redirect, useLocation } from 'wouter';
import { useHead } from '../../app/head.tsx';
import { useNavigationState, type KnownAccount } from '../../app/navigation.ts';
import { storefront } from '../../app/paths.ts';
import { LinkButton, PageSkeleton, SplitPage } from '../../ui/index.ts';
import { RegistrationForm } from './registration-form.tsx';
import { loginDestination } from '../login/login-destination.ts';
import { registrationTexts as texts } from './texts.ts';

/** Opening an account. The page that sent the person to the login is handed on. */
export default function RegistrationPage() {
  useHead({
    title: texts.title,
    description: texts.description,
    canonical: storefront.registration(),
  });
  const { origin } = useNavigationState();
  const [, navigate] = useLocation();
  const registration = useRegistration({
    hasOrigin: origin !== undefined,
    seeCart: () => navigate(storefront.cart()),
  });
  const { redirect, values, isOpen, status } = registration;
  const account: KnownAccount = { correo: values.correo.trim(), isNew: isOpen };
  const leaves = redirect && (
    <Redirect
      to={redirect === 'login' ? storefront.login() : loginDestination(redirect, origin)}
      state={redirect === 'login' ? { origin, account } : {}}
      replace
    />
  );
  // Somebody who is logged in already has no use for the form.
  if (leaves && redirect !== 'login' && status === 'idle')
    return (
      <>
        <PageSkeleton />
        {leaves}
      </>
    );
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
      {leaves}
    </SplitPage>
  );
}
