// @vitest-environment node
import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { diagramOf } from '../scripts/chart.ts';
import { ALL_MACHINES, nodesOf, transitionsOf } from './testing/all-machines.test.kit.ts';
import { mermaidProblems } from './testing/mermaid.test.kit.ts';

it.each(ALL_MACHINES)('%s is drawn so that Mermaid understands it', (_name, machine) => {
  expect(mermaidProblems(diagramOf(machine))).toEqual([]);
});

it.each(ALL_MACHINES)('%s is drawn with a way into every state', (_name, machine) => {
  const diagram = diagramOf(machine);
  const reached = nodesOf(machine)
    .flatMap(transitionsOf)
    .flatMap(({ target }) => target ?? [])
    .map(({ path }) => `--> s_${path.join('_').replaceAll(/\W/g, '_')}`);
  expect(reached.filter((arrow) => !diagram.includes(arrow))).toEqual([]);
});

it('draws what leads from every state at once, but where a state answers itself', () => {
  const machine = createMachine({
    id: 'door',
    initial: 'shut',
    on: { ring: '.answered' },
    states: { shut: {}, asleep: { on: { ring: {} } }, answered: {} },
  });
  const arrows = diagramOf(machine)
    .split('\n')
    .filter((line) => line.includes('ring'))
    .map((line) => line.trim());
  expect(arrows).toEqual(['s_shut --> s_answered : ring', 's_answered --> s_answered : ring']);
});

it('writes as codes what Mermaid would take for its own', () => {
  const machine = createMachine({
    id: 'odd',
    initial: 'a: b',
    states: { 'a: b': { on: { 'x{y};': 'end' } }, end: {} },
  });
  const diagram = diagramOf(machine);
  expect(diagram).toContain('s_a__b : a#58; b');
  expect(diagram).toContain('s_a__b --> s_end : x#123;y#125;#59;');
  expect(mermaidProblems(diagram)).toEqual([]);
});

it.each([
  ['1st : x', 'not understood'],
  ['end : x', 'is a word of Mermaid'],
  ['a : x{y}', 'not understood'],
  ['a --> b', 'has no name'],
  ['a : a\nstate a {\n  b : b\n  a --> b\n}', 'leads through a frame'],
  ['a : a\nstate a {', 'never closed'],
])('finds what is wrong with %j', (lines, problem) => {
  expect(mermaidProblems(`stateDiagram-v2\n${lines}`).join()).toContain(problem);
});
