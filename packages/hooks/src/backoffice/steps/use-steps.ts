import type { ApiError, Role } from '@filigrana/sdk';
import { useMemo } from 'react';
import { createActor, fromPromise } from 'xstate';
import type {
  createLifecycleMachine,
  LifecycleInput,
} from '../../shared/machines/lifecycle.machine.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import type { ShopContext } from '../../shared/services/service.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { createStore } from '../../shared/store.ts';
import { useStore } from '../../shared/use-store.ts';
import { useWrite, type Write } from '../writes/use-write.ts';

/** Takes a step on the server and says or shows how it ended. */
export type PerformStep<Id, Event extends string> = (
  id: Id,
  step: Event,
  write: Write,
  /** The one that the person saw; undefined where the server counts none. */
  version?: number,
) => Promise<unknown>;

/** A step that failed, to be told to the person. */
export interface FailedStep<Id, Event extends string> {
  readonly id: Id;
  readonly step: Event;
  readonly error: ApiError;
}

interface StepsState<Id, Event extends string> {
  /** The step under way of each thing that has one. */
  readonly pending: ReadonlyMap<Id, Event>;
  readonly failed: FailedStep<Id, Event> | null;
}

/** A thing as the person saw it who takes a step, and who that is. */
interface Seen<State extends string> extends LifecycleInput<State> {
  /** Where the server counts versions: which one it was. */
  version?: number | undefined;
}

interface StepsCommands<Id, State extends string, Event extends string> {
  /** Takes a step, if the lifecycle allows it; with one under way already it does nothing. */
  take(id: Id, seen: Seen<State>, step: Event): void;
  /** The person has read of the failure. */
  dismiss(): void;
}

export interface Steps<Id, State extends string, Event extends string>
  extends StepsState<Id, Event>, StepsCommands<Id, State, Event> {
  /** Role of who is working. */
  role: Role | null;
}

type LifecycleMachine<State extends string, Event extends string> = ReturnType<
  typeof createLifecycleMachine<State, Event>
>;

/**
 * Runs the machine of a lifecycle for the things of a list, one step at a time for each of them.
 *
 * @param perform It has to be the same function in every render.
 */
export function useSteps<Id, State extends string, Event extends string>(
  machine: LifecycleMachine<State, Event>,
  perform: PerformStep<Id, Event>,
): Steps<Id, State, Event> {
  const { running } = useShopContext();
  const { role } = useSession();
  const write = useWrite();
  const { state, commands } = useMemo(
    () =>
      createSteps<Id, State, Event>(machine, running, (id, step, version) =>
        perform(id, step, write, version),
      ),
    [machine, perform, running, write],
  );
  return { ...useStore(state), ...commands, role };
}

function createSteps<Id, State extends string, Event extends string>(
  machine: LifecycleMachine<State, Event>,
  running: ShopContext['running'],
  perform: (id: Id, step: Event, version: number | undefined) => Promise<unknown>,
) {
  const state = createStore<StepsState<Id, Event>>({ pending: new Map(), failed: null });

  const change = (id: Id, step: Event | null, failed: FailedStep<Id, Event> | null) => {
    const pending = new Map(state.get().pending);
    if (step === null) pending.delete(id);
    else pending.set(id, step);
    state.set({ pending, failed });
  };

  const commands: StepsCommands<Id, State, Event> = {
    dismiss: () => state.set({ ...state.get(), failed: null }),
    take(id, { state: seen, role, version }, step) {
      if (state.get().pending.has(id)) return;
      const take = fromPromise<void, Event>(
        async ({ input }) => void (await perform(id, input, version)),
      );
      const actor = createActor(machine.provide({ actors: { take } }), {
        input: { state: seen, role },
        ...running,
      });
      actor.start();
      actor.send({ type: 'lifecycle.take', step });
      // Not allowed from here: nothing has begun.
      if (actor.getSnapshot().hasTag('idle')) return void actor.stop();
      change(id, step, null);
      actor.subscribe((snapshot) => {
        if (!snapshot.hasTag('idle')) return;
        const { error } = snapshot.context;
        change(id, null, error ? { id, step, error } : state.get().failed);
        actor.stop();
      });
    },
  };
  return { state, commands };
}
