import type { CustomerStatus } from '../entities.ts';
import { normalizeIdentification } from './identification.ts';
import { defineLifecycle, type LifecycleTable } from './lifecycle.ts';
import { ADMINISTRATORS } from './roles.ts';
import { normalizeText, typedWords } from './text.ts';

/** The actions on a customer account, as the call names them. */
export const CUSTOMER_ACTIONS = ['bloquear', 'desbloquear'] as const;

export type CustomerAction = (typeof CUSTOMER_ACTIONS)[number];

/**
 * Customer accounts: activo ↔ bloqueado. Administrators only.
 * Source: specification §4, "Customer estado".
 *
 * @example customerLifecycle.next('bloquear', 'activo') // 'bloqueado'
 */
export const customerLifecycle = /* @__PURE__ */ defineLifecycle<
  CustomerStatus,
  CustomerAction,
  LifecycleTable<CustomerStatus, CustomerAction>
>({
  initial: 'activo',
  labels: { activo: 'Activo', bloqueado: 'Bloqueado' },
  steps: {
    bloquear: { from: ['activo'], to: 'bloqueado', roles: ADMINISTRATORS },
    desbloquear: { from: ['bloqueado'], to: 'activo', roles: ADMINISTRATORS },
  },
});

/**
 * The state of a customer account as the wire writes it: activo, or anything else for blocked.
 * Source: specification §3 ("estado (activo or other)").
 *
 * @example readCustomerStatus('inactivo') // 'bloqueado'
 */
export function readCustomerStatus(text: string | null | undefined): CustomerStatus {
  return customerLifecycle.read(text) ?? 'bloqueado';
}

/**
 * The action offered for an account: block an active one, unblock a blocked one.
 *
 * @example customerActionFor('activo') // 'bloquear'
 */
export function customerActionFor(estado: CustomerStatus): CustomerAction {
  return estado === 'activo' ? 'bloquear' : 'desbloquear';
}

/** What a customer is found by. */
interface FoundBy {
  fullName: string;
  correo: string;
  identificacion: string;
  telefono: string;
}

/** A word that was typed to find an e-mail, not a name. */
export const isEmailWord = (word: string): boolean => word.includes('@');

/**
 * A word with a digit that was typed to find an identification or a telephone number, as `normalizeIdentification` has it and
 * without the code of the country; null for any other word.
 *
 * @example typedNumber('+506-8888-1234') // '88881234'
 * @example typedNumber('ab-123456') // 'AB123456'
 */
export const typedNumber = (word: string): string | null =>
  /^\+?[a-z0-9-]*\d[a-z0-9-]*$/i.test(word)
    ? normalizeIdentification(word.replace(/^\+(506)?/, ''))
    : null;

/**
 * Whether what was typed into the search box of the customers finds one: a word with an @ begins the e-mail, one
 * with a digit stands in the identification or the telephone number, any word stands in the full name.
 *
 * @example
 * const ana = { fullName: 'Ana Solano', correo: 'ana@correo.test', identificacion: '103330333', telefono: '88881234' };
 * customerFits(ana, 'solano 8888-1234'); // true
 */
export function customerFits(
  { fullName, correo, identificacion, telefono }: FoundBy,
  typed: string,
): boolean {
  const [name, email] = [normalizeText(fullName), normalizeText(correo)];
  return typedWords(typed).every((word) => {
    if (isEmailWord(word)) return email.startsWith(word);
    const number = typedNumber(word);
    if (number === null) return name.includes(word);
    return (
      [normalizeIdentification(identificacion), telefono].some((one) => one.includes(number)) ||
      name.includes(word)
    );
  });
}
