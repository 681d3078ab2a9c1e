import type { Role } from '@filigrana/sdk';
import {
  customerLifecycle,
  novedadLifecycle,
  orderLifecycle,
  specialOrderLifecycle,
  type Lifecycle,
  type LifecycleTable,
} from '@filigrana/sdk/domain';
import { expect } from 'vitest';
import { fromPromise } from 'xstate';
import { createLifecycleMachine } from '../shared/machines/lifecycle.machine.ts';
import { httpError, offline } from '../../test/fixtures.ts';
import { describeWalk } from '../../test/walk.ts';
import { novedadMachine } from './novedades/novedad.machine.ts';
import { orderMachine } from './orders/order.machine.ts';
import { specialOrderMachine } from './special-orders/special-order.machine.ts';
import { staffRoleLifecycle } from './staff/staff-role.ts';

const ROLES: readonly (Role | null)[] = [1, 2, 3, null];

/** Every state for every role: what can be pressed is what the table allows, and leads where it says. */
function describeLifecycle<State extends string, Event extends string>(
  name: string,
  machine: ReturnType<typeof createLifecycleMachine<State, Event>>,
  lifecycle: Lifecycle<State, Event, LifecycleTable<State, Event>>,
): void {
  describeWalk(name, {
    provide: (ask) =>
      machine.provide({ actors: { take: fromPromise<void, Event>(() => ask('take')) } }),
    inputs: lifecycle.states.flatMap((state) => ROLES.map((role) => ({ state, role }))),
    events: [
      ...lifecycle.events.map((step) => ({ type: 'lifecycle.take', step }) as const),
      ...lifecycle.events.map((step) => ({ type: 'lifecycle.take', step, undoMs: 6_000 }) as const),
      { type: 'lifecycle.undo' },
      { type: 'lifecycle.send' },
    ],
    answers: {
      take: [
        { done: undefined },
        { fail: httpError(409, { code: 'INVALID_STATE' }) },
        { fail: offline() },
      ],
    },
    key: ({ state, error }) => ({ state, error: error?.message }),
    // A step that is on its way always comes to an end.
    home: (snapshot) => snapshot.hasTag('idle'),
    see(snapshot) {
      const { state, role, error } = snapshot.context;
      const isIdle = snapshot.hasTag('idle');
      for (const step of lifecycle.events) {
        const isEnabled = snapshot.can({ type: 'lifecycle.take', step });
        expect(isEnabled, `${step} from ${state}`).toBe(isIdle && lifecycle.can(step, state, role));
      }
      if (!isIdle) expect(error).toBeNull();
      for (const type of ['lifecycle.undo', 'lifecycle.send'] as const)
        expect(snapshot.can({ type }), type).toBe(snapshot.hasTag('undoable'));
    },
  });
}

describeLifecycle('an order', orderMachine, orderLifecycle);
describeLifecycle('a special order', specialOrderMachine, specialOrderLifecycle);
describeLifecycle('a novedad', novedadMachine, novedadLifecycle);
describeLifecycle(
  'an account that is blocked',
  createLifecycleMachine('customer', customerLifecycle),
  customerLifecycle,
);
describeLifecycle(
  'the role of a staff account',
  createLifecycleMachine('staffRole', staffRoleLifecycle),
  staffRoleLifecycle,
);
