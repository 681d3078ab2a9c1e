// @vitest-environment happy-dom
/** The storefront of "Start in five minutes", used as its page says. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mockShopServer } from '@filigrana/mocks/node';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement, type FunctionComponent } from 'react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { examplesIn } from './examples.ts';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'docs/dist/start-page.tsx');
const mock = mockShopServer();
afterEach(() => {
  cleanup();
  mock.reset();
});
afterAll(() => {
  mock.close();
  rmSync(file, { force: true });
});

const press = async (name: RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }, { timeout: 20_000 }));
const sees = (text: string) => screen.findByText(text, { exact: false }, { timeout: 20_000 });

async function openPage() {
  const page = examplesIn('docs/start.md').find(({ file: name }) => name.endsWith('.tsx'));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, page?.code ?? '');
  const { default: App } = (await import(/* @vite-ignore */ file)) as {
    default: FunctionComponent;
  };
  return render(createElement(App));
}

test('the button adds, the cart shows it and can hold more, and a failure is said', async () => {
  await openPage();

  await press(/Anillo Trenza: añadir al carrito/);
  await sees('1 × Anillo Trenza');
  await press(/^\+$/);
  await sees('2 × Anillo Trenza');
  const kept = 'filigrana:http://localhost:3000:sessionToken';
  const token = () => localStorage.getItem(kept) ?? '';
  const quantities = () => mock.state.cartOf(token())?.productos.map(({ cantidad }) => cantidad);
  await waitFor(() => expect(quantities()).toEqual([2]), { timeout: 20_000 });

  mock.fault('changeCartQuantity', { status: 500 });
  await press(/^\+$/);
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''), {
    timeout: 20_000,
  });
});

test('a shop that does not answer is said', async () => {
  mock.fault('listFeatured', { drop: 'before' });
  await openPage();
  await sees('La tienda no responde.');
});
