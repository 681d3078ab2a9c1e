import type { components } from '../../types.ts';
import { HttpProblem } from '../problem.ts';
import { cartTexts } from '../texts/cart.texts.ts';

type Cart = components['schemas']['Cart'];

/** A change that a client asks a cart for. */
export interface CartChange {
  /** What is to be done, with everything that makes it another change: `addToCart 170 2`. */
  what: string;
  /** The version of the cart that it was made for; undefined when the client does not say. */
  version: number | undefined;
  /** The client's `Idempotency-Key`; null without one. */
  key: string | null;
}

/** What a call says of the change that it asks for. */
interface ChangeCall {
  body: { version?: number } | undefined;
  idempotencyKey: string | null;
}

/**
 * The change that a call asks for.
 *
 * @example cartChangeOf('addToCart 170 2', { body: { version: 4 }, idempotencyKey: null });
 *   // { what: 'addToCart 170 2', version: 4, key: null }
 */
export function cartChangeOf(what: string, { body, idempotencyKey }: ChangeCall): CartChange {
  return { what, version: body?.version, key: idempotencyKey };
}

/** A change that a cart remembers, by its key. */
export type RememberedChange = Pick<CartChange, 'what'> & { key: string };

/** What a cart knows of its changes. */
export interface CartMemory {
  version: number;
  /** Oldest first. */
  changes: readonly RememberedChange[];
}

/**
 * How many changes a cart remembers. More than people and their tabs make while one answer is lost;
 * whatever is older is refused by its version.
 */
const MEMORY = 32;

/**
 * Looks whether a cart may be changed as its client asks.
 *
 * @returns true when it has been changed so before: nothing is to be done.
 * @throws HttpProblem 409 IDEMPOTENCY_MISMATCH when the key stands for another change; 409
 * VERSION_CONFLICT when the change was made for another state of the cart.
 */
export function isChangeDone({ version, changes }: CartMemory, change: CartChange): boolean {
  const known = changes.find(({ key }) => key === change.key);
  if (known) {
    if (known.what !== change.what) throw new HttpProblem('IDEMPOTENCY_MISMATCH');
    return true;
  }
  if (change.version !== undefined && change.version !== version)
    throw new HttpProblem('VERSION_CONFLICT', { error: cartTexts.changedMeanwhile });
  return false;
}

/** What the cart remembers after a change. */
export function rememberChange(
  changes: readonly RememberedChange[],
  { what, key }: CartChange,
): readonly RememberedChange[] {
  return key === null ? changes : latestChanges([...changes, { what, key }]);
}

/** The changes that are still remembered of so many, oldest first. */
export function latestChanges(changes: readonly RememberedChange[]): readonly RememberedChange[] {
  return changes.slice(-MEMORY);
}

/** True for the refusals of a change that come with today's cart. */
export function isCartConflict(failure: unknown): failure is HttpProblem {
  return failure instanceof HttpProblem && failure.status === 409;
}

/** The refusal with today's cart. */
export function withCart({ body }: HttpProblem, carrito: Cart): HttpProblem {
  const { code, ...details } = body;
  return new HttpProblem(code, { ...details, carrito });
}
