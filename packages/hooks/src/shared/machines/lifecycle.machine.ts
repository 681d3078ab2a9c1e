import type { ApiError, Role } from '@filigrana/sdk';
import type { Lifecycle, LifecycleTable } from '@filigrana/sdk/domain';
import { assign, fromPromise, setup } from 'xstate';
import { asApiError } from '../as-api-error.ts';
import { unprovided } from './unprovided.ts';

/** One thing that has a lifecycle, and who is looking at it. */
export interface LifecycleInput<State extends string> {
  /** Where it stands now. */
  state: State;
  /** Role of the person; null may do nothing. */
  role: Role | null;
}

export interface LifecycleContext<State extends string> extends LifecycleInput<State> {
  /** Why the last step failed. */
  readonly error: ApiError | null;
  /** How long the step that is `undoable` waits, in milliseconds. */
  readonly undoMs: number;
}

export type LifecycleEvent<Event extends string> =
  /** A step that somebody wants to take. With `undoMs` it waits so long, so that it can be undone. */
  | { type: 'lifecycle.take'; step: Event; undoMs?: number }
  /** Takes a step back that waits. */
  | { type: 'lifecycle.undo' }
  /** Sends a step that waits, without waiting longer. */
  | { type: 'lifecycle.send' };

/** Takes a step on the server; the signal tells that nobody waits for it any more. Rejections are `ApiError`s. */
export type TakeStep<Event extends string> = (step: Event, signal: AbortSignal) => Promise<unknown>;

/**
 * Makes the machine of a lifecycle from its table. Its states are the table's; in each one it is
 * `idle` or on the way of a step, which has the step's name. A step goes where the table says once
 * the server has taken it, and back to `idle` when it refuses. One that can be undone waits before it
 * is sent, in a state of its own that is tagged `undoable`. What the table does not allow this role
 * from this state changes nothing.
 *
 * Events: `lifecycle.take`, `lifecycle.undo`, `lifecycle.send`. Actor: `take`.
 *
 * @param id Name of the machine, which inspectors show.
 * @param lifecycle Its states and steps.
 * @example
 * const machine = createLifecycleMachine('order', orderLifecycle);
 * createActor(machine, { input: { state: 'pendiente', role: 2 } }).start();
 */
export function createLifecycleMachine<State extends string, Event extends string>(
  id: string,
  lifecycle: Lifecycle<State, Event, LifecycleTable<State, Event>>,
) {
  const base = setup({
    types: {
      context: {} as LifecycleContext<State>,
      events: {} as LifecycleEvent<Event>,
      input: {} as LifecycleInput<State>,
      tags: {} as 'idle' | 'undoable',
    },
    actors: { take: fromPromise<void, Event>(unprovided) },
    delays: { undo: ({ context }) => context.undoMs },
    guards: {
      isIn: ({ context }, { state }: { state: State }) => context.state === state,
      mayTake: ({ context, event }, { step, waits }: { step: Event; waits: boolean }) =>
        event.type === 'lifecycle.take' &&
        event.step === step &&
        (event.undoMs ?? 0) > 0 === waits &&
        lifecycle.can(step, context.state, context.role),
    },
  });

  const waitingFor = (step: Event) => `${step}Undoable`;

  const stepsOf = (state: State) =>
    lifecycle.events.flatMap((event) => {
      const next = lifecycle.next(event, state);
      return next === null ? [] : [{ event, next }];
    });

  const stateNode = (state: State) =>
    base.createStateConfig({
      entry: assign({ state }),
      initial: 'idle',
      states: {
        idle: {
          tags: ['idle'],
          on: {
            'lifecycle.take': stepsOf(state).flatMap(({ event: step }) =>
              [false, true].map((waits) => ({
                guard: { type: 'mayTake' as const, params: { step, waits } },
                target: waits ? waitingFor(step) : step,
                actions: assign(({ event }) => ({
                  error: null,
                  undoMs: (event.type === 'lifecycle.take' && event.undoMs) || 0,
                })),
              })),
            ),
          },
        },
        ...Object.fromEntries(
          stepsOf(state).flatMap(({ event, next }) => [
            [
              waitingFor(event),
              {
                tags: ['undoable' as const],
                after: { undo: event },
                on: { 'lifecycle.undo': 'idle', 'lifecycle.send': event },
              },
            ],
            [
              event,
              {
                invoke: {
                  src: 'take' as const,
                  input: event,
                  onDone: `#${id}.${next}`,
                  onError: {
                    target: 'idle',
                    actions: assign(({ event: failed }) => ({ error: asApiError(failed.error) })),
                  },
                },
              },
            ],
          ]),
        ),
      },
    });

  return base.createMachine({
    id,
    context: ({ input }) => ({ ...input, error: null, undoMs: 0 }),
    initial: 'start',
    states: {
      start: {
        always: lifecycle.states.map((state) => ({
          guard: { type: 'isIn' as const, params: { state } },
          target: state,
        })),
      },
      ...Object.fromEntries(lifecycle.states.map((state) => [state, stateNode(state)])),
    },
  });
}

export type LifecycleMachine<State extends string, Event extends string> = ReturnType<
  typeof createLifecycleMachine<State, Event>
>;

/**
 * The machine of a lifecycle connected to what takes its steps.
 *
 * @param machine Made by `createLifecycleMachine`.
 * @param take Sends a step; rejects with an `ApiError`.
 * @example
 * session.write(mock.signIn('admin'));
 * const machine = provideLifecycle(orderMachine, shopOrderSteps(shop, 31));
 * const order = createActor(machine, { input: { state: 'pendiente', role: 2 } }).start();
 * order.send({ type: 'lifecycle.take', step: 'aceptar' });
 */
export function provideLifecycle<State extends string, Event extends string>(
  machine: LifecycleMachine<State, Event>,
  take: TakeStep<Event>,
): LifecycleMachine<State, Event> {
  return machine.provide({
    actors: {
      take: fromPromise<void, Event>(async ({ input, signal }) => void (await take(input, signal))),
    },
  });
}
