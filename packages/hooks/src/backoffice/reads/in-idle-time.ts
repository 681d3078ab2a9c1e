/** How many items are worked on before the clock is looked at again. */
const PART = 100;

/** Where the browser does not tell (Safari, a server): a little in every turn. */
const NO_TIME_LEFT = { timeRemaining: () => 0 };

function whenIdle(work: (left: Pick<IdleDeadline, 'timeRemaining'>) => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(() => work(NO_TIME_LEFT));
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
}

/**
 * Goes through a long list while nothing else is to be done, part by part, so that no key that is
 * pressed meanwhile has to wait. Returns the way to stop.
 *
 * @example useEffect(() => inIdleTime(orders, rememberTexts), [orders]);
 */
export function inIdleTime<Item>(
  items: readonly Item[],
  work: (part: readonly Item[]) => void,
): () => void {
  let done = 0;
  let stop = () => {};
  const goOn = (left: Pick<IdleDeadline, 'timeRemaining'>) => {
    do {
      work(items.slice(done, done + PART));
      done += PART;
    } while (done < items.length && left.timeRemaining() > 1);
    if (done < items.length) stop = whenIdle(goOn);
  };
  if (items.length > 0) stop = whenIdle(goOn);
  return () => stop();
}
