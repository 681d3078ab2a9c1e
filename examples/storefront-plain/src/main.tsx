import { ShopProvider } from '@filigrana/hooks';
import { createShop } from '@filigrana/sdk';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './styles/index.css';

// Only the build for `--mocks` carries this chunk; see mocks.ts.
if (import.meta.env.MODE === 'mocks') await (await import('./mocks.ts')).startMocks();

// No host: the API answers on this page's own origin (the proxy in vite.config.ts).
const shop = createShop();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <ShopProvider shop={shop}>
      <App />
    </ShopProvider>
  </StrictMode>,
);
