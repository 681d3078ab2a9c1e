// @vitest-environment happy-dom
/** What the page about the weight claims: the same clicks, two carts, one bad network. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { NETWORKS } from '../.vitepress/play/bad-network.ts';
import TwoCarts from '../.vitepress/play/two-carts.tsx';

afterEach(cleanup);

const rows = () =>
  screen
    .getAllByRole('table')
    .map((table) => [...table.querySelectorAll('td')].map(({ textContent }) => textContent));

async function open(network: string) {
  render(createElement(TwoCarts));
  await screen.findAllByRole('table', {}, { timeout: 10_000 });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: network } });
}

async function play() {
  const button = screen.getByRole('button', { name: 'Play the clicks' });
  fireEvent.click(button);
  await waitFor(() => expect(button).toHaveProperty('disabled', false), { timeout: 20_000 });
  const isOver = () => expect(rows().every((row) => /yes|no/.test(row.at(-1) ?? ''))).toBe(true);
  await waitFor(isOver, { timeout: 40_000 });
  const [naive = [], ours = []] = rows();
  return { naive, ours };
}

test('with lost answers the naive cart shows what the shop does not have, and ours agrees', async () => {
  await open('lossy');
  const { naive, ours } = await play();
  expect(naive.at(-1)).toBe('no');
  expect(ours).toEqual(['3', '3', expect.any(String), 'yes']);
}, 70_000);

test.each(Object.keys(NETWORKS).filter((name) => name !== 'lossy' && name !== 'broken'))(
  'under the network %s our cart is what was meant',
  async (network) => {
    await open(network);
    const { ours } = await play();
    expect(ours).toEqual(['3', '3', expect.any(String), 'yes']);
  },
  70_000,
);

test('a line that breaks off takes from the naive cart what was pressed meanwhile, and not from ours', async () => {
  await open('broken');
  const { naive, ours } = await play();
  expect(naive.slice(0, 2)).toEqual(['0', '0']);
  expect(ours.slice(0, 2)).toEqual(['3', '3']);
}, 70_000);

test('requests are counted anew each time the clicks are played', async () => {
  await open('good');
  const { naive: first } = await play();
  const { naive: second } = await play();
  expect(second[2]).toBe(first[2]);
}, 70_000);
