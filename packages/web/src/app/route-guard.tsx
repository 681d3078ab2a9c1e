import { useGuard } from '@filigrana/hooks';
import type { Role } from '@filigrana/sdk';
import { lazy, Suspense, type ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useNavigationState } from './navigation.ts';
import { storefront } from './paths.ts';

interface Props {
  roles: readonly Role[];
  /** What a signed-in person without the role sees: sent to `/`, or told why first. */
  denied?: 'home' | 'explain' | undefined;
  /** Shown while nobody knows yet who this is: on the server and during the first moment. */
  pending: ReactNode;
  children: ReactNode;
}

const CUSTOMER: Role = 1;

// Hardly anybody sees it: it has no place in everybody's first view.
const Denied = lazy(async () => ({
  default: (await import('./denied.tsx')).Denied,
}));

/**
 * Shows its content only to the permitted roles. Nobody signed in, or half a session that cannot be
 * read: to the login page, from where customers come back to what was theirs to see. Signed in with
 * another role: to `/`, or told why when the route says so.
 */
export function RouteGuard({ roles, denied = 'home', pending, children }: Props) {
  const verdict = useGuard(roles);
  const [pathname] = useLocation();
  const { origin = pathname } = useNavigationState();
  switch (verdict) {
    case 'unknown':
      return pending;
    case 'render':
      return children;
    case 'login':
      return (
        <Redirect
          to={storefront.login()}
          state={roles.includes(CUSTOMER) ? { origin } : undefined}
          replace
        />
      );
    case 'home':
      if (denied === 'home') return <Redirect to={storefront.root()} replace />;
      return (
        <Suspense fallback={pending}>
          <Denied />
        </Suspense>
      );
  }
}
