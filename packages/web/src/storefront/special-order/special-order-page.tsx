import { useSpecialOrderForm } from '@filigrana/hooks';
import { fallbackEntry, lookupKeys } from '@filigrana/hooks/keys';
import { Redirect } from 'wouter';
import { useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import type { Prefetch } from '../../app/route.ts';
import { SplitPage } from '../../ui/index.ts';
import { LoginRequired } from './login-required.tsx';
import { SpecialOrderForm } from './special-order-form.tsx';
import { specialOrderTexts as texts } from './texts.ts';

export const prefetch: Prefetch = async ({ lookups }) => {
  const [categories, stones, materials] = await Promise.all([
    lookups.categories(),
    lookups.stones(),
    lookups.materials(),
  ]);
  return {
    fallback: Object.fromEntries([
      fallbackEntry(lookupKeys.categories(), categories),
      fallbackEntry(lookupKeys.stones(), stones),
      fallbackEntry(lookupKeys.materials(), materials),
    ]),
  };
};

/** Asking for a custom piece. The login brings whoever has no account yet back to it. */
export default function SpecialOrderPage() {
  useHead({
    title: texts.title,
    description: texts.description,
    canonical: storefront.specialOrder(),
  });
  const request = useSpecialOrderForm();
  const { access, redirect } = request;
  return (
    <SplitPage
      long
      panel={
        <>
          <h1 tabIndex={-1}>{texts.title}</h1>
          <p>{texts.invitation}</p>
        </>
      }
    >
      <h2>{texts.heading}</h2>
      <SpecialOrderForm request={request} />
      {access === 'required' && <LoginRequired />}
      {redirect && (
        <Redirect to={storefront.login()} state={{ origin: storefront.specialOrder() }} replace />
      )}
    </SplitPage>
  );
}
