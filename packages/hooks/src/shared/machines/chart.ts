/**
 * State charts as plain data. xstate takes them as they are; the first view, which has to do without
 * xstate, runs the very same data with `runChart`.
 */

/** Where an event or a delay leads, and the one thing that is done on the way. */
export interface ChartStep<State extends string, Action extends string> {
  readonly target: State;
  readonly actions: Action;
  /** The state begins anew, its delay included, when it is the one that is left. */
  readonly reenter?: true;
}

type Steps<Name extends string, State extends string, Action extends string> = Readonly<
  Partial<Record<Name, ChartStep<State, Action>>>
>;

/** Each state with its events by type and its delays by name. */
export type Chart<
  State extends string,
  Event extends { type: string },
  Action extends string,
  Delay extends string = never,
> = Readonly<
  Record<
    State,
    {
      readonly on: Steps<Event['type'], State, Action>;
      readonly after?: Steps<Delay, State, Action>;
    }
  >
>;

interface ChartRun<State extends string, Event, Action extends string, Delay extends string> {
  initial: State;
  actions: Readonly<Record<Action, (event: Event) => void>>;
  /** Calls back once a delay that the event has begun is over; returns the way to stop waiting. */
  wait?(delay: Delay, event: Event, over: () => void): () => void;
}

/** Runs a chart without xstate; returns the way to send it events. */
export function runChart<
  State extends string,
  Event extends { type: string },
  Action extends string,
  Delay extends string,
>(
  chart: Chart<State, Event, Action, Delay>,
  { initial, actions, wait }: ChartRun<State, Event, Action, Delay>,
): (event: Event) => void {
  let state = initial;
  let stop: (() => void) | undefined;

  const take = (step: ChartStep<State, Action> | undefined, event: Event) => {
    if (!step) return;
    stop?.();
    state = step.target;
    // Before the action: whoever hears of it may send the next event at once.
    for (const [delay, next] of Object.entries(chart[state].after ?? {}))
      stop = wait?.(delay as Delay, event, () => take(next as typeof step, event));
    actions[step.actions](event);
  };
  return (event) => take(chart[state].on[event.type as Event['type']], event);
}
