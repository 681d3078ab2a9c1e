import { ShopProvider } from '@filigrana/hooks';
import { memorySession, type SessionStore } from '@filigrana/sdk';
import { render } from '@testing-library/react';
import { StrictMode, type ReactElement } from 'react';
import { Router, type BaseLocationHook } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { environment } from '../../src/app/environment.ts';
import { HeadProvider } from '../../src/app/head.tsx';
import { Toasts } from '../../src/app/toasts.tsx';
import { ShopFactsProvider, type ShopFacts } from '../../src/shared/shop-facts.tsx';
import { fakeShop, refusal, type FakeShop } from '../fake-shop.ts';
import { manualClock } from '../manual-clock.ts';

export const FACTS: ShopFacts = {
  nombre: 'Filigrana',
  correo: 'hola@filigrana.test',
  telefono: '+506 2222 0925',
  pais: 'Costa Rica',
  redes: { facebook: '', instagram: '', whatsapp: '' },
  cuentas: {
    titular: 'Taller Filigrana S. A.',
    sinpe: '6000 0925',
    banco: 'Banco de Demostración',
    cuenta: 'CR21 0000 0925 0000',
  },
  host: '',
};

/** A backend where nothing is picked up, unless the test gives it places. */
const withoutPickup = (shop: FakeShop): FakeShop => ({
  ...shop,
  shipping: { pickupPlaces: () => Promise.reject(refusal(404)), ...shop.shipping },
});

interface World {
  shop?: FakeShop;
  session?: Parameters<typeof memorySession>[0];
  facts?: Partial<ShopFacts>;
  path?: string;
  /** State of the navigation that led to the page. */
  state?: object;
}

/** A navigation that the page asked for. */
interface Visit {
  to: string;
  state: unknown;
}

/** Renders a page of the storefront inside its shop, for whoever the session says. */
export function renderPage(page: ReactElement, world: World = {}) {
  const { shop = {}, path = '/clientes/carrito', state } = world;
  if (state) window.history.replaceState(state, '');
  const session: SessionStore = memorySession(world.session);
  const clock = manualClock();
  const memory = memoryLocation({ path });
  const visits: Visit[] = [];
  const useMemory: BaseLocationHook = (...args) => {
    const [at, navigate] = memory.hook(...args);
    return [
      at,
      (to: string, options?: { state?: unknown }) => {
        visits.push({ to, state: options?.state });
        navigate(to);
      },
    ];
  };
  const view = render(
    <StrictMode>
      <ShopFactsProvider facts={{ ...FACTS, ...world.facts }}>
        <HeadProvider collect={() => {}} siteName="Filigrana" siteUrl="https://filigrana.test">
          <ShopProvider
            shop={fakeShop(withoutPickup(shop))}
            session={session}
            environment={{ ...environment, ...(clock && { clock }) }}
          >
            <Router hook={useMemory} searchHook={memory.searchHook}>
              <main>{page}</main>
              <Toasts />
            </Router>
          </ShopProvider>
        </HeadProvider>
      </ShopFactsProvider>
    </StrictMode>,
  );
  return { ...view, session, clock, visits, go: memory.navigate };
}
