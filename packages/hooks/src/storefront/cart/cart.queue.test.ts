import { expect, it } from 'vitest';
import { enqueue, type CartCommand, type QueuedCommand } from './cart.queue.ts';
import { itemFor } from '../../../test/cart/cart-item.ts';

const set = (line: number, cantidad: number): CartCommand => ({ kind: 'set', line, cantidad });
const remove = (line: number): CartCommand => ({ kind: 'remove', line });
const add = (line: number, cantidad: number): CartCommand => ({
  kind: 'add',
  line,
  item: itemFor(line, 145, cantidad),
});
const empty: CartCommand = { kind: 'empty' };

function queue(...commands: CartCommand[]): readonly QueuedCommand[] {
  return commands.reduce<readonly QueuedCommand[]>(
    (waiting, command, id) => enqueue(waiting, { command, ids: [id] }),
    [],
  );
}
const commandsOf = (waiting: readonly QueuedCommand[]) => waiting.map(({ command }) => command);
const idsOf = (waiting: readonly QueuedCommand[]) => waiting.map(({ ids }) => ids);

it('keeps commands of different lines in their order', () => {
  expect(commandsOf(queue(set(1, 2), remove(2), add(3, 1)))).toEqual([
    set(1, 2),
    remove(2),
    add(3, 1),
  ]);
});

it('merges waiting quantities of one line into the last one, in the first one’s place', () => {
  const waiting = queue(set(1, 2), remove(2), set(1, 3), set(1, 4));
  expect(commandsOf(waiting)).toEqual([set(1, 4), remove(2)]);
  expect(idsOf(waiting)).toEqual([[0, 2, 3], [1]]);
});

it('adds waiting additions of one line up', () => {
  expect(commandsOf(queue(add(1, 1), add(1, 2)))).toEqual([add(1, 3)]);
});

it('lets a removal make what waits of its line needless', () => {
  const waiting = queue(add(1, 1), set(1, 4), remove(1));
  expect(commandsOf(waiting)).toEqual([add(1, 1), remove(1)]);
  expect(commandsOf(queue(set(1, 4), remove(1)))).toEqual([remove(1)]);
});

it('never merges across a command that reads what is there', () => {
  expect(commandsOf(queue(set(1, 2), add(1, 1), set(1, 5)))).toHaveLength(3);
  expect(commandsOf(queue(remove(1), set(1, 5)))).toHaveLength(2);
});

it('lets emptying the cart stand for everything that waits, with all its callers', () => {
  const waiting = queue(add(1, 1), set(2, 4), empty);
  expect(waiting).toEqual([{ command: empty, ids: [0, 1, 2] }]);
});
