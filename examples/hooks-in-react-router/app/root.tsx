import { ShopProvider } from '@filigrana/hooks';
import { createShop, localStorageSession } from '@filigrana/sdk';
import { useMemo, useState, type ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Link,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { ShopFrame } from './parts/shop-frame.tsx';
import styles from './styles.css?url';
import { texts } from './texts.ts';

export const links = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: 'data:,' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="es">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** One client for each visitor: a new one for every render on the server, one for good in the browser. */
function useVisitorsShop() {
  const [visitor] = useState(() => {
    // Without a window this is a session of nobody, so the server keeps no secrets.
    const session = localStorageSession();
    return { session, shop: createShop({ session }) };
  });
  return visitor;
}

/** What the loaders of the pages on the screen have read, for the cache of the hooks. */
function useFallback(): Record<string, unknown> {
  const matches = useMatches();
  return useMemo(() => {
    const read = matches.map(({ loaderData }) => loaderData as { fallback?: object } | undefined);
    return Object.assign({}, ...read.map((page) => page?.fallback));
  }, [matches]);
}

export default function App() {
  const { shop, session } = useVisitorsShop();
  return (
    <ShopProvider shop={shop} session={session} fallback={useFallback()}>
      <ShopFrame>
        <Outlet />
      </ShopFrame>
    </ShopProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const title = status === 404 ? texts.missing : status === 502 ? texts.unread : texts.broken;
  return (
    <main>
      <title>{title}</title>
      <h1>{title}</h1>
      <Link to="/">{texts.back}</Link>
    </main>
  );
}
