import { ShopProvider } from '@filigrana/hooks';
import { createShop, localStorageSession } from '@filigrana/sdk';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './styles.css';
import { vendureFetch } from './vendure/fetch.ts';

const session = localStorageSession();
// The only line that knows of Vendure.
const shop = createShop({ session, fetch: vendureFetch('/shop-api') });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <ShopProvider shop={shop} session={session}>
      <App />
    </ShopProvider>
  </StrictMode>,
);
