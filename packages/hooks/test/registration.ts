import type { Confirmation, Person } from '@filigrana/sdk';
import type { RegistrationValues } from '@filigrana/sdk/schemas';
import { createActor } from 'xstate';
import { answeredCalls } from './deferred.ts';
import { VirtualTime } from './virtual-time.ts';
import { provideRegistration } from '../src/storefront/accounts/registration.machine.ts';
import { registrationValues } from '../src/storefront/accounts/registration.rules.ts';
import type { RegistrationField } from '../src/storefront/accounts/registration.types.ts';

export const CONTACT = {
  correo: 'maria@correo.cr',
  telefono: '88112244',
  contrasena: 'Orosi-2026',
};

/** The machine with people and accounts that the test answers for. */
export function startRegistration() {
  const clock = new VirtualTime();
  const people = answeredCalls<[string, AbortSignal], Person>();
  const accounts = answeredCalls<[RegistrationValues], Confirmation>();
  const machine = provideRegistration({ lookup: people.call, register: accounts.call });
  const actor = createActor(machine, { clock }).start();
  const type = (fields: Partial<Record<RegistrationField, string>>) => {
    for (const [field, value] of Object.entries(fields))
      actor.send({ type: 'registration.change', field: field as RegistrationField, value });
  };
  const submit = () => actor.send({ type: 'registration.submit' });
  const now = () => actor.getSnapshot();
  const shown = () => registrationValues(now().context);
  return { people, accounts, type, submit, now, shown, pass: (ms: number) => clock.pass(ms) };
}
