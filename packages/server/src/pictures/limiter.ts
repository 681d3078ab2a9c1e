/** Runs tasks, at most `size` at a time, in the order they came. */
export type Limiter = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * Decoding a picture takes memory and a whole core: a crowd of them must queue.
 *
 * @example const limit = createLimiter(2); await limit(() => prepareImage(bytes));
 */
export function createLimiter(size: number): Limiter {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= size) await new Promise<void>((resume) => waiting.push(resume));
    else running += 1;
    try {
      return await task();
    } finally {
      // The place passes straight to the next in line, so `running` never dips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
