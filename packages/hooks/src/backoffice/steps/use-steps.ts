import type { ApiError, Role } from '@filigrana/sdk';
import { useEffect, useMemo } from 'react';
import { createActor } from 'xstate';
import {
  provideLifecycle,
  type LifecycleInput,
  type LifecycleMachine,
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

/** Steps that can be undone for a moment; they are shown as taken meanwhile. */
export interface Undoing<Id, Event> {
  readonly ms: number;
  can(step: Event): boolean;
  /** Says that it was taken, and offers to undo it. Returns what takes the offer back. */
  say(id: Id, undo: () => void): () => void;
  /** It was undone, or it failed after it had been shown as taken. */
  back?: ((id: Id, error: ApiError | null) => void) | undefined;
  /** It failed when the page had been left already. */
  failLate(id: Id, error: ApiError): void;
}

interface StepsState<Id, Event extends string> {
  /** The step under way of each thing that has one; what is in `taken` is not in it. */
  readonly pending: ReadonlyMap<Id, Event>;
  /** Steps that are shown as taken although the server has not said so yet. */
  readonly taken: ReadonlyMap<Id, Event>;
  /** Whose step can be undone now: it waits to be sent. One at a time. */
  readonly undoable: Id | null;
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
  /** Takes the step back that is `undoable`. */
  undo(): void;
  /** `taken` as it is now, whether or not the page has been drawn since. */
  takenNow(): ReadonlyMap<Id, Event>;
  /** The person has read of the failure. */
  dismiss(): void;
}

export interface Steps<Id, State extends string, Event extends string, Detail>
  extends StepsState<Id, Event>, StepsCommands<Id, State, Event, Detail> {
  /** Role of who is working. */
  role: Role | null;
}

/**
 * Runs the machine of a lifecycle for the things of a list, one step at a time for each of them.
 *
 * A step that can be undone is sent when its time is over, and before that when the next one is taken
 * or the page is left.
 *
 * @param perform It has to be the same function in every render.
 * @param undoing The same object in every render; null sends every step at once.
 */
export function useSteps<Id, State extends string, Event extends string, Detail = never>(
  machine: LifecycleMachine<State, Event>,
  perform: PerformStep<Id, Event, Detail>,
  undoing: Undoing<Id, string> | null = null,
): Steps<Id, State, Event, Detail> {
  const context = useShopContext();
  const { role } = useSession();
  const write = useWrite();
  const { state, commands, visit } = useMemo(
    () =>
      createSteps<Id, State, Event, Detail>(
        machine,
        context,
        (id, step, detail) => perform(id, step, write, detail),
        undoing,
      ),
    [context, machine, perform, undoing, write],
  );
  useEffect(visit, [visit]);
  return { ...useStore(state), ...commands, role };
}

/** The functions of a page that other runtimes may lack. */
interface Page {
  window?: Partial<Pick<Window, 'addEventListener' | 'removeEventListener'>>;
  document?: Pick<Document, 'visibilityState'>;
}

/** Hears of both on the window, as the document's event rises to it. */
function onPageHide(listener: () => void): () => void {
  const { window: page, document } = globalThis as Page;
  const hide = () => {
    if (document?.visibilityState === 'hidden') listener();
  };
  page?.addEventListener?.('pagehide', listener);
  page?.addEventListener?.('visibilitychange', hide);
  return () => {
    page?.removeEventListener?.('pagehide', listener);
    page?.removeEventListener?.('visibilitychange', hide);
  };
}

function createSteps<Id, State extends string, Event extends string, Detail>(
  machine: LifecycleMachine<State, Event>,
  { running, unsent, environment: { onHide = onPageHide } }: ShopContext,
  perform: (id: Id, step: Event, detail: Detail | undefined) => Promise<unknown>,
  undoing: Undoing<Id, string> | null,
) {
  const state = createStore<StepsState<Id, Event>>({
    pending: new Map(),
    taken: new Map(),
    undoable: null,
    failed: null,
  });
  let isLeft = false;
  /** The step that waits to be sent. */
  let waiting: { send(type: 'lifecycle.undo' | 'lifecycle.send'): void } | null = null;
  const sendWaiting = () => waiting?.send('lifecycle.send');

  const commands: StepsCommands<Id, State, Event, Detail> = {
    dismiss: () => state.set({ ...state.get(), failed: null }),
    undo: () => waiting?.send('lifecycle.undo'),
    takenNow: () => state.get().taken,
    take(id, seen, step, detail) {
      if (state.get().pending.has(id) || state.get().taken.has(id)) return;
      const provided = provideLifecycle(machine, (each) => perform(id, each, detail));
      const actor = createActor(provided, {
        input: seen,
        ...running,
      });
      const undoMs = undoing?.can(step) ? undoing.ms : 0;
      actor.start();
      actor.send({ type: 'lifecycle.take', step, undoMs });
      // Not allowed from here: nothing has begun.
      if (actor.getSnapshot().hasTag('idle')) return void actor.stop();
      const shown = undoMs > 0 ? 'taken' : 'pending';
      const change = (isUnderWay: boolean, more: Partial<StepsState<Id, Event>>) => {
        const steps = new Map(state.get()[shown]);
        if (isUnderWay) steps.set(id, step);
        else steps.delete(id);
        state.set({ ...state.get(), [shown]: steps, ...more });
      };
      let close = () => {};
      if (undoing && undoMs > 0) {
        sendWaiting();
        waiting = { send: (type) => actor.send({ type }) };
        close = undoing.say(id, commands.undo);
      }
      change(true, { failed: null, ...(undoMs > 0 && { undoable: id }) });
      actor.subscribe((snapshot) => {
        if (snapshot.hasTag('undoable')) return;
        if (state.get().undoable === id) {
          waiting = null;
          state.set({ ...state.get(), undoable: null });
          close();
        }
        if (!snapshot.hasTag('idle')) return;
        const { error, state: now } = snapshot.context;
        if (undoMs > 0 && isLeft && error) undoing?.failLate(id, error);
        if (undoMs > 0 && !isLeft && now === seen.state) undoing?.back?.(id, error);
        change(false, error ? { failed: { id, step, error } } : {});
        actor.stop();
      });
    },
  };

  /** While the page is there. What waits is sent when it is left, hidden or closed. */
  const visit = () => {
    isLeft = false;
    unsent.add(sendWaiting);
    const stop = onHide(sendWaiting);
    return () => {
      unsent.delete(sendWaiting);
      stop();
      isLeft = true;
      sendWaiting();
    };
  };
  return { state, commands, visit };
}
