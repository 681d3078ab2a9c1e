import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  customerLifecycle,
  novedadLifecycle,
  orderLifecycle,
  specialOrderLifecycle,
} from '@filigrana/sdk/domain';
import { describe, expect, it } from 'vitest';
import { createActor, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import type { AnyStateNode } from 'xstate/graph';
import { machineNames } from './shared/machines/names.ts';
import { timings } from './shared/timings.ts';
import { ALL_MACHINES, EXPORTED_MACHINES, nodesOf, transitionsOf } from '../test/all-machines.ts';

/** Ends of lifecycles: the thing itself is done with, for everybody and for good. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  order: orderLifecycle.finals,
  specialOrder: specialOrderLifecycle.finals,
  novedad: novedadLifecycle.finals,
  customer: customerLifecycle.finals,
};

const isEnd = (node: AnyStateNode) => ENDS[node.machine.id]?.includes(node.path[0] ?? '') ?? false;

/** Whether something can change that leads from a state to another one. */
function hasWayOut(node: AnyStateNode): boolean {
  const isLeft = transitionsOf(node).some(({ target }) => target?.some((to) => to !== node));
  if (isLeft) return true;
  // A region of a parallel state is not left by what another region does.
  return node.parent !== undefined && node.parent.type !== 'parallel' && hasWayOut(node.parent);
}

const only = (machine: AnyStateMachine, isWanted: (node: AnyStateNode) => boolean) =>
  nodesOf(machine)
    .filter(isWanted)
    .map(({ id }) => id);

describe.each(ALL_MACHINES)('%s', (_name, machine) => {
  it('has an error branch for everything that it waits for', () => {
    const mute = only(machine, (node) =>
      node.invoke.some(({ id }) => !node.transitions.has(`xstate.error.actor.${id}`)),
    );
    expect(mute).toEqual([]);
  });

  it('has no state that a person cannot leave', () => {
    const stuck = only(
      machine,
      (node) => node.type === 'atomic' && !isEnd(node) && !hasWayOut(node),
    );
    expect(stuck).toEqual([]);
  });

  it('is given all its actors from outside', () => {
    const inline = only(machine, (node) =>
      node.invoke.some(({ src }) => typeof src !== 'string' || src.startsWith('xstate.')),
    );
    expect(inline).toEqual([]);
  });

  it.each(Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>))(
    'does nothing of its own where %s is not provided',
    async (_src, logic) => {
      const actor = createActor(logic, { input: undefined });
      const ended = new Promise((resolve) => {
        actor.subscribe({ error: resolve, complete: () => resolve(null) });
      });
      actor.start();
      await expect(ended).resolves.toMatchObject({
        message: expect.stringContaining('needs its actors'),
      });
    },
  );

  it('has a name for every delay', () => {
    const delays = nodesOf(machine).flatMap((node) => node.after.map(({ delay }) => delay));
    const named = Object.keys(machine.implementations.delays);
    for (const delay of delays) expect(named).toContain(delay);
  });

  it('takes its fixed delays from the one table of timings', () => {
    const known = allNumbers(timings);
    for (const delay of Object.values(machine.implementations.delays))
      if (typeof delay === 'number') expect(known).toContain(delay);
  });
});

function allNumbers(table: object): number[] {
  return Object.values(table).flatMap((value: unknown) =>
    typeof value === 'number' ? [value] : allNumbers(value as object),
  );
}

it('names every delay of the specification with its milliseconds', () => {
  expect(timings).toMatchObject({
    toast: { default: 2_000, success: 2_500, error: 3_500, removal: 300 },
    subscription: { thanks: 2_500, loginModal: 2_500, loginRedirect: 2_000 },
    specialOrder: { loginRedirect: 2_500 },
    redirect: 2_000,
    cart: { maxWarning: 2_500, maxToastThrottle: 1_500 },
    product: { sizeHint: 3_000 },
  });
});

const SOURCE = import.meta.dirname;
const SOURCES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|timings\.ts$/.test(file),
);

it('writes no milliseconds anywhere else', () => {
  const MILLISECONDS =
    /(?:setTimeout|delay|duration|throttle|debounce|\bms)\b[^\n;=]*?[(:,]\s*\d{2}/i;
  const found = SOURCES.filter((file) =>
    MILLISECONDS.test(
      readFileSync(path.join(SOURCE, file), 'utf8').replaceAll(/\/\*.*?\*\/|\/\/.*/gs, ''),
    ),
  );
  expect(found).toEqual([]);
});

/** `provideCart(` of `cartMachine`. */
const providerOf = (name: string) =>
  name.replace(
    /^(\w)(.*)Machine$/,
    (_, first: string, rest: string) => `provide${first.toUpperCase()}${rest}(`,
  );

it('are those of processes: what has steps, waits or can collide', () => {
  expect(EXPORTED_MACHINES.map(([, { id }]) => id).sort()).toEqual(machineNames);
  const names = machineNames.map((name) => `${name}Machine`);
  expect(EXPORTED_MACHINES.map(([name]) => name).sort()).toEqual(names);
});

it.each(EXPORTED_MACHINES)('%s is run by a hook', (name) => {
  const runs = SOURCES.filter((file) => {
    const text = readFileSync(path.join(SOURCE, file), 'utf8');
    const isItsOwn = text.includes(`export const ${name} =`);
    return !isItsOwn && (text.includes(`(${name},`) || text.includes(providerOf(name)));
  });
  expect(runs).not.toEqual([]);
});

const MODELS = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.model.test.ts'))
  .map((file) => readFileSync(path.join(SOURCE, file), 'utf8'))
  .join('\n');

it.each(ALL_MACHINES)('%s is walked through in a test', (name) => {
  expect(MODELS.includes(name) || MODELS.includes(providerOf(name))).toBe(true);
});
