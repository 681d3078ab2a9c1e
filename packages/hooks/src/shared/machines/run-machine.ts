import {
  createActor,
  type ActorOptions,
  type AnyStateMachine,
  type EmittedFrom,
  type EventFrom,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import type { Clock } from '../clock.ts';
import type { Running } from './running.ts';

export interface RunOptions<Machine extends AnyStateMachine> {
  clock: Clock;
  input?: InputFrom<Machine>;
  /** Called with the first snapshot too. */
  onSnapshot(snapshot: SnapshotFrom<Machine>): void;
  onEmitted?(emitted: EmittedFrom<Machine>): void;
}

/** Starts a machine. Imported only by files that are loaded on demand: it brings xstate along. */
export function runMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  { clock, input, onSnapshot, onEmitted }: RunOptions<Machine>,
): Running<EventFrom<Machine>> {
  const actor = createActor(machine, { clock, input } as ActorOptions<Machine>);
  if (onEmitted) actor.on('*', (emitted) => onEmitted(emitted as EmittedFrom<Machine>));
  actor.subscribe((snapshot) => onSnapshot(snapshot as SnapshotFrom<Machine>));
  actor.start();
  return { send: (event) => actor.send(event), stop: () => actor.stop() };
}
