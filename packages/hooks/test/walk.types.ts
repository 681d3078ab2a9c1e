import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

/** Asks the world through an actor; the walk answers when it gets there. */
export type Ask = (src: string) => Promise<never>;

/** How the world can answer. */
export type Answer = { readonly done: unknown } | { readonly fail: unknown };

/** What a walk through a machine needs to know of it. */
export interface Walk<Machine extends AnyStateMachine> {
  /** The machine with its actors provided; the ones that are asked wait for the walk. */
  provide(ask: Ask): Machine;
  /** What the machine is started with; the walk begins anew with each. */
  inputs?: readonly InputFrom<Machine>[];
  /** Everything that a person or the world around can do in a state. */
  events:
    | readonly EventFromLogic<Machine>[]
    | ((snapshot: SnapshotFrom<Machine>) => readonly EventFromLogic<Machine>[]);
  /** How each actor can end, by its name. */
  answers?: Readonly<Record<string, readonly Answer[]>>;
  /** What of the context tells two states apart, besides the state's name. */
  key?(context: SnapshotFrom<Machine>['context']): unknown;
  /** What has to hold for whoever sees that state. */
  see(snapshot: SnapshotFrom<Machine>): void;
  /** Where a person can always get to, from every state; its initial state unless it says otherwise. */
  home?(snapshot: SnapshotFrom<Machine>): boolean;
  /** Where the walk does not go on, so that it comes to an end. */
  stop?(snapshot: SnapshotFrom<Machine>): boolean;
  /** Transitions that are never taken, each with the reason. */
  never?: Readonly<Record<string, string>>;
}
