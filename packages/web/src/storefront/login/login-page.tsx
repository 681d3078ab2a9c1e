import { useLogin } from '@filigrana/hooks';
import { Redirect, useLocation } from 'wouter';
import { useHead } from '../../app/head.tsx';
import { useNavigationState } from '../../app/navigation.ts';
import { storefront } from '../../app/paths.ts';
import { LinkButton, PageSkeleton, SplitPage } from '../../ui/index.ts';
import { LoginForm } from './login-form.tsx';
import { loginDestination } from './login-destination.ts';
import { loginTexts as texts } from './texts.ts';

/** Logging in. Whoever was sent here to pay goes back to the checkout. */
export default function LoginPage() {
  useHead({
    title: texts.title,
    description: texts.description,
    canonical: storefront.login(),
  });
  const { origin, account } = useNavigationState();
  const [, navigate] = useLocation();
  const login = useLogin({
    hasOrigin: origin !== undefined,
    seeCart: () => navigate(storefront.cart()),
  });
  const leaves = login.redirect && (
    <Redirect to={loginDestination(login.redirect, origin)} replace />
  );
  // Somebody who is logged in already has no use for the form.
  if (leaves && login.status === 'idle')
    return (
      <>
        <PageSkeleton />
        {leaves}
      </>
    );
  return (
    <SplitPage
      formFirst
      panel={
        <>
          <h2>{texts.invitation.title}</h2>
          <p>{texts.invitation.text}</p>
          <LinkButton href={storefront.registration()} state={{ origin }} variant="hilo" size="lg">
            {texts.invitation.action}
          </LinkButton>
        </>
      }
    >
      <h1 tabIndex={-1}>{texts.title}</h1>
      <LoginForm login={login} toBuy={origin === storefront.checkout()} account={account} />
      {leaves}
    </SplitPage>
  );
}
