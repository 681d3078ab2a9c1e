import { memorySession, type Shop, type SpecialOrderReceived } from '@filigrana/sdk';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { useSession } from '../src/shared/session/use-session.ts';
import { useToasts } from '../src/shared/toasts/use-toasts.ts';
import { answeredCalls } from './deferred.ts';
import { loggedIn } from './fixtures.ts';
import { renderHookWithShop } from './render-with-shop.tsx';
import { VirtualTime } from './virtual-time.ts';
import type { SpecialOrderValues } from '../src/storefront/special-orders/special-order-form.types.ts';
import { useMySpecialOrders } from '../src/storefront/special-orders/use-my-special-orders.ts';
import { useSpecialOrderForm } from '../src/storefront/special-orders/use-special-order-form.ts';

export const EARRINGS = { pieza: 'Aretes', tipoPiedra: 'Natural', tipoMaterial: 'Plata' };
export const RING = { ...EARRINGS, pieza: 'Anillos', talla: '7' };
export const SKETCH = new File(['x'], 'boceto.png', { type: 'image/png' });
export const RECEIVED = { idPedidoEspecial: 4, mensaje: null };
export type Request = Shop['specialOrders']['request'];

/** The form with a server that the test answers for; what an earlier one has left is there. */
export function openForm(session: object = loggedIn()) {
  const server = answeredCalls<Parameters<Request>, SpecialOrderReceived>();
  const mine = vi.fn<Shop['specialOrders']['mine']>(() => Promise.resolve([]));
  const clock = new VirtualTime();
  const store = memorySession(session);
  const toasts: string[] = [];
  const { result } = renderHookWithShop(
    () => {
      const { toast } = useToasts();
      if (toast && toasts.at(-1) !== toast.title) toasts.push(toast.title);
      return {
        ...useSpecialOrderForm(),
        toast,
        logout: useSession().logout,
        history: useMySpecialOrders().status,
      };
    },
    { shop: { specialOrders: { request: server.call, mine } }, session: store, clock },
  );
  return {
    server,
    mine,
    toasts,
    session: store,
    now: () => result.current,
    pass: (ms: number) => act(() => clock.pass(ms)),
    fill: (values: Partial<SpecialOrderValues>) =>
      act(() => {
        for (const [field, value] of Object.entries(values))
          result.current.change(field as keyof SpecialOrderValues, value);
      }),
    attach: (file: File | null) => act(() => result.current.attach(file)),
    leaveSize: () => act(() => result.current.leaveSize()),
    submit: () => act(() => result.current.submit()),
  };
}

/** The same, with nothing left of earlier ones. */
export function startForm(session?: object) {
  sessionStorage.clear();
  return openForm(session);
}
