import { Suspense, type ReactNode } from 'react';
import { Route } from 'wouter';
import { ErrorBoundary } from '../shared/error-boundary.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { Arrival, Taken } from './arrival.tsx';
import { LazyPage } from './lazy-page.tsx';
import { routeKey, type RouteMatch } from './routes.ts';

/** The page of a matched address, with what shows while it loads and what shows when it fails. */
export function PageOutlet({ match, failure }: { match: RouteMatch; failure: ReactNode }) {
  const key = routeKey(match);
  return (
    <ErrorBoundary
      resetKey={key}
      fallback={
        <>
          {failure}
          <Taken />
        </>
      }
    >
      <Suspense fallback={<PageSkeleton />}>
        <Route key={key} path={match.route.path}>
          <LazyPage route={match.route} />
          <Arrival />
        </Route>
      </Suspense>
    </ErrorBoundary>
  );
}
