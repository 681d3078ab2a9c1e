import { localStorageSession } from '@filigrana/sdk';
import { hydrateRoot } from 'react-dom/client';
import '../ui/styles/global.css';
import { App } from './app.tsx';
import { environment } from './environment.ts';
import { pathOf } from './language.ts';
import { createLazyShop } from './lazy-shop.ts';
import { inOwnWords } from './own-words.ts';
import { prepareRoute } from './routes.ts';
import { STATE_ID, type PageState } from './state.ts';

/** Takes over the server's page: first the code of the page on screen, then React. */
async function start(): Promise<void> {
  const carrier = document.getElementById(STATE_ID) as HTMLScriptElement;
  const state = JSON.parse(carrier.textContent) as PageState;
  const session = localStorageSession(environment);
  const shop = inOwnWords(createLazyShop({ host: state.facts.host, session }));
  // A failed download is shown by the error boundary of the page.
  await prepareRoute(pathOf(window.location.pathname)).catch(() => undefined);
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <App
      shop={shop}
      session={session}
      facts={state.facts}
      fallback={state.fallback}
      siteUrl={state.siteUrl}
      isBilingual={state.isBilingual}
      collectHead={() => {}}
    />,
  );
}

void start();
