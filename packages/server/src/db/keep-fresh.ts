import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

interface Source<Value> {
  /** Equal as long as `load` would give the same. */
  readVersion(): Promise<string>;
  load(): Promise<Value>;
}

/**
 * Keeps a value that is costly to make for as long as its source has not changed, and asks the
 * source every time. Whoever asks gets a value at least as new as the moment of asking.
 *
 * Everybody who asks while a check is under way shares the next one: the one under way may have
 * looked already. A check begins one turn of the event loop late, so that requests which arrived
 * together share it too. At most one runs at a time, however many ask.
 *
 * The version is read before the value. If the source changes in between, the value is newer than
 * its version says, and is made again at the next check: it can never be older.
 */
export function keepFresh<Value>({ readVersion, load }: Source<Value>): () => Promise<Value> {
  let kept: { version: string; value: Value } | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Value> | null = null;

  async function check(): Promise<Value> {
    next = null;
    const version = await readVersion();
    if (kept?.version !== version) kept = { version, value: await load() };
    return kept.value;
  }

  return () => {
    if (next) return next;
    next = running.then(() => turnOfTheLoop()).then(check);
    running = next.catch(() => {});
    return next;
  };
}
