import { Suspense, use } from 'react';
import { useLocation } from 'wouter';
import { NotFoundPage } from '../storefront/layout/not-found-page.tsx';
import { RouteErrorPage } from '../storefront/layout/route-error-page.tsx';
import { StorefrontLayout } from '../storefront/layout/storefront-layout.tsx';
import { ErrorBoundary } from '../shared/error-boundary.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { HomeGate } from './home-gate.tsx';
import { Taken } from './arrival.tsx';
import { usePagePreloading } from './around-nav.ts';
import { PageOutlet } from './page-outlet.tsx';
import { isBackoffice } from './paths.ts';
import { RouteGuard } from './route-guard.tsx';
import { findRoute, type RouteMatch } from './routes.ts';
import { backofficeDownload } from './staff-area.ts';

/** Picks the area of the current address, its frame and its page. */
export function Areas() {
  const [pathname] = useLocation();
  usePagePreloading();
  if (isBackoffice(pathname))
    return (
      <ErrorBoundary resetKey={pathname} fallback={<StaffFailed />}>
        <Suspense fallback={<StaffPending />}>
          <Backoffice pathname={pathname} />
        </Suspense>
      </ErrorBoundary>
    );
  const match = findRoute(pathname);
  return (
    <StorefrontLayout isPaying={match?.route.isPaying}>
      {match ? <StorefrontPage match={match} /> : <Nothing />}
    </StorefrontLayout>
  );
}

function StorefrontPage({ match }: { match: RouteMatch }) {
  const page = <PageOutlet match={match} failure={<RouteErrorPage />} />;
  const { roles, denied, path } = match.route;
  if (roles)
    return (
      <RouteGuard roles={roles} denied={denied} pending={<Pending />}>
        {page}
      </RouteGuard>
    );
  return path.test('/') ? <HomeGate>{page}</HomeGate> : page;
}

/** The guard stands around the frame, so that the staff's menu shows to staff only. */
function Backoffice({ pathname }: { pathname: string }) {
  const { Layout } = backofficeDownload.code ?? use(backofficeDownload.latest());
  const match = findRoute(pathname);
  if (!match)
    return (
      <StorefrontLayout>
        <Nothing />
      </StorefrontLayout>
    );
  const { roles = [], denied } = match.route;
  return (
    <RouteGuard roles={roles} denied={denied} pending={<StaffPending />}>
      <Layout>
        <PageOutlet match={match} failure={<RouteErrorPage />} />
      </Layout>
    </RouteGuard>
  );
}

const StaffPending = () => (
  <main>
    <Pending />
  </main>
);

const Pending = () => (
  <>
    <PageSkeleton />
    <Taken />
  </>
);

const Nothing = () => (
  <>
    <NotFoundPage />
    <Taken />
  </>
);

/** The staff area could not be downloaded. */
const StaffFailed = () => (
  <main>
    <RouteErrorPage />
  </main>
);
