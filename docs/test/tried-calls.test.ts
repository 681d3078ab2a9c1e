/** The calls that a reader can try succeed as they stand. */
import { expect, test } from 'vitest';
import { operations } from '../../packages/mocks/src/http/contract.ts';
import { exampleOf, walkTour } from '../.vitepress/play/tried-call.ts';

test('every call of the contract can be tried, and succeeds as it stands', async () => {
  const statuses = new Map<string | undefined, number>();
  await walkTour(async (operation, { example, send }) => {
    const answer = await send(example);
    if (!statuses.has(operation)) statuses.set(operation, answer.status);
    return answer;
  });
  for (const { id, successStatus } of operations)
    expect([id, statuses.get(id)]).toEqual([id, successStatus]);
});

test('who asks decides: nobody, and somebody of another role, are refused', async () => {
  const { example, send } = await exampleOf('listHolds');
  expect(example).toMatchObject({ method: 'GET', address: '/api/apartados', who: 'admin' });
  const statuses = ['admin', 'customer', 'nobody'] as const;
  const answers = await Promise.all(statuses.map((who) => send({ ...example, who })));
  expect(answers.map(({ status }) => status)).toEqual([200, 403, 401]);
});
