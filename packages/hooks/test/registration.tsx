import { memorySession, type Confirmation, type Person, type Shop } from '@filigrana/sdk';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { answeredCalls } from './deferred.ts';
import { loggedIn } from './fixtures.ts';
import { renderHookWithShop } from './render-with-shop.tsx';
import { VirtualTime } from './virtual-time.ts';
import type { RegistrationField } from '../src/storefront/accounts/registration.types.ts';
import { useRegistration } from '../src/storefront/accounts/use-registration.ts';

export const CONTACT = {
  correo: 'maria@correo.cr',
  telefono: '88112244',
  contrasena: 'Orosi-2026',
};

/**
 * The form with people and accounts that the test answers for. New accounts are let in unless `login`
 * refuses them.
 */
export function startRegistration({
  hasOrigin = false,
  login = () => Promise.resolve(),
}: { hasOrigin?: boolean; login?: () => Promise<void> } = {}) {
  sessionStorage.clear();
  const clock = new VirtualTime();
  const people = answeredCalls<Parameters<Shop['accounts']['lookupPerson']>, Person>();
  const accounts = answeredCalls<Parameters<Shop['accounts']['register']>, Confirmation>();
  const session = memorySession();
  const logIn = vi.fn<Shop['accounts']['login']>(async () => {
    await login();
    const { token, usuario } = loggedIn();
    session.write({ token, usuario });
    return { token, usuario };
  });
  const { result, unmount } = renderHookWithShop(() => useRegistration({ hasOrigin }), {
    shop: { accounts: { lookupPerson: people.call, register: accounts.call, login: logIn } },
    session,
    clock,
  });
  const type = (fields: Partial<Record<RegistrationField, string>>) =>
    act(() => {
      for (const [field, value] of Object.entries(fields))
        result.current.change(field as RegistrationField, value);
    });
  return {
    people,
    accounts,
    logIn,
    type,
    unmount,
    submit: () => act(() => result.current.submit()),
    now: () => result.current,
    pass: (ms: number) => act(() => clock.pass(ms)),
  };
}
