import { useSession } from '@filigrana/hooks';
import { landingAtRoot } from '@filigrana/sdk/domain';
import { useEffect, type ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { Taken } from './arrival.tsx';
import { backoffice, storefront } from './paths.ts';

/**
 * The two addresses of the home page: staff are led to their area; everybody else sees the page,
 * and `/` becomes `/clientes`. Who somebody is only the browser knows, so the server sends the page.
 */
export function HomeGate({ children }: { children: ReactNode }) {
  const { status, role } = useSession();
  const isHere = landingAtRoot(role) === 'home';
  const [pathname, navigate] = useLocation();
  const isVisitor = status !== 'unknown' && isHere;
  useEffect(() => {
    if (isVisitor && pathname === storefront.root())
      navigate(storefront.home() + window.location.search, { replace: true });
  }, [isVisitor, pathname, navigate]);
  if (isHere) return children;
  return (
    <>
      <Redirect to={backoffice.profile()} replace />
      <Taken />
    </>
  );
}
