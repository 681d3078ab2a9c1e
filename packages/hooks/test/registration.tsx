import type { Confirmation, Person, Shop } from '@filigrana/sdk';
import { act } from '@testing-library/react';
import { answeredCalls } from './deferred.ts';
import { renderHookWithShop } from './render-with-shop.tsx';
import { VirtualTime } from './virtual-time.ts';
import type { RegistrationField } from '../src/storefront/accounts/registration.types.ts';
import { useRegistration } from '../src/storefront/accounts/use-registration.ts';

export const CONTACT = {
  correo: 'maria@correo.cr',
  telefono: '88112244',
  contrasena: 'Orosi-2026',
};

/** The form with people and accounts that the test answers for. */
export function startRegistration() {
  sessionStorage.clear();
  const clock = new VirtualTime();
  const people = answeredCalls<Parameters<Shop['accounts']['lookupPerson']>, Person>();
  const accounts = answeredCalls<Parameters<Shop['accounts']['register']>, Confirmation>();
  const { result, unmount } = renderHookWithShop(useRegistration, {
    shop: { accounts: { lookupPerson: people.call, register: accounts.call } },
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
    type,
    unmount,
    submit: () => act(() => result.current.submit()),
    now: () => result.current,
    pass: (ms: number) => act(() => clock.pass(ms)),
  };
}
