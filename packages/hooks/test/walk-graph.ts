import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import {
  adjacencyMapToArray,
  getAdjacencyMap,
  getShortestPaths,
  type AnyStateNode,
} from 'xstate/graph';
import type { Walk } from './walk.types.ts';

/** One step from a state to another one, by their keys. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly event: AnyEventObject;
  /** Steps with the same sign look the same from outside. */
  readonly sign: string;
}

/** Every state that a machine can get into, and every step between them. */
export interface WalkGraph {
  readonly input: unknown;
  readonly states: ReadonlyMap<string, AnyMachineSnapshot>;
  readonly edges: readonly Edge[];
  /** The events on the shortest way to a state. */
  pathTo(key: string): readonly AnyEventObject[];
  keyOf(snapshot: AnyMachineSnapshot): string;
}

/** The states that a machine is in. */
export const activeIn = (snapshot: AnyMachineSnapshot) =>
  snapshot._nodes as readonly AnyStateNode[];

/** Values as text; files by name, errors by what they say. */
export function text(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (part instanceof File) return `file ${part.name}`;
    return part instanceof Error ? { ...part, message: part.message } : part;
  });
}

/** What the world can do in a state: actors end, delays pass. */
function endings({ answers = {} }: Walk<AnyStateMachine>, snapshot: AnyMachineSnapshot) {
  return activeIn(snapshot).flatMap((node): AnyEventObject[] => [
    ...node.invoke.flatMap(({ id, src }) =>
      (answers[String(src)] ?? []).map((answer) =>
        'done' in answer
          ? { type: `xstate.done.actor.${id}`, output: answer.done, actorId: id }
          : { type: `xstate.error.actor.${id}`, error: answer.fail, actorId: id },
      ),
    ),
    ...node.after.map(({ eventType }) => ({ type: eventType })),
  ]);
}

export function graphOf(walk: Walk<AnyStateMachine>, input: unknown): WalkGraph {
  const machine = walk.provide(() => Promise.reject(new Error('The graph asks nobody.')));
  const keyOf = (snapshot: AnyMachineSnapshot) =>
    text([snapshot.value, walk.key?.(snapshot.context) ?? null]);
  const options = {
    input,
    events: (snapshot: AnyMachineSnapshot) => [
      ...(typeof walk.events === 'function' ? walk.events(snapshot) : walk.events),
      ...endings(walk, snapshot),
    ],
    serializeState: keyOf,
    serializeEvent: text,
    ...(walk.stop && { stopWhen: walk.stop }),
    limit: 100_000,
  };
  // The tools' types ask for what the options of every traversal have, not for what these need.
  const traversal = options as unknown as Parameters<typeof getShortestPaths<AnyStateMachine>>[1];
  const map = getAdjacencyMap(machine, traversal as never);
  const paths = new Map(
    getShortestPaths(machine, traversal).map(({ state, steps }) => [
      keyOf(state as AnyMachineSnapshot),
      // The first step is the start itself.
      steps.slice(1).map(({ event }) => event as AnyEventObject),
    ]),
  );
  const edges = adjacencyMapToArray<AnyMachineSnapshot, AnyEventObject>(map as never).map(
    ({ state, event, nextState }) => ({
      from: keyOf(state),
      to: keyOf(nextState),
      event,
      sign: text([state.value, event, nextState.value]),
    }),
  );
  return {
    input,
    states: new Map(
      Object.values(map).map(({ state }) => [
        keyOf(state as AnyMachineSnapshot),
        state as AnyMachineSnapshot,
      ]),
    ),
    edges,
    pathTo: (key) => paths.get(key) ?? [],
    keyOf,
  };
}

/** States from which no state that is home can be reached. */
export function strandedIn({ states, edges }: WalkGraph, isHome: (key: string) => boolean) {
  const safe = new Set([...states.keys()].filter(isHome));
  for (let size = -1; size !== safe.size;) {
    size = safe.size;
    for (const { from, to } of edges) if (safe.has(to)) safe.add(from);
  }
  return [...states.keys()].filter((key) => !safe.has(key));
}
