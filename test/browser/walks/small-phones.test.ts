import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { goTo } from '../support/browser.ts';
import { ADMIN } from '../support/people.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

const boxOf = async (part: Locator) => {
  await part.waitFor();
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return box;
};

// Small phones, and one of 390 px whose browser keeps 12 for its scrollbar.
test.each([360, 378])('at %i px no main action wraps', async (width) => {
  const { page } = await stage.enterAs(ADMIN, { width, height: 800 });
  const button = (name: string) => page.getByRole('button', { name });

  await goTo(page, '/clientes/producto/17');
  const quantity = await boxOf(page.getByRole('group', { name: 'Cantidad' }));
  expect(await boxOf(button('Añadir al carrito'))).toMatchObject({ y: quantity.y, height: 54 });

  await goTo(page, '/admin/pedidos/revision');
  const { y, height } = await boxOf(button('Aceptar'));
  expect(await boxOf(button('Siguiente'))).toMatchObject({ y, height });
});
