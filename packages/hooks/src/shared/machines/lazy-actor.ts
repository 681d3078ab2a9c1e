import type { Running } from './running.ts';

/** A machine whose file is loaded when it is first needed. */
export interface LazyActor<Event> extends Running<Event> {
  /** Loads and starts it before there is anything to do. */
  load(): void;
  /** Something was sent that waits for the file. */
  isWaiting(): boolean;
}

export interface LazyActorOptions<Event> {
  /** Loads the file, and then gives the way to start the machine in it. */
  load(): Promise<() => Running<Event>>;
  /** The file could not be loaded, most likely for lack of a connection; what waited is dropped. */
  onFailure(error: unknown): void;
}

/**
 * Keeps xstate and the machines out of the first view: events that come before the machine is there
 * wait for it, in order. After a failure the next event tries again.
 */
export function createLazyActor<Event>(options: LazyActorOptions<Event>): LazyActor<Event> {
  let running: Running<Event> | null = null;
  let loading: symbol | null = null;
  let waiting: Event[] = [];

  const load = () => {
    if (running || loading) return;
    // Marks this attempt: one that was stopped meanwhile must start nothing.
    const attempt = (loading = Symbol('loading'));
    options.load().then(
      (start) => {
        if (loading !== attempt) return;
        running = start();
        for (const event of waiting.splice(0)) running.send(event);
      },
      (error: unknown) => {
        if (loading !== attempt) return;
        loading = null;
        waiting = [];
        options.onFailure(error);
      },
    );
  };

  return {
    load,
    isWaiting: () => waiting.length > 0,
    send(event) {
      if (running) return running.send(event);
      waiting.push(event);
      load();
    },
    stop() {
      running?.stop();
      running = loading = null;
      waiting = [];
    },
  };
}
