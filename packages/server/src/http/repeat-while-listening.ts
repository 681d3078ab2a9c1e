import type { FastifyInstance } from 'fastify';
import type { ChoreAlerts } from '../alerts/chore-alerts.ts';

const SIX_HOURS_MS = 6 * 60 * 60 * 1000;

/** Work that a shop needs now and then, and that nobody waits for. */
export interface Chore {
  /** For the log and the panel, for example `orphaned files`. */
  name: string;
  /** Stops early when told to. What it returns is logged; null when there was nothing to do. */
  run(signal: AbortSignal): Promise<object | null>;
  /** Milliseconds between two runs. */
  every?: number;
}

/**
 * Runs a chore in the background once the server listens, and again every few hours. A failure is
 * logged, stands on the panel until the chore succeeds again, and changes nothing for the next time; closing the server waits for the run under way.
 */
export function repeatWhileListening(
  app: FastifyInstance,
  chores: ChoreAlerts,
  { name, run, every = SIX_HOURS_MS }: Chore,
): void {
  const closing = new AbortController();
  let underWay: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  const start = () => {
    underWay ??= run(closing.signal)
      .then(
        (done) => {
          if (done) app.log.info(done, `${name} swept`);
          chores.succeeded(name);
        },
        (error: unknown) => {
          app.log.error({ err: error }, `${name} not swept`);
          chores.failed(name);
        },
      )
      .finally(() => (underWay = null));
  };
  app.addHook('onListen', (done) => {
    start();
    timer = setInterval(start, every).unref();
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    closing.abort();
    await underWay;
  });
}
