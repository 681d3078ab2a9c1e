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
  /** Grows with every change of what the cart holds. */
  version: number;
  /** Oldest first. */
  changes: readonly RememberedChange[];
}

/**
 * How many changes a cart remembers. More than people and their tabs make while one answer is lost;
 * whatever is older is refused by its version.
 */
const MEMORY = 32;

/** `due`: to be done; `done`: the cart has been changed so before; or why the change is refused. */
export type ChangeVerdict = 'due' | 'done' | 'IDEMPOTENCY_MISMATCH' | 'VERSION_CONFLICT';

/**
 * Whether a cart may be changed as its client asks. A key stands for one change; a change that names a
 * version counts for that one alone.
 */
export function judgeChange({ version, changes }: CartMemory, change: CartChange): ChangeVerdict {
  const known = changes.find(({ key }) => key === change.key);
  if (known) return known.what === change.what ? 'done' : 'IDEMPOTENCY_MISMATCH';
  const isForToday = change.version === undefined || change.version === version;
  return isForToday ? 'due' : 'VERSION_CONFLICT';
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
