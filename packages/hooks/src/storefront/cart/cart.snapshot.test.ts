import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { cartLine, cartOf } from '../../../test/fixtures.ts';
import { provideCart } from './cart.machine.ts';
import type { CartAnswer, SentCommand } from './cart-port.ts';
import { viewOf } from './cart.view.ts';

const full = cartOf([cartLine(1, 2)]);

it('a cart that is laid aside in the middle of a change is a clone, and sends it again with its key', async () => {
  const sent: SentCommand[] = [];
  let answer: Promise<CartAnswer> = new Promise(() => undefined);
  const machine = provideCart({
    read: () => Promise.resolve(full),
    send: (command) => {
      sent.push(command);
      return answer;
    },
  });
  const first = createActor(machine).start();
  await waitFor(first, ({ context }) => viewOf(context).isSettled);
  first.send({ type: 'cart.command', id: 1, command: { kind: 'remove', line: 1 } });
  const snapshot = structuredClone(first.getPersistedSnapshot());
  first.stop();
  expect(JSON.parse(JSON.stringify(snapshot))).toMatchObject({ value: 'sending' });

  answer = Promise.resolve({ cart: cartOf([], 2), cantidad: null });
  const second = createActor(machine, { snapshot }).start();
  await waitFor(second, ({ context }) => viewOf(context).isSettled);
  expect(viewOf(second.getSnapshot().context).lines).toEqual([]);
  expect(sent).toHaveLength(2);
  expect(sent[0]?.key).not.toBe('');
  expect(sent[1]).toEqual(sent[0]);
});
