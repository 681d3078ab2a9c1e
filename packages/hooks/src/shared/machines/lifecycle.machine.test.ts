import type { Role } from '@filigrana/sdk';
import {
  customerLifecycle,
  novedadLifecycle,
  orderLifecycle,
  specialOrderLifecycle,
  type Lifecycle,
  type LifecycleTable,
} from '@filigrana/sdk/domain';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { httpError } from '../../../test/fixtures.ts';
import { flushMicrotasks, VirtualTime } from '../../../test/virtual-time.ts';
import { createLifecycleMachine } from './lifecycle.machine.ts';

const ROLES: readonly (Role | null)[] = [1, 2, 3, null];

/** Starts the machine of one thing whose steps the server takes or refuses. */
function start<State extends string, Event extends string>(
  lifecycle: Lifecycle<State, Event, LifecycleTable<State, Event>>,
  input: { state: State; role: Role | null },
  answer: () => Promise<void> = () => Promise.resolve(),
) {
  const take = fromPromise<void, Event>(answer);
  const machine = createLifecycleMachine('thing', lifecycle).provide({ actors: { take } });
  return createActor(machine, { input }).start();
}

function provesTable<State extends string, Event extends string>(
  name: string,
  lifecycle: Lifecycle<State, Event, LifecycleTable<State, Event>>,
): void {
  describe(name, () => {
    const cases = lifecycle.states.flatMap((state) =>
      lifecycle.events.flatMap((step) => ROLES.map((role) => ({ state, step, role }))),
    );
    it.each(cases)(
      'does $step from $state for role $role exactly when the table allows it',
      async ({ state, step, role }) => {
        const actor = start(lifecycle, { state, role });
        actor.send({ type: 'lifecycle.take', step });
        const isAllowed = lifecycle.can(step, state, role);
        expect(actor.getSnapshot().hasTag('idle')).toBe(!isAllowed);
        await flushMicrotasks();
        expect(actor.getSnapshot().context.state).toBe(
          isAllowed ? lifecycle.next(step, state) : state,
        );
        expect(actor.getSnapshot().hasTag('idle')).toBe(true);
      },
    );
  });
}

provesTable('orders', orderLifecycle);
provesTable('special orders', specialOrderLifecycle);
provesTable('novedades', novedadLifecycle);
provesTable('customers', customerLifecycle);

it('stays where it was when the server refuses, and keeps why', async () => {
  const refused = httpError(409, { code: 'INVALID_STATE' });
  const actor = start(orderLifecycle, { state: 'pendiente', role: 2 }, () =>
    Promise.reject(refused),
  );
  actor.send({ type: 'lifecycle.take', step: 'aceptar' });
  await flushMicrotasks();
  expect(actor.getSnapshot().context).toMatchObject({ state: 'pendiente', error: refused });
});

it('takes one step at a time', async () => {
  const actor = start(orderLifecycle, { state: 'pendiente', role: 2 });
  actor.send({ type: 'lifecycle.take', step: 'aceptar' });
  actor.send({ type: 'lifecycle.take', step: 'rechazar' });
  await flushMicrotasks();
  expect(actor.getSnapshot().context.state).toBe('confirmado');
});

describe('a step that can be undone', () => {
  const accept = { type: 'lifecycle.take', step: 'aceptar', undoMs: 6_000 } as const;
  const wait = () => {
    const time = new VirtualTime();
    const sent = vi.fn(() => Promise.resolve());
    const take = fromPromise<void, 'aceptar' | 'rechazar' | 'enviar'>(sent);
    const machine = createLifecycleMachine('order', orderLifecycle).provide({ actors: { take } });
    const actor = createActor(machine, { input: { state: 'pendiente', role: 2 }, clock: time });
    actor.start().send(accept);
    return { actor, sent, time };
  };

  it('is sent when its time is over', async () => {
    const { actor, sent, time } = wait();
    await time.pass(5_999);
    expect(sent).not.toHaveBeenCalled();
    await time.pass(1);
    expect(sent).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().context.state).toBe('confirmado');
  });

  it('is never sent once it is undone', async () => {
    const { actor, sent, time } = wait();
    actor.send({ type: 'lifecycle.undo' });
    await time.pass(10_000);
    expect(sent).not.toHaveBeenCalled();
    expect(actor.getSnapshot().hasTag('idle')).toBe(true);
  });

  it('is sent once, and at once, when it is not to wait longer', async () => {
    const { actor, sent, time } = wait();
    actor.send({ type: 'lifecycle.send' });
    actor.send({ type: 'lifecycle.undo' });
    await time.pass(10_000);
    expect(sent).toHaveBeenCalledOnce();
  });
});
