import type { Environment, TimeLeft } from '@filigrana/sdk';

/** How many items are worked on before the clock is looked at again. */
const PART = 100;

/**
 * Goes through a long list while nothing else is to be done, part by part, so that no key that is
 * pressed meanwhile has to wait. Returns the way to stop.
 *
 * @example useEffect(() => inIdleTime(environment, orders, rememberTexts), [environment, orders]);
 */
export function inIdleTime<Item>(
  { whenIdle }: Pick<Environment, 'whenIdle'>,
  items: readonly Item[],
  work: (part: readonly Item[]) => void,
): () => void {
  let done = 0;
  let stop = () => {};
  const goOn = (left: TimeLeft) => {
    do {
      work(items.slice(done, done + PART));
      done += PART;
    } while (done < items.length && left.timeRemaining() > 1);
    if (done < items.length) stop = whenIdle(goOn);
  };
  if (items.length > 0) stop = whenIdle(goOn);
  return () => stop();
}
