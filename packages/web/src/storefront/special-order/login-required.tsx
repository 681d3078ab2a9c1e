import { storefront } from '../../app/paths.ts';
import { LinkButton } from '../../ui/index.ts';
import { LoginRequiredModal } from '../layout/login-required-modal.tsx';
import { specialOrderTexts } from './texts.ts';

const texts = specialOrderTexts.login;

/** Says that a custom piece needs an account, with the ways to get one. */
export function LoginRequired() {
  const state = { origin: storefront.specialOrder() };
  return (
    <LoginRequiredModal
      code="specialOrder.loginRequired"
      actions={
        <>
          <LinkButton href={storefront.registration()} state={state} replace variant="line">
            {texts.register}
          </LinkButton>
          <LinkButton href={storefront.login()} state={state} replace>
            {texts.action}
          </LinkButton>
        </>
      }
    />
  );
}
