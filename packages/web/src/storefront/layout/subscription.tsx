import { useSubscription } from '@filigrana/hooks';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { storefront } from '../../app/paths.ts';
import { LoginRequiredModal } from './login-required-modal.tsx';
import { SubscribeButton } from './subscribe-button.tsx';
import { layoutTexts } from './texts.ts';

const texts = layoutTexts.footer;

/** The working subscription: mounted by the first press of the button, which it carries out. */
export default function Subscription() {
  const { suscrito, pending, thanks, loginRequired, redirect, subscribe, closeLogin } =
    useSubscription();
  const [pathname, navigate] = useLocation();

  const place = useRef<HTMLDivElement>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    // The button that was pressed has given way to this one.
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus();
    subscribe();
  }, [subscribe]);

  useEffect(() => {
    if (!redirect) return;
    closeLogin();
    if (redirect === 'profile') navigate(storefront.profile());
    else navigate(storefront.login(), { state: { origin: pathname } });
  }, [redirect, navigate, closeLogin, pathname]);

  const openedAt = useRef(pathname);
  useEffect(() => {
    if (openedAt.current === pathname) return;
    openedAt.current = pathname;
    closeLogin();
  }, [pathname, closeLogin]);

  const note = thanks ? texts.thanks : suscrito ? texts.already : null;
  return (
    <div ref={place}>
      <SubscribeButton pending={pending} note={note} onPress={subscribe} />
      {loginRequired && (
        <LoginRequiredModal code="subscription.loginRequired" onClose={closeLogin} />
      )}
    </div>
  );
}
