import { expect, it, vi } from 'vitest';
import { VirtualTime } from '../../../test/virtual-time.ts';
import { createToasts } from './toasts.ts';

it('shows a toast for its duration, lets it leave, and removes it 300 ms later', async () => {
  const time = new VirtualTime();
  const toasts = createToasts(time);
  toasts.show({ title: 'Producto agregado', variant: 'success', duration: 2_000 });
  expect(toasts.get()).toMatchObject({ title: 'Producto agregado', open: true });

  await time.pass(1_999);
  expect(toasts.get()?.open).toBe(true);
  await time.pass(1);
  expect(toasts.get()?.open).toBe(false);
  await time.pass(299);
  expect(toasts.get()).not.toBeNull();
  await time.pass(1);
  expect(toasts.get()).toBeNull();
});

it('replaces the toast on the screen, which then has its own full time', async () => {
  const time = new VirtualTime();
  const toasts = createToasts(time);
  toasts.show({ title: 'Primero' });
  await time.pass(1_500);
  toasts.show({ title: 'Segundo' });
  expect(toasts.get()?.title).toBe('Segundo');
  await time.pass(1_999);
  expect(toasts.get()).toMatchObject({ title: 'Segundo', open: true });
});

it('keeps a new toast that comes while the old one leaves', async () => {
  const time = new VirtualTime();
  const toasts = createToasts(time);
  toasts.show({ title: 'Viejo' });
  toasts.dismiss();
  await time.pass(200);
  toasts.show({ title: 'Nuevo' });
  await time.pass(200);
  expect(toasts.get()).toMatchObject({ title: 'Nuevo', open: true });
});

it('an action is carried out once, however often it is taken, and the toast leaves', () => {
  const toasts = createToasts(new VirtualTime());
  const run = vi.fn();
  toasts.show({ title: 'Producto eliminado' }, { label: 'Deshacer', run });
  expect(toasts.get()?.action?.label).toBe('Deshacer');
  toasts.get()?.action?.run();
  toasts.get()?.action?.run();
  expect(run).toHaveBeenCalledOnce();
  expect(toasts.get()?.open).toBe(false);
  toasts.show({ title: 'Otro' });
  expect(toasts.get()?.action).toBeNull();
});

it('tells who follows it, once for each change', () => {
  const toasts = createToasts(new VirtualTime());
  let told = 0;
  const stop = toasts.subscribe(() => (told += 1));
  toasts.show({ title: 'Uno' });
  toasts.dismiss();
  toasts.dismiss();
  stop();
  toasts.show({ title: 'Dos' });
  expect(told).toBe(2);
});
