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
import { BASE } from './language.ts';
import { ownTexts } from './own-texts.ts';
import { Toasts } from './toasts.tsx';

export interface AppProps {
  shop: Shop;
  session: SessionStore;
  facts: ShopFacts;
  /** Answers that the server already has, by serialised key. */
  fallback: Record<string, unknown>;
  siteUrl: string;
  isBilingual: boolean;
  /** Told the head tags of the page that is rendered. */
  collectHead: (tags: HeadTags) => void;
  /** The address that is rendered; on the server only. */
  server?: { path: string; search: string };
}

/** The whole app, the same on the server and in the browser. */
export function App({ shop, session, facts, fallback, collectHead, server, ...site }: AppProps) {
  const [reads] = useState(() => ({ use: [freshFirst(fallback)] }));
  const address = server && { ssrPath: server.path, ssrSearch: server.search };
  return (
    <ShopFactsProvider facts={facts}>
      <HeadProvider collect={collectHead} siteName={facts.nombre} {...site}>
        <ShopProvider
          shop={shop}
          session={session}
          environment={environment}
          fallback={fallback}
          {...ownTexts}
        >
          <SWRConfig value={reads}>
            <Router {...address} base={BASE} aroundNav={aroundNav}>
              <Areas />
              <Toasts />
            </Router>
          </SWRConfig>
        </ShopProvider>
      </HeadProvider>
    </ShopFactsProvider>
  );
}
