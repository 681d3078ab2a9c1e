/** The drawings of the machines show what the machines do. */
import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { ALL_MACHINES, nodesOf, transitionsOf } from '../../packages/hooks/test/all-machines.ts';
import { diagramOf } from '../.vitepress/chart.ts';
import { drawn } from '../.vitepress/markdown.ts';

it.each(ALL_MACHINES)('%s is drawn with every state, and with a way into it', (_name, machine) => {
  const diagram = diagramOf(machine);
  const picture = drawn(diagram);
  const nodes = nodesOf(machine).filter((node) => node !== machine.root);
  expect(nodes.filter(({ key }) => !picture.includes(`>${key}</`)).map(({ id }) => id)).toEqual([]);
  const reached = [machine.root, ...nodes]
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
  const states = { 'a: b': { on: { 'x{y};': 'end' } }, end: {} };
  const diagram = diagramOf(createMachine({ id: 'odd', initial: 'a: b', states }));
  expect(diagram).toContain('s_a__b : a#58; b');
  expect(diagram).toContain('s_a__b --> s_end : x#123;y#125;#59;');
});
