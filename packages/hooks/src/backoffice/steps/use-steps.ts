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
export type PerformStep<Id, Event extends string, Detail = never> = (
  id: Id,
  step: Event,
  write: Write,
  detail?: Detail,
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

interface StepsCommands<Id, State extends string, Event extends string, Detail> {
  /**
   * Takes a step, if the lifecycle allows it; with one under way already it does nothing.
   *
   * @param seen The thing as the person saw it who takes the step, and who that is.
   * @param detail What the server is told beside the step: the version that was seen, say, or a reason.
   */
  take(id: Id, seen: LifecycleInput<State>, step: Event, detail?: Detail): void;
  /** The person has read of the failure. */
  dismiss(): void;
}

export interface Steps<Id, State extends string, Event extends string, Detail>
  extends StepsState<Id, Event>, StepsCommands<Id, State, Event, Detail> {
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
export function useSteps<Id, State extends string, Event extends string, Detail = never>(
  machine: LifecycleMachine<State, Event>,
  perform: PerformStep<Id, Event, Detail>,
): Steps<Id, State, Event, Detail> {
  const { running } = useShopContext();
  const { role } = useSession();
  const write = useWrite();
  const { state, commands } = useMemo(
    () =>
      createSteps<Id, State, Event, Detail>(machine, running, (id, step, detail) =>
        perform(id, step, write, detail),
      ),
    [machine, perform, running, write],
  );
  return { ...useStore(state), ...commands, role };
}

function createSteps<Id, State extends string, Event extends string, Detail>(
  machine: LifecycleMachine<State, Event>,
  running: ShopContext['running'],
  perform: (id: Id, step: Event, detail: Detail | undefined) => Promise<unknown>,
) {
  const state = createStore<StepsState<Id, Event>>({ pending: new Map(), failed: null });

  const change = (id: Id, step: Event | null, failed: FailedStep<Id, Event> | null) => {
    const pending = new Map(state.get().pending);
    if (step === null) pending.delete(id);
    else pending.set(id, step);
    state.set({ pending, failed });
  };

  const commands: StepsCommands<Id, State, Event, Detail> = {
    dismiss: () => state.set({ ...state.get(), failed: null }),
    take(id, seen, step, detail) {
      if (state.get().pending.has(id)) return;
      const take = fromPromise<void, Event>(
        async ({ input }) => void (await perform(id, input, detail)),
      );
      const actor = createActor(machine.provide({ actors: { take } }), {
        input: seen,
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
