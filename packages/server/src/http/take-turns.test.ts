import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

test('tasks of one key start in the order they came, each when the one before has ended', async () => {
  const inTurn = takeTurns();
  const started: string[] = [];
  const end = new Map<string, (error?: Error) => void>();
  const run = (name: string) =>
    inTurn('a', () => {
      started.push(name);
      return new Promise<string>((resolve, reject) => {
        end.set(name, (error) => (error ? reject(error) : resolve(name)));
      });
    });
  const [first, second, third] = [run('first'), run('second'), run('third')];

  expect(await inTurn('b', () => Promise.resolve('other'))).toBe('other');
  expect(started).toEqual(['first']);
  end.get('first')?.(new Error('of the first'));
  await expect(first).rejects.toThrow('of the first');
  await expect.poll(() => started).toEqual(['first', 'second']);
  end.get('second')?.();
  expect(await second).toBe('second');
  await expect.poll(() => started).toEqual(['first', 'second', 'third']);
  end.get('third')?.();
  expect(await third).toBe('third');
});
