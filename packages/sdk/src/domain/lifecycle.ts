import type { Role } from '../entities.ts';

/** One step of a lifecycle: from which states, to which, and who may take it. */
export interface Step<State extends string> {
  /** States in which the step may be taken. */
  from: readonly State[];
  /** State that the step leads to. */
  to: State;
  roles: readonly Role[];
}

/** A lifecycle as a table. */
export interface LifecycleTable<State extends string, Event extends string> {
  /** State in which everything begins. */
  initial: State;
  /** Every state with the words people read. */
  labels: Readonly<Record<State, string>>;
  /** What each event does. */
  steps: Readonly<Record<Event, Step<State>>>;
}

/**
 * The questions that machines, buttons and the server ask a table. A state of null is unset or
 * unknown; it counts as the initial one only where the lifecycle says so.
 */
export interface Lifecycle<
  State extends string,
  Event extends string,
  Table extends LifecycleTable<State, Event>,
> {
  /** The table that the answers come from. */
  readonly table: Table;
  /** Every state, in the order of the labels. */
  readonly states: readonly State[];
  /** Every event, in the order of the steps. */
  readonly events: readonly Event[];
  /** State in which everything begins. */
  readonly initial: State;
  /** States that nothing leads out of. */
  readonly finals: readonly State[];
  isFinal(state: State | null): boolean;
  /** The state a text names, whatever its case; null for anything else. */
  read(text: string | null | undefined): State | null;
  /**
   * Whether somebody of that role may take the step from that state.
   *
   * @param event The step.
   * @param state Where it would be taken; null is unset or unknown.
   * @param role Of the person; null may do nothing.
   */
  can(event: Event, state: State | null, role: Role | null): boolean;
  /**
   * Where the step leads from that state; null when it is not a step from there.
   *
   * @param event The step.
   * @param state Where it is taken; null is unset or unknown.
   */
  next(event: Event, state: State | null): State | null;
  /**
   * The steps open from that state to that role, in the order of the table.
   *
   * @param state Where they would be taken; null is unset or unknown.
   * @param role Of the person; null may do nothing.
   */
  open(state: State | null, role: Role | null): Event[];
}

/**
 * Turns a table into a lifecycle.
 *
 * @param table The states, and the steps between them.
 * @param unsetCountsAs State that null stands for, where an unset state is allowed.
 * @example defineLifecycle(table).can('enviar', 'confirmado', 2)
 */
export function defineLifecycle<
  State extends string,
  Event extends string,
  Table extends LifecycleTable<State, Event> = LifecycleTable<State, Event>,
>(
  table: Table & LifecycleTable<State, Event>,
  unsetCountsAs: State | null = null,
): Lifecycle<State, Event, Table> {
  const states = Object.keys(table.labels) as State[];
  const events = Object.keys(table.steps) as Event[];
  const leaves = (state: State): boolean =>
    events.some((event) => table.steps[event].from.includes(state));

  const next = (event: Event, state: State | null): State | null => {
    const from = state ?? unsetCountsAs;
    const step = table.steps[event];
    return from !== null && step.from.includes(from) ? step.to : null;
  };
  const can = (event: Event, state: State | null, role: Role | null): boolean =>
    role !== null && next(event, state) !== null && table.steps[event].roles.includes(role);

  return {
    table,
    states,
    events,
    initial: table.initial,
    finals: states.filter((state) => !leaves(state)),
    isFinal: (state) => state !== null && !leaves(state),
    read: (text) => {
      const wanted = text?.trim().toLowerCase();
      return states.find((state) => state.toLowerCase() === wanted) ?? null;
    },
    can,
    next,
    open: (state, role) => events.filter((event) => can(event, state, role)),
  };
}
