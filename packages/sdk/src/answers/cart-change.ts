import { judgeChange, type CartChange, type CartMemory } from '../domain/index.ts';
import type { components } from '../types.ts';
import { HttpProblem } from './problem.ts';
import { cartTexts } from './texts.ts';

type Cart = components['schemas']['Cart'];

/**
 * Looks whether a cart may be changed as its client asks.
 *
 * @returns true when it has been changed so before: nothing is to be done.
 * @throws HttpProblem 409 IDEMPOTENCY_MISMATCH when the key stands for another change; 409
 * VERSION_CONFLICT when the change was made for another state of the cart.
 */
export function isChangeDone(cart: CartMemory, change: CartChange): boolean {
  const verdict = judgeChange(cart, change);
  if (verdict === 'IDEMPOTENCY_MISMATCH') throw new HttpProblem(verdict);
  if (verdict === 'VERSION_CONFLICT')
    throw new HttpProblem(verdict, { error: cartTexts.changedMeanwhile });
  return verdict === 'done';
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
