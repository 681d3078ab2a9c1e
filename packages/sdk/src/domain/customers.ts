import type { CustomerStatus } from '../entities.ts';
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
 * The digits of a word that was typed to find an identification or a telephone number, without its dashes and
 * the code of the country; null for any other word.
 *
 * @example typedDigits('+506-8888-1234') // '88881234'
 */
export const typedDigits = (word: string): string | null =>
  /^\+?\d[\d-]*$/.test(word) ? word.replace(/^\+506/, '').replaceAll(/\D/g, '') : null;

/**
 * Whether what was typed into the search box of the customers finds one: a word with an @ begins the e-mail, digits
 * stand in the identification or the telephone number, any other word stands in the full name.
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
    const digits = typedDigits(word);
    if (digits !== null) return identificacion.includes(digits) || telefono.includes(digits);
    return isEmailWord(word) ? email.startsWith(word) : name.includes(word);
  });
}
