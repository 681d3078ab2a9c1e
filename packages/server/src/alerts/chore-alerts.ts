import type { Alerts } from './alerts.ts';

/**
 * Shows on the panel which chores fail, until they succeed again. Nobody waits for it and it throws
 * nothing: the database that it writes to may be what failed, and the log has the failure already.
 */
export interface ChoreAlerts {
  failed(name: string): void;
  succeeded(name: string): void;
  /** Resolves when everything is noted. */
  idle(): Promise<void>;
}

/** @example chores.failed('expired rows'); */
export function createChoreAlerts(alerts: Pick<Alerts, 'raise' | 'clear'>): ChoreAlerts {
  /**
   * Chores without an alert. One that is not in here may have one that an earlier process raised.
   */
  const well = new Set<string>();
  let work: Promise<unknown> = Promise.resolve();
  const note = (write: () => Promise<void>, onFailure?: () => void) =>
    void (work = work.then(write).catch(() => onFailure?.()));
  return {
    failed(name) {
      well.delete(name);
      note(() => alerts.raise('CHORE_FAILED', {}, name));
    },
    succeeded(name) {
      if (well.has(name)) return;
      well.add(name);
      // The next success tries again.
      note(
        () => alerts.clear('CHORE_FAILED', name),
        () => well.delete(name),
      );
    },
    async idle() {
      for (let seen; seen !== work;) await (seen = work);
    },
  };
}
