import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, goTo, PHONE, reload } from '../support/browser.ts';
import { ADMIN, CUSTOMER } from '../support/people.ts';
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
  for (const [one, beside] of [
    ['Aceptar', 'Rechazar'],
    ['Anterior', 'Siguiente'],
  ] as const) {
    const { y, height } = await boxOf(button(one));
    expect(await boxOf(button(beside))).toMatchObject({ y, height });
  }
});

test('what is missing of a new piece is said without covering the button or the field', async () => {
  const { page } = await stage.enterAs(ADMIN, PHONE);
  await goTo(page, '/admin/productos');
  await page.getByRole('button', { name: 'Agregar producto' }).click();
  const save = page.getByRole('button', { name: 'Guardar producto' });
  await save.click();
  const toast = await boxOf(page.getByRole('alert').filter({ hasText: 'Campos incompletos' }));
  // Nor the first field that is missing, where one goes on.
  const first = page.getByLabel('Nombre', { exact: true });
  expect(await first.evaluate((field) => field === document.activeElement)).toBe(true);
  for (const part of [save, first]) {
    const { y, height } = await boxOf(part);
    expect(toast.y >= y + height || toast.y + toast.height <= y).toBe(true);
  }
});

test('while somebody pays on a phone nothing of the header leads away', async () => {
  const { page } = await stage.enterAs(CUSTOMER, PHONE);
  const header = page.getByRole('banner');
  const menu = header.getByRole('button', { name: 'Abrir menú' });
  const search = header.getByRole('search');

  await goTo(page, '/clientes/contacto');
  await menu.waitFor();
  await search.waitFor();
  for (const address of ['/clientes/pago', '/clientes/finalizar-compra']) {
    await goTo(page, address);
    await header.getByRole('link', { name: /Carrito/ }).waitFor();
    expect([await menu.isVisible(), await search.isVisible()]).toEqual([false, false]);
    expect((await boxOf(header)).height).toBe(61);
  }
  // Where there is room, the search stays.
  await page.setViewportSize(DESKTOP);
  await search.waitFor();
});

test('on the way down the header is one line, on the way up it is whole, and nothing of the page jumps', async () => {
  const { page } = await stage.enter(PHONE);
  await goTo(page, '/clientes/catalogo');
  const header = page.getByRole('banner');
  const menu = header.getByRole('button', { name: 'Abrir menú' });
  const search = header.getByRole('searchbox');
  const shifted = await page.evaluateHandle(() => {
    const sum = { value: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.value += (entry as never as typeof sum).value;
    }).observe({ type: 'layout-shift' });
    return sum;
  });
  const bottom = async () => {
    const { y, height } = await boxOf(header);
    return y + height;
  };
  const whole = await bottom();
  const down = async () => {
    // The first move brings the code.
    await page.mouse.wheel(0, 150);
    return bottom();
  };
  await page.mouse.move(200, 600);
  await expect.poll(down).toBe(57);
  const line = [
    await boxOf(menu),
    await boxOf(search),
    await boxOf(header.getByRole('link').last()),
  ];
  const [left, middle, right] = line;
  expect(left!.x + left!.width).toBeLessThanOrEqual(middle!.x);
  expect(middle!.x + middle!.width).toBeLessThanOrEqual(right!.x);
  for (const { y, height } of line) {
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(57);
  }
  await page.mouse.wheel(0, -60);
  await expect.poll(bottom).toBe(whole);
  expect(await shifted.evaluate(({ value }) => value)).toBe(0);
});

test('the total of a purchase stands folded at the top of a phone', async () => {
  const { page } = await stage.enterAs(CUSTOMER, PHONE);
  await goTo(page, '/clientes/producto/17');
  await page.getByRole('button', { name: 'Añadir al carrito' }).first().click();
  await page.getByText('Producto agregado').waitFor();
  await goTo(page, '/clientes/finalizar-compra');
  const total = page.getByText('Tu compra: $56.00 USD');
  expect((await boxOf(total)).y).toBeLessThan(PHONE.height / 2);
  await total.click();
  await page.getByText('1 × Cadena Clásica').waitFor();

  // A wide screen has the summary beside the form.
  await page.setViewportSize(DESKTOP);
  await total.waitFor({ state: 'hidden' });
});

test('the profile of a phone begins with the orders', async () => {
  const { page } = await stage.enterAs(CUSTOMER, PHONE);
  await goTo(page, '/clientes/perfil');
  const orders = await boxOf(
    page.getByRole('heading', { name: 'Historial de pedidos', exact: true }),
  );
  const data = page.getByRole('button', { name: 'Editar perfil' });
  expect(orders.y).toBeLessThan(PHONE.height / 2);
  expect((await boxOf(data)).y).toBeGreaterThan(orders.y);
  await page.setViewportSize(DESKTOP);
  expect((await boxOf(data)).x).toBeLessThan(DESKTOP.width / 2);
});

test('a phone shows the pieces in one column or in two, as somebody has chosen', async () => {
  const { page } = await stage.enter(PHONE);
  await goTo(page, '/clientes/catalogo');
  const first = page.getByRole('article').nth(0);
  const second = page.getByRole('article').nth(1);
  const isBeside = async () => (await boxOf(first)).y === (await boxOf(second)).y;
  const choice = page.getByRole('button', { name: 'Dos columnas' });
  expect(await isBeside()).toBe(false);
  await choice.click();
  await expect.poll(isBeside).toBe(true);
  await reload(page);
  await expect.poll(isBeside).toBe(true);
  await choice.click();
  await expect.poll(isBeside).toBe(false);
});
