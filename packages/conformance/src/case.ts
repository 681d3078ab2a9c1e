import type { OperationId } from './contract/contract.ts';
import type { CaseContext } from './case-context.ts';

/**
 * What a case needs of a target beyond an address, in the words that a skipped case is reported
 * with.
 */
export const NEEDS = {
  administrator: "an administrator's credentials (--admin)",
  pieces: 'three products to buy: their ids (--products), or --admin to make them',
  manager: "a manager's credentials (--manager), or --admin and --write to make one",
  customer: "a customer's credentials (--customer), or --write to make one",
  person: 'the identification of somebody on the electoral roll (--person)',
  mail: 'a way to read the mail that the host sends (--outbox)',
  rateLimits: 'leave to use up the limits of the host (--rate-limits)',
  disposable: 'a host that may be thrown away afterwards (--disposable)',
  idempotency: 'a host that knows Idempotency-Key (--extensions idempotency)',
  cartVersion: 'a host whose carts have a version that changes name (--extensions cartVersion)',
  versions: 'a host whose edits carry a version (--extensions versions)',
  orderReview: 'a host that reviews receipts and references (--extensions orderReview)',
  timelines: 'a host that keeps histories with notes (--extensions timelines)',
  logins: 'a host that ends logins (--extensions logins)',
  twoStep: 'a host whose staff can log in with two steps (--extensions twoStep)',
  personalData: 'a host that hands out and forgets personal data (--extensions personalData)',
  addressBook: 'a host that keeps addresses (--extensions addressBook)',
  legalTexts: 'a host that keeps the legal pages (--extensions legalTexts)',
  dashboard: 'a host that counts what waits and what was sold (--extensions dashboard)',
  activity: 'a host that records who did what (--extensions activity)',
  emailConfirmation: 'a host that has e-mails confirmed (--extensions emailConfirmation)',
  oneClickLeave: 'a host whose novedades are left with a link (--extensions oneClickLeave)',
  identificationRelease:
    'a host that releases identifications (--extensions identificationRelease)',
  emailChange: 'a host that guards changes of the e-mail (--extensions emailChange)',
  staffLife: 'a host that blocks and removes staff (--extensions staffLife)',
  listPages: 'a host that hands out long lists in pages (--extensions listPages)',
  exchange: 'a host that knows colones (--extensions exchange)',
  holds: 'a host that keeps pieces for whoever is paying (--extensions holds)',
  favorites: 'a host that keeps the favourites of customers (--extensions favorites)',
  shipments: 'a host that knows guides of parcels (--extensions shipments)',
  payments: 'a host that notes what has come for orders (--extensions payments)',
  reconciliation: 'a host that compares orders with the bank (--extensions reconciliation)',
} as const;

export type Need = keyof typeof NEEDS;

/** One thing that a host must do, and how to see whether it does. */
export interface ConformanceCase {
  /** Unique, begins with the tag: `cart.stock-exceeded`. */
  id: string;
  tag: string;
  /** A sentence about behaviour. */
  title: string;
  /** Statuses that the case sees when the host conforms. */
  statuses: readonly (readonly [operation: OperationId, status: number])[];
  /** True when it changes something; such cases run only with `write`. */
  writes: boolean;
  needs: readonly Need[];
  /** Returns when all is well; throws a `Difference`, or `Skipped`. */
  run(context: CaseContext): Promise<void>;
}

type Written = Pick<ConformanceCase, 'id' | 'title' | 'statuses' | 'run'> &
  Partial<Pick<ConformanceCase, 'writes' | 'needs'>>;

/** Declares a case; it reads only and needs nothing unless it says so. */
export function defineCase({ writes = false, needs = [], ...written }: Written): ConformanceCase {
  const tag = written.id.slice(0, written.id.indexOf('.'));
  return { ...written, tag, writes, needs };
}
