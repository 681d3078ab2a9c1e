import {
  createActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { nameOf, nodesOf } from './all-machines.ts';
import { deferred, type Deferred } from './deferred.ts';
import { ManualClock } from './manual-clock.ts';
import { flushMicrotasks } from './virtual-time.ts';
import type { Walk } from './walk.types.ts';

const OF_THE_WORLD = /^xstate\.(done|error|after)\.(?:actor\.)?(.+)$/;

/** A machine at work; its actors answer and its delays end when a step of the walk says so. */
export function startRun(walk: Walk<AnyStateMachine>, input: unknown, taken: Set<string>) {
  const clock = new ManualClock();
  const asked = new Map<string, Deferred<never>>();
  const machine = walk.provide((src) => {
    const answer = deferred<never>();
    asked.set(src, answer);
    return answer.promise;
  });
  const actor = createActor(machine, {
    clock,
    input,
    inspect(event) {
      if (event.type !== '@xstate.microstep') return;
      for (const transition of event._transitions) taken.add(nameOf(transition));
    },
  });
  const broken: unknown[] = [];
  actor.subscribe({ error: (error) => broken.push(error) });
  actor.start();

  const nodes = nodesOf(machine);
  const answerOf = (id: string) => {
    const invoked = nodes.flatMap(({ invoke }) => invoke).find((each) => each.id === id);
    return asked.get(String(invoked?.src));
  };
  const end = (eventType: string) => {
    const after = nodes.flatMap((node) => node.after).find((each) => each.eventType === eventType);
    const delay: unknown = machine.implementations.delays[String(after?.delay)];
    const { context } = actor.getSnapshot() as AnyMachineSnapshot;
    clock.end(Number(typeof delay === 'function' ? delay({ context }) : delay));
  };

  return {
    now: () => actor.getSnapshot() as AnyMachineSnapshot,
    /** Why the machine has come to a halt. */
    broken,
    stop: () => actor.stop(),
    async step(event: AnyEventObject) {
      const [, kind, id = ''] = OF_THE_WORLD.exec(event.type) ?? [];
      if (kind === 'done') answerOf(id)?.resolve(event['output'] as never);
      else if (kind === 'error') answerOf(id)?.reject(event['error']);
      else if (kind === 'after') end(event.type);
      else actor.send(event);
      await flushMicrotasks();
    },
  };
}
