import type { ApiError } from '@filigrana/sdk';
import { createActor, fromPromise } from 'xstate';
import type { Clock } from '../clock.ts';
import { createStore, type ReadableStore } from '../store.ts';
import type { createLifecycleMachine, LifecycleInput } from './lifecycle.machine.ts';

/** A step that failed, to be told to the person. */
export interface FailedStep<Id, Event extends string> {
  readonly id: Id;
  readonly step: Event;
  readonly error: ApiError;
}

export interface StepDeskState<Id, Event extends string> {
  /** The step under way of each thing that has one. */
  readonly pending: ReadonlyMap<Id, Event>;
  readonly failed: FailedStep<Id, Event> | null;
}

/** A thing as the person saw it who takes a step, and who that is. */
export interface Seen<State extends string> extends LifecycleInput<State> {
  /** Where the server counts versions: which one it was. */
  version?: number | undefined;
}

/** Takes the steps of many things that share a lifecycle, one at a time for each of them. */
export interface StepDesk<Id, State extends string, Event extends string> extends ReadableStore<
  StepDeskState<Id, Event>
> {
  /** Takes a step, if the lifecycle allows it; with one under way already it does nothing. */
  take(id: Id, seen: Seen<State>, step: Event): void;
  /** The person has read of the failure. */
  dismiss(): void;
}

export interface StepDeskOptions<Id, State extends string, Event extends string> {
  machine: ReturnType<typeof createLifecycleMachine<State, Event>>;
  clock: Clock;
  /** Takes the step on the server and puts the result where it is shown. */
  perform(id: Id, step: Event, version: number | undefined): Promise<void>;
}

export function createStepDesk<Id, State extends string, Event extends string>(
  options: StepDeskOptions<Id, State, Event>,
): StepDesk<Id, State, Event> {
  const store = createStore<StepDeskState<Id, Event>>({ pending: new Map(), failed: null });

  const change = (id: Id, step: Event | null, failed: FailedStep<Id, Event> | null) => {
    const pending = new Map(store.get().pending);
    if (step === null) pending.delete(id);
    else pending.set(id, step);
    store.set({ pending, failed });
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    dismiss: () => store.set({ ...store.get(), failed: null }),
    take(id, { state, role, version }, step) {
      if (store.get().pending.has(id)) return;
      const take = fromPromise<void, Event>(({ input }) => options.perform(id, input, version));
      const actor = createActor(options.machine.provide({ actors: { take } }), {
        input: { state, role },
        clock: options.clock,
      });
      actor.start();
      actor.send({ type: 'lifecycle.take', step });
      // Not allowed from here: nothing has begun.
      if (actor.getSnapshot().hasTag('idle')) return void actor.stop();
      change(id, step, null);
      actor.subscribe((snapshot) => {
        if (!snapshot.hasTag('idle')) return;
        const { error } = snapshot.context;
        change(id, null, error ? { id, step, error } : store.get().failed);
        actor.stop();
      });
    },
  };
}
