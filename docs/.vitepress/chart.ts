/** Draws a machine: its states and transitions as a diagram, and as tables what a picture cannot hold. */
import type { AnyStateMachine } from 'xstate';
import type { AnyStateNode } from 'xstate/graph';
import { code, list, paragraphs, table } from './markdown.ts';
import { idOf } from './state-id.ts';

type Transition = NonNullable<AnyStateNode['always']>[number];

const transitionsOf = (node: AnyStateNode): Transition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];
const childrenOf = (node: AnyStateNode) => Object.values(node.states) as AnyStateNode[];
const nodesUnder = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...childrenOf(node).flatMap(nodesUnder),
];
const isInside = (node: AnyStateNode, holder: AnyStateNode): boolean =>
  node.parent === holder || (node.parent !== undefined && isInside(node.parent, holder));

const nameOf = ({ path }: AnyStateNode) => path.join('.');

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  const { type, params, guards, stateValue } = guard as Record<string, unknown>;
  if (Array.isArray(guards)) {
    const names = guards.map(guardName);
    return names.length === 1 ? `not ${names[0]}` : names.join(' or ');
  }
  if (typeof stateValue === 'object' && stateValue !== null)
    return `in ${Object.entries(stateValue).flat().join('.')}`;
  const given = typeof params === 'object' && params !== null ? Object.values(params) : [];
  return [type ?? 'condition', ...given].join(' ');
}

/** The condition of a transition; the last of several without one is taken otherwise. */
function conditionOf({ guard, source, eventType }: Transition): string {
  if (guard) return guardName(guard);
  const list = eventType === '' ? source.always : source.transitions.get(eventType);
  return (list ?? []).length > 1 ? 'else' : '';
}

/** What triggers a transition, in words. */
function triggerOf({ eventType, source }: Transition): string {
  const [, kind, rest = ''] =
    /^xstate\.(done|error|after)\.(?:actor\.)?(.+)$/.exec(eventType) ?? [];
  if (kind === undefined) return eventType || 'at once';
  if (kind === 'after') return `after ${rest.split('.')[0]}`;
  const invoked = source.invoke.find(({ id }) => id === rest);
  return `${String(invoked?.src ?? rest)} ${kind === 'done' ? 'done' : 'failed'}`;
}

/** What Mermaid would read as its own syntax stands as a code, as in HTML. */
const escaped = (label: string) =>
  label.replaceAll(/[^\p{L}\p{N} .,_()[\]-]/gu, (char) => `#${char.codePointAt(0)};`);

function labelOf(transition: Transition): string {
  const trigger = triggerOf(transition).replace('at once', '');
  const condition = conditionOf(transition);
  return escaped([trigger, condition && `[${condition}]`].filter(Boolean).join(' '));
}

interface Arrow {
  from: AnyStateNode;
  to: AnyStateNode;
  label: string;
}

/** Left at once, or takes the event itself. */
const takesItself = ({ always = [], transitions }: AnyStateNode, { eventType }: Transition) =>
  [...always, ...(transitions.get(eventType) ?? [])].some(({ guard }) => !guard);

/**
 * The arrows of one transition. What leads from a state that holds others to one of them leads
 * there from each of them, as far as it does not take the event itself: no arrow can start at the
 * frame around its own end.
 */
function arrowsFrom(from: AnyStateNode, to: AnyStateNode, transition: Transition): Arrow[] {
  if (!isInside(to, from)) return [{ from, to, label: labelOf(transition) }];
  return childrenOf(from)
    .filter((child) => from.type !== 'parallel' || child === to || isInside(to, child))
    .filter((child) => !takesItself(child, transition))
    .flatMap((child) => arrowsFrom(child, to, transition));
}

/** Arrows by the innermost state that holds both their ends, one for everything between two states. */
function arrowsOf(machine: AnyStateNode): Map<AnyStateNode | undefined, Map<string, Set<string>>> {
  const held = new Map<AnyStateNode | undefined, Map<string, Set<string>>>();
  for (const node of nodesUnder(machine))
    for (const transition of transitionsOf(node))
      for (const target of transition.target ?? [])
        for (const { from, to, label } of arrowsFrom(node, target, transition)) {
          let holder = from.parent;
          while (holder && holder !== to.parent && !isInside(to, holder)) holder = holder.parent;
          const inside = held.get(holder) ?? new Map<string, Set<string>>();
          const arrow = `${idOf(from)} --> ${idOf(to)}`;
          held.set(holder, inside.set(arrow, (inside.get(arrow) ?? new Set()).add(label)));
        }
  return held;
}

/** The machine as a state diagram of Mermaid. */
export function diagramOf({ root }: AnyStateMachine): string {
  const arrows = arrowsOf(root);
  const boxed = (node: AnyStateNode, indent: string) => [
    `${indent}${idOf(node)} : ${escaped(node.key)}`,
    ...(childrenOf(node).length === 0
      ? []
      : [`${indent}state ${idOf(node)} {`, ...inside(node, `${indent}  `), `${indent}}`]),
  ];
  const inside = (node: AnyStateNode, indent: string): string[] => {
    const boxes = childrenOf(node).map((child) => boxed(child, indent));
    // Regions side by side.
    if (node.type === 'parallel')
      return boxes.flatMap((lines, index) => (index === 0 ? lines : [`${indent}--`, ...lines]));
    const [first] = node.initial.target;
    return [
      ...(first ? [`${indent}[*] --> ${idOf(first)}`] : []),
      ...boxes.flat(),
      ...[...(arrows.get(node) ?? [])].map(([arrow, labels]) => {
        const said = [...labels].filter(Boolean).join('<br/>');
        return `${indent}${arrow}${said && ` : ${said}`}`;
      }),
    ];
  };
  // Mermaid wants a state around regions.
  const lines = root.type === 'parallel' ? boxed(root, '  ') : inside(root, '  ');
  return ['stateDiagram-v2', ...lines].join('\n');
}

/** Its diagram, its states, events, actors and delays, and every transition. */
export function chartOf(machine: AnyStateMachine): string {
  const { root, implementations, events } = machine;
  const leaves = nodesUnder(root).filter((node) => node !== root && childrenOf(node).length === 0);
  const outside = events.filter((type) => !type.startsWith('xstate.')).sort();
  const rows = nodesUnder(root).flatMap((node) =>
    transitionsOf(node).map((transition) => [
      nameOf(node) || 'any state',
      triggerOf(transition),
      conditionOf(transition),
      // Those included that no diagram shows because nothing is left.
      transition.target?.map(nameOf).join(', ') ?? 'stays',
    ]),
  );
  return paragraphs(
    `## Diagram\n\n\`\`\`mermaid\n${diagramOf(machine)}\n\`\`\``,
    '## States and events',
    [
      `- States: ${list(leaves.map(nameOf))}.`,
      `- Events: ${list(outside)}.`,
      `- Actors: ${list(Object.keys(implementations.actors as object)) || 'none'}.`,
      ...Object.entries(implementations.delays).map(
        ([name, delay]) =>
          `- Delay ${code(name)}: ${typeof delay === 'number' ? `${delay} ms` : 'depends on the context'}.`,
      ),
    ].join('\n'),
    `## Transitions\n\n${table(['From', 'When', 'If', 'To'], rows)}`,
  );
}
