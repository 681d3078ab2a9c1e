import type { CustomerStatus } from '../entities.ts';
import { normalizeIdentification } from './identification.ts';
import { defineLifecycle, type LifecycleTable } from './lifecycle.ts';
import { ADMINISTRATORS } from './roles.ts';
import { isOneLetterOff, MISSPELT_ANYWHERE_FROM, MISSPELT_FROM } from './search-words.ts';
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
export function customerFits(customer: FoundBy, typed: string): boolean {
  const name = normalizeText(customer.fullName);
  return typedWords(typed).every((word) => fitting(word)(customer, name));
}

/**
 * Customers that what was typed into their search box finds: those whom `customerFits` finds, in their order. Only
 * where it finds none, a word of four letters or more without digits and @ may be one letter off a word of the full
 * name: one is wrong, missing or too many, or two neighbours have changed places. From six letters on it may also be
 * one letter off the beginning of such a word, while it is being typed.
 *
 * @param customers Whom to look among.
 * @param typed What was typed; a blank text finds all.
 * @param foundBy What one of them is found by.
 * @example
 * const ana = { fullName: 'Ana Rodríguez', correo: 'ana@correo.test', identificacion: '103330333', telefono: '88881234' };
 * customersFitting([ana], 'Rodrigez', (customer) => customer).length; // 1
 */
export function customersFitting<Item>(
  customers: readonly Item[],
  typed: string,
  foundBy: (customer: Item) => FoundBy,
): Item[] {
  const words = typedWords(typed);
  const all = customers.map((customer) => {
    const known = foundBy(customer);
    return { customer, known, name: normalizeText(known.fullName) };
  });
  const having = (tests: readonly Fits[]) =>
    all
      .filter(({ known, name }) => tests.every((fits) => fits(known, name)))
      .map(({ customer }) => customer);
  const found = having(words.map(fitting));
  return found.length > 0 || !words.some(mayBeMisspelt) ? found : having(words.map(nearlyFitting));
}

/** Whether a word finds a customer; the name is as words are compared with it. */
type Fits = (customer: FoundBy, name: string) => boolean;

function fitting(word: string): Fits {
  if (isEmailWord(word)) return ({ correo }) => normalizeText(correo).startsWith(word);
  const number = typedNumber(word);
  if (number === null) return (_, name) => name.includes(word);
  return ({ identificacion, telefono }, name) =>
    [normalizeIdentification(identificacion), telefono].some((one) => one.includes(number)) ||
    name.includes(word);
}

function nearlyFitting(word: string): Fits {
  const fits = fitting(word);
  if (!mayBeMisspelt(word)) return fits;
  return (customer, name) =>
    fits(customer, name) || name.split(/\s+/).some((own) => isMisspelt(word, own));
}

const mayBeMisspelt = (word: string): boolean =>
  word.length >= MISSPELT_FROM && !/[\d@]/.test(word);

/** The beginning that was meant may have a letter more or less than what was typed. */
const isMisspelt = (word: string, own: string): boolean =>
  isOneLetterOff(word, own) ||
  (word.length >= MISSPELT_ANYWHERE_FROM &&
    own.length >= word.length &&
    [-1, 0, 1].some((more) => isOneLetterOff(word, own.slice(0, word.length + more))));
