import type { Clock } from '../../shared/clock.ts';
import { runMachine } from '../../shared/machines/run-machine.ts';
import type { Running } from '../../shared/machines/running.ts';
import { provideSearch, type SearchEvent } from './search.machine.ts';
import type { SearchPort } from './search.port.ts';
import type { SearchView } from './search.types.ts';

export interface SearchActorOptions {
  port: SearchPort;
  clock: Clock;
  onChange(view: SearchView): void;
  onFailure(error: unknown): void;
}

/** Starts the search machine. This file and what it imports is loaded with the first letter. */
export function startSearch(options: SearchActorOptions): Running<SearchEvent> {
  return runMachine(provideSearch(options.port), {
    clock: options.clock,
    onSnapshot: ({ value, context }) => {
      const isResting = value === 'closed' || value === 'open';
      options.onChange({ ...context, status: isResting ? value : 'loading' });
    },
    onEmitted: ({ error }) => options.onFailure(error),
  });
}
