import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, goTo, PHONE, reload } from '../support/browser.ts';
import { findings } from '../support/findings.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

const CATALOGUE = '/clientes/catalogo';

const names = (page: Page) => page.getByRole('main').locator('article h2').allTextContents();
const query = (page: Page) => new URL(page.url()).search;

// Where the filters are: beside the pieces, or in a drawer that is closed before looking at them.
test.each([
  ['a phone', PHONE],
  ['a wide screen', DESKTOP],
])('on %s a search is narrowed down, and the address holds all of it', async (_, size) => {
  const { page } = await stage.enter(size);
  await goTo(page, CATALOGUE);
  const search = page.getByPlaceholder('Buscar productos aquí...');
  await search.fill('anillo');
  await search.press('Enter');
  await expect.poll(() => query(page)).toBe('?buscar=anillo');
  await page.getByText('9 piezas', { exact: true }).waitFor();

  const isPhone = size === PHONE;
  if (isPhone) await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  const filters = isPhone
    ? page.getByRole('dialog', { name: 'Filtros' })
    : page.getByRole('complementary', { name: 'Filtros' });
  await filters.getByRole('checkbox', { name: 'Solo disponibles' }).check();
  const categories = filters.getByText('Categoría', { exact: true });
  await categories.click();
  // What the search did not find counts as nothing, and the box keeps its name.
  const earrings = filters.getByRole('checkbox', { name: 'Aretes', exact: true });
  await expect.poll(() => earrings.locator('..').textContent()).toBe('Aretes(0)');
  await categories.click();

  await filters.locator('[name=precioMinimo]').fill('90');
  await filters.locator('[name=precioMaximo]').fill('80');
  await filters.locator('[name=precioMaximo]').press('Enter');
  await filters.getByText('«Desde» no puede ser mayor que «Hasta».').waitFor();
  expect(query(page)).toBe('?precioMinimo=90&disponibles=true&buscar=anillo');
  // The pieces are paler until those of the new range are there.
  await expect.poll(() => findings(page), { timeout: 15_000 }).toEqual([]);
  await filters.locator('[name=precioMaximo]').fill('120');
  // Leaving the field applies it; the press that leaves it counts too.
  await filters.getByRole('radio', { name: 'Más nuevas' }).click();
  await expect
    .poll(() => query(page))
    .toBe('?precioMinimo=90&precioMaximo=120&disponibles=true&orden=nuevos&buscar=anillo');
  if (isPhone) await filters.getByRole('button', { name: /^Ver \d+ piezas?$/ }).click();
  const chips = page.getByRole('group', { name: 'Filtros activos' });
  await expect
    .poll(() => chips.getByRole('button').allTextContents())
    .toEqual([
      ...['Búsqueda: anillo', 'Más nuevas', 'Desde $90', 'Hasta $120', 'Solo disponibles'],
      'Limpiar filtros',
    ]);
  const newest = ['Anillo Sello Ónix', 'Anillo Encaje de Filigrana', 'Anillo Solitario Aurora'];
  await expect.poll(() => names(page)).toEqual(newest);

  // Rendered by the server with its pieces, and alive with the same ones.
  const sent = await (await page.request.get(page.url())).text();
  for (const name of newest) expect(sent).toContain(name);
  await reload(page);
  await expect.poll(() => names(page)).toEqual(newest);
  await expect.poll(() => findings(page), { timeout: 15_000 }).toEqual([]);

  await page.goBack();
  await expect.poll(() => query(page)).not.toContain('orden');
  await expect.poll(async () => (await names(page)).toSorted()).toEqual(newest.toSorted());
  for (const before of ['?precioMinimo=90&disponibles=true', '?disponibles=true']) {
    await page.goBack();
    await expect.poll(() => query(page)).toBe(`${before}&buscar=anillo`);
  }
  await page.getByText('9 piezas', { exact: true }).waitFor();
});

test('without scripts the form is sent with all of it', async () => {
  const { page } = await stage.enter(DESKTOP, { javaScriptEnabled: false });
  await page.goto(`${CATALOGUE}?buscar=anillo`);
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  await filters.getByRole('radio', { name: 'Menor a mayor' }).check();
  await filters.locator('[name=precioMaximo]').fill('100');
  await filters.getByRole('checkbox', { name: 'Solo disponibles' }).check();
  await filters.getByRole('button', { name: 'Filtrar' }).click();
  await page.getByText('Hasta $100').waitFor();
  expect(await filters.getByRole('radio', { name: 'Menor a mayor' }).isChecked()).toBe(true);
  expect(await page.getByText('Solo disponibles').first().isVisible()).toBe(true);
});
