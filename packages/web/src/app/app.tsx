import { ShopProvider } from '@filigrana/hooks';
import type { SessionStore, Shop } from '@filigrana/sdk';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { Router } from 'wouter';
import { ShopFactsProvider, type ShopFacts } from '../shared/shop-facts.tsx';
import { Areas } from './areas.tsx';
import type { HeadTags } from './head-elements.ts';
import { HeadProvider } from './head.tsx';
import { aroundNav } from './around-nav.ts';
import { environment } from './environment.ts';
import { freshFirst } from './fresh-first.ts';
import { Toasts } from './toasts.tsx';

export interface AppProps {
  shop: Shop;
  session: SessionStore;
  facts: ShopFacts;
  /** Answers that the server already has, by serialised key. */
  fallback: Record<string, unknown>;
  siteUrl: string;
  /** Told the head tags of the page that is rendered. */
  collectHead: (tags: HeadTags) => void;
  /** The address that is rendered; on the server only. */
  server?: { path: string; search: string };
}

/** A toast that has ways on stays long enough to take one. */
const TEXTS = { 'cart.added': { duration: 6_000 } };

/** The whole app, the same on the server and in the browser. */
export function App({ shop, session, facts, fallback, siteUrl, collectHead, server }: AppProps) {
  const [reads] = useState(() => ({ use: [freshFirst(fallback)] }));
  const address = server && { ssrPath: server.path, ssrSearch: server.search };
  return (
    <ShopFactsProvider facts={facts}>
      <HeadProvider collect={collectHead} siteName={facts.nombre} siteUrl={siteUrl}>
        <ShopProvider
          shop={shop}
          session={session}
          environment={environment}
          fallback={fallback}
          texts={TEXTS}
        >
          <SWRConfig value={reads}>
            <Router {...address} aroundNav={aroundNav}>
              <Areas />
              <Toasts />
            </Router>
          </SWRConfig>
        </ShopProvider>
      </HeadProvider>
    </ShopFactsProvider>
  );
}
