/** Walks machines along every path that xstate's graph tools find in them. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { nameOf, nodesOf, transitionsOf } from './all-machines.ts';
import { activeIn, graphOf, strandedIn, text, type Edge, type WalkGraph } from './walk-graph.ts';
import { startRun } from './walk-run.ts';
import type { Walk } from './walk.types.ts';

async function follow(
  walk: Walk<AnyStateMachine>,
  graph: WalkGraph,
  { from, to, event }: Edge,
  taken: Set<string>,
): Promise<void> {
  const run = startRun(walk, graph.input, taken);
  walk.see(run.now());
  for (const step of [...graph.pathTo(from), event]) {
    await run.step(step);
    walk.see(run.now());
  }
  expect(run.broken).toEqual([]);
  expect(graph.keyOf(run.now()), `after ${text(event)}`).toBe(to);
  run.stop();
}

/**
 * Walks a machine: every kind of step from every state that can be reached, with a person's events,
 * answers and failures of every actor and the end of every delay. The steps are found in the graph
 * of the machine and taken by the machine at work; at each state it is asked what the person sees.
 */
export function describeWalk<Machine extends AnyStateMachine>(
  name: string,
  through: Walk<Machine>,
): void {
  // Snapshots of the one machine are handed back to the one walk: their types need no following.
  const walk = through as unknown as Walk<AnyStateMachine>;
  const nodes = nodesOf(walk.provide(() => Promise.reject(new Error('Nobody is asked.'))));
  const inputs: readonly unknown[] = walk.inputs ?? [undefined];

  describe(`a walk through ${name}`, () => {
    const taken = new Set<string>();
    const graphs: WalkGraph[] = [];

    beforeAll(async () => {
      for (const input of inputs) {
        const graph = graphOf(walk, input);
        graphs.push(graph);
        const signs = new Map(graph.edges.map((edge) => [edge.sign, edge]));
        for (const edge of signs.values()) await follow(walk, graph, edge, taken);
        // What hangs on the context alone looks the same from outside: it is searched for.
        for (const missing of nodes.flatMap(transitionsOf))
          for (const edge of graph.edges.filter(({ event }) => event.type === missing.eventType))
            if (!taken.has(nameOf(missing))) await follow(walk, graph, edge, taken);
      }
    }, 180_000);

    it('takes every transition that is declared, and says why of the others', () => {
      const declared = new Set(nodes.flatMap(transitionsOf).map(nameOf));
      const never = [...declared].filter((transition) => !taken.has(transition));
      expect(never.sort()).toEqual(Object.keys(walk.never ?? {}).sort());
    });

    it('enters every state that is declared', () => {
      const snapshots = graphs.flatMap(({ states }) => [...states.values()]);
      const entered = new Set(snapshots.flatMap(activeIn).map(({ id }) => id));
      // What is only passed through, such as a check, is left by its conditions: see above.
      const lasting = nodes.filter(({ always }) => (always ?? []).length === 0);
      expect(lasting.map(({ id }) => id).filter((id) => !entered.has(id))).toEqual([]);
    });

    it('leaves nobody where there is no way back', () => {
      for (const graph of graphs) {
        const [start] = graph.states.values();
        const isHome = walk.home ?? (({ value }) => text(value) === text(start?.value));
        const isSafe = (key: string) => {
          const snapshot = graph.states.get(key)!;
          return isHome(snapshot) || walk.stop?.(snapshot) === true;
        };
        expect(strandedIn(graph, isSafe)).toEqual([]);
      }
    });
  });
}
