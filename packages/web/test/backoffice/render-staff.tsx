import { ShopProvider } from '@filigrana/hooks';
import { memorySession, type Role } from '@filigrana/sdk';
import { render } from '@testing-library/react';
import { StrictMode, type ReactElement } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { HeadProvider } from '../../src/app/head.tsx';
import { Toasts } from '../../src/app/toasts.tsx';
import { ShopFactsProvider, type ShopFacts } from '../../src/shared/shop-facts.tsx';
import { fakeShop, refusal, type FakeShop } from '../fake-shop.ts';
import { sessionOf } from './staff.ts';

const FACTS: ShopFacts = {
  nombre: 'Filigrana',
  correo: 'hola@filigrana.test',
  telefono: '+506 2222 0925',
  pais: 'Costa Rica',
  redes: { facebook: '', instagram: '', whatsapp: '' },
  cuentas: { titular: '', sinpe: '', banco: '', cuenta: '' },
  host: '',
};

const unknown = () => Promise.reject(refusal(404));

/** A backend that knows no extension of the contract, unless the test gives it one. */
const withoutExtensions = (shop: FakeShop): FakeShop => ({
  ...shop,
  activity: { list: unknown, ...shop.activity },
  dashboard: { get: unknown, ...shop.dashboard },
  twoStep: { get: unknown, ...shop.twoStep },
  orderReview: { get: unknown, events: unknown, ...shop.orderReview },
  payments: { list: unknown, refunds: unknown, ...shop.payments },
  exchange: { rate: unknown, history: unknown, ...shop.exchange },
  shipping: { pickupPlaces: unknown, ...shop.shipping },
  siteTexts: { get: unknown, history: unknown, ...shop.siteTexts },
  synonyms: { get: unknown, ...shop.synonyms },
  shipments: { list: unknown, tracking: unknown, ...shop.shipments },
  specialOrders: { events: unknown, ...shop.specialOrders },
});

interface World {
  shop?: FakeShop;
  role?: Role;
  path?: string;
  /** Id of the login, where the backend can end logins. */
  jti?: string;
}

/** Renders a staff page inside its shop, with somebody of that role signed in. */
export function renderStaff(
  page: ReactElement,
  { shop = {}, role = 2, path = '/admin', jti }: World = {},
) {
  const session = memorySession(sessionOf(role, jti));
  const location = memoryLocation({ path, record: true });
  const view = render(
    <StrictMode>
      <ShopFactsProvider facts={FACTS}>
        <HeadProvider collect={() => {}} siteName="Filigrana" siteUrl="https://filigrana.test">
          <ShopProvider shop={fakeShop(withoutExtensions(shop))} session={session}>
            <Router hook={location.hook}>
              {page}
              <Toasts />
            </Router>
          </ShopProvider>
        </HeadProvider>
      </ShopFactsProvider>
    </StrictMode>,
  );
  return { ...view, session, history: location.history };
}
