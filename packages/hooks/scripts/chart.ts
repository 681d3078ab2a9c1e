/** Draws a machine: its states and transitions as a diagram, and as tables what a picture cannot hold. */
import type { AnyStateMachine } from 'xstate';
import type { AnyStateNode } from 'xstate/graph';

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

const nameOf = ({ path }: AnyStateNode) => path.join('.');
/** Mermaid's ids know no dots and no blanks, and some words are its own. */
const idOf = ({ path }: AnyStateNode) => `s_${path.join('_').replaceAll(/\W/g, '_')}`;

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
function conditionOf(transition: Transition): string {
  if (transition.guard) return guardName(transition.guard);
  const { source, eventType } = transition;
  const list = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  return list.length > 1 ? 'else' : '';
}

export function delaysOf({ implementations }: AnyStateMachine): [name: string, ms: string][] {
  return Object.entries(implementations.delays).map(([name, delay]) => [
    name,
    typeof delay === 'number' ? `${delay} ms` : 'depends on the context',
  ]);
}

/** What triggers a transition, in words. */
function triggerOf({ eventType, source }: Transition): string {
  const [, kind, rest = ''] =
    /^xstate\.(done|error|after)\.(?:actor\.)?(.+)$/.exec(eventType) ?? [];
  if (kind === undefined) return eventType === '' ? 'at once' : eventType;
  if (kind === 'after') return `after ${rest.split('.')[0]}`;
  const invoked = source.invoke.find(({ id }) => id === rest);
  return `${String(invoked?.src ?? rest)} ${kind === 'done' ? 'done' : 'failed'}`;
}

/** What Mermaid would read as its own syntax stands as a code, as in HTML. */
const escaped = (label: string) =>
  label.replaceAll(/[^\p{L}\p{N} .,_()[\]-]/gu, (char) => `#${char.codePointAt(0)};`);

function labelOf(transition: Transition): string {
  const condition = conditionOf(transition);
  const trigger = triggerOf(transition);
  const parts = [trigger === 'at once' ? '' : trigger, condition && `[${condition}]`];
  return escaped(parts.filter(Boolean).join(' '));
}

interface Arrow {
  from: AnyStateNode;
  to: AnyStateNode;
  label: string;
}

/** Passed through at once: nothing else can happen there. */
const isPassing = ({ always = [] }: AnyStateNode) => always.some(({ guard }) => !guard);

const takesItself = (node: AnyStateNode, { eventType }: Transition) =>
  (node.transitions.get(eventType) ?? []).some(({ guard }) => !guard);

/**
 * The arrows of one transition. What leads from a state that holds others to one of them leads
 * there from each of them, as far as it does not take the event itself: no arrow can start at the
 * frame around its own end.
 */
function arrowsFrom(from: AnyStateNode, to: AnyStateNode, transition: Transition): Arrow[] {
  if (!isInside(to, from)) return [{ from, to, label: labelOf(transition) }];
  const isElsewhere = (child: AnyStateNode) =>
    from.type === 'parallel' && child !== to && !isInside(to, child);
  return childrenOf(from)
    .filter((child) => !isElsewhere(child) && !isPassing(child) && !takesItself(child, transition))
    .flatMap((child) => arrowsFrom(child, to, transition));
}

const arrowsOf = (machine: AnyStateNode): Arrow[] =>
  nodesUnder(machine).flatMap((node) =>
    transitionsOf(node).flatMap((transition) =>
      (transition.target ?? []).flatMap((to) => arrowsFrom(node, to, transition)),
    ),
  );

function drawStates(node: AnyStateNode, indent: string): string[] {
  const inside = childrenOf(node).flatMap((child) => {
    const label = `${indent}${idOf(child)} : ${escaped(child.key)}`;
    if (childrenOf(child).length === 0) return [label];
    return [
      label,
      `${indent}state ${idOf(child)} {`,
      ...drawStates(child, `${indent}  `),
      `${indent}}`,
    ];
  });
  if (node.type === 'parallel') return drawRegions(node, indent);
  const [first] = node.initial.target;
  return [
    ...(first ? [`${indent}[*] --> ${idOf(first)}`] : []),
    ...inside,
    ...drawArrows(node, indent),
  ];
}

/** Regions side by side; Mermaid wants a state around them. */
function drawRegions(node: AnyStateNode, indent: string): string[] {
  const inner = `${indent}  `;
  const regions = childrenOf(node).map((child, index) => [
    ...(index === 0 ? [] : [`${inner}--`]),
    `${inner}${idOf(child)} : ${escaped(child.key)}`,
    `${inner}state ${idOf(child)} {`,
    ...drawStates(child, `${inner}  `),
    `${inner}}`,
  ]);
  const id = `s_${node.key}`;
  return [
    `${indent}${id} : ${escaped(node.key)}`,
    `${indent}state ${id} {`,
    ...regions.flat(),
    `${indent}}`,
  ];
}

/** Arrows stand in the innermost state that holds both their ends. */
function drawArrows(holder: AnyStateNode, indent: string): string[] {
  const arrows = new Map<string, string[]>();
  for (const { from, to, label } of arrowsOf(holder.machine.root as AnyStateNode)) {
    if (holderOf(from, to) !== holder) continue;
    const arrow = `${idOf(from)} --> ${idOf(to)}`;
    arrows.set(arrow, [...(arrows.get(arrow) ?? []), label]);
  }
  return [...arrows].map(([arrow, labels]) => {
    const said = [...new Set(labels.filter(Boolean))].join('<br/>');
    return `${indent}${arrow}${said && ` : ${said}`}`;
  });
}

const isInside = (node: AnyStateNode, holder: AnyStateNode): boolean =>
  node.parent === holder || (node.parent !== undefined && isInside(node.parent, holder));

function holderOf(a: AnyStateNode, b: AnyStateNode): AnyStateNode | undefined {
  let holder = a.parent;
  while (holder && holder !== b.parent && !isInside(b, holder)) holder = holder.parent;
  return holder;
}

/** The machine as a state diagram of Mermaid. */
export function diagramOf(machine: AnyStateMachine): string {
  return ['stateDiagram-v2', ...drawStates(machine.root, '  ')].join('\n');
}

/** Every transition, those included that no diagram shows because nothing is left. */
export function transitionRows(machine: AnyStateMachine): string[][] {
  return nodesUnder(machine.root).flatMap((node) =>
    transitionsOf(node).map((transition) => [
      nameOf(node) || 'any state',
      triggerOf(transition),
      conditionOf(transition),
      transition.target?.map(nameOf).join(', ') ?? 'stays',
    ]),
  );
}

/** The events that somebody outside sends. */
export const eventsOf = (machine: AnyStateMachine): string[] =>
  machine.events.filter((type) => !type.startsWith('xstate.')).sort();

/** States that nothing is left in at once, by their names. */
export const statesOf = (machine: AnyStateMachine): string[] =>
  nodesUnder(machine.root)
    .filter((node) => node !== machine.root && childrenOf(node).length === 0)
    .map(nameOf);
