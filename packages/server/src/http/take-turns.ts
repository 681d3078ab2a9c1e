/** Runs tasks with the same key one after another, in the order they came; others do not wait. */
export type Turns = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/**
 * For tasks that look at a count first and change it when they have ended: at once, all of them
 * would look before any has counted.
 *
 * @example const inTurn = takeTurns(); await inTurn(correo, () => login(body));
 */
export function takeTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    // An earlier task that failed has rejected for its own caller.
    const turn = Promise.allSettled([last.get(key)]).then(task);
    last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (last.get(key) === turn) last.delete(key);
    }
  };
}
