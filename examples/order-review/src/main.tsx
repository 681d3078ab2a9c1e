import { ShopProvider } from '@filigrana/hooks';
import { createShop, localStorageSession } from '@filigrana/sdk';
import { createTheme, MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const session = localStorageSession();
// No host: the API answers on this page's own origin (the proxy in vite.config.ts).
const shop = createShop({ session });
// White text on it has the contrast that it needs, under the pointer (one shade darker) too.
const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: 8,
  defaultRadius: 'md',
  respectReducedMotion: true,
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme}>
      <ShopProvider shop={shop} session={session}>
        <App />
      </ShopProvider>
    </MantineProvider>
  </StrictMode>,
);
