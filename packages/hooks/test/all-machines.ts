import { StateMachine, type AnyStateMachine } from 'xstate';
import { getStateNodes, type AnyStateNode } from 'xstate/graph';
import * as machines from '../src/machines.ts';

type Named = readonly [name: string, machine: AnyStateMachine];

/** Every machine that the package exports, by the name of its export. */
export const EXPORTED_MACHINES: readonly Named[] = Object.entries(
  machines as Readonly<Record<string, unknown>>,
).filter((member): member is [string, AnyStateMachine] => member[1] instanceof StateMachine);

/** The machine of every form: what differs from one to the next is no part of the machine. */
const formMachine = machines.createFormMachine({
  id: 'form',
  memo: null,
  start: () => ({}),
  read: () => ({ ok: true, values: null }),
  failed: () => null,
});

/** These, and one of those that `createFormMachine` makes. */
export const ALL_MACHINES: readonly Named[] = [
  ...EXPORTED_MACHINES,
  ['createFormMachine', formMachine],
];

/** Every state of a machine, the machine itself first. */
export function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  return [machine.root, ...getStateNodes(machine.root)];
}

type Transition = AnyStateNode['always'] extends (infer Each)[] | undefined ? Each : never;

/** Every transition that a state declares itself: events, delays, ends of actors, conditions. */
export function transitionsOf(node: AnyStateNode): Transition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** A name for people: where it starts, what triggers it, where it leads. */
export function nameOf(transition: Transition): string {
  const { source, eventType, target } = transition;
  const list: readonly Transition[] =
    eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const index = list.length > 1 ? `#${list.indexOf(transition) + 1}` : '';
  const to = target?.map(({ path }) => path.join('.')).join(', ') ?? '(stays)';
  return `${source.path.join('.') || source.machine.id}: ${triggerOf(eventType)}${index} → ${to}`;
}

/** What triggers a transition, in words. */
function triggerOf(eventType: string): string {
  return eventType === '' ? 'always' : eventType.replace(/^xstate\.(\w+)\.(?:actor\.)?/, '$1 ');
}
