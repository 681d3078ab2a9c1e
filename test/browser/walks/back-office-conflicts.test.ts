import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goTo, reload } from '../support/browser.ts';
import { ADMIN } from '../support/people.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

/** Something that two clerks change at once. Products have a test of their own. */
interface Shared {
  what: string;
  at: string;
  /** Opens it for changing. */
  open(page: Page): Promise<unknown>;
  /** What both change. */
  field(page: Page): Locator;
  save(page: Page): Promise<unknown>;
  hers: string;
  his: string;
  /** What the page shows of it once it is stored. */
  shown(page: Page, value: string): Locator;
}

const button = (page: Page, name: string) => page.getByRole('button', { name });

const SHARED: Shared[] = [
  {
    what: 'a stock',
    at: '/admin/stock',
    open: (page) => button(page, 'Editar stock de Topos Lucero').click(),
    field: (page) => page.getByRole('form').getByLabel('Stock', { exact: true }),
    save: (page) => page.getByRole('form').getByRole('button', { name: 'Guardar' }).click(),
    hers: '41',
    his: '57',
    shown: (page, value) =>
      page.getByRole('article').filter({ hasText: 'Topos Lucero' }).getByText(value),
  },
  {
    what: 'a novedad',
    at: '/admin/novedades',
    open: (page) => button(page, 'Editar Gemas con precio especial').click(),
    field: (page) => page.getByRole('dialog').getByLabel(/^Descripción/),
    save: (page) => button(page, 'Guardar cambios').click(),
    hers: 'Solo esta semana.',
    his: 'Hasta fin de mes.',
    shown: (page, value) => page.getByRole('article').getByText(value),
  },
  {
    what: 'a question',
    at: '/admin/preguntas-frecuentes',
    open: (page) => button(page, 'Editar pregunta').first().click(),
    field: (page) => page.getByRole('dialog').getByLabel('Respuesta', { exact: true }),
    save: (page) => page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click(),
    hers: 'Sí, en San José.',
    his: 'Sí, en todo el país.',
    shown: (page, value) => page.getByRole('listitem').getByText(value),
  },
  {
    what: 'the shipping fee',
    at: '/admin/ajustes',
    open: (page) => page.getByText(/^Actual:/).waitFor(),
    field: (page) => page.getByLabel('Monto (USD)'),
    save: (page) =>
      page
        .getByRole('form', { name: 'Costo de envío' })
        .getByRole('button', { name: 'Guardar' })
        .click(),
    hers: '9.00',
    his: '11.00',
    shown: (page, value) => page.getByText(`Actual: $${value} USD`),
  },
];

test.each(SHARED)('two change $what: nobody overwrites the other', async (shared) => {
  const { at, open, field, save, hers, his, shown } = shared;
  const [elena, tomas] = [await stage.enterAs(ADMIN), await stage.enterAs(ADMIN)];
  tomas.provokes(/status of 409/);
  for (const { page } of [elena, tomas]) {
    await goTo(page, at);
    await open(page);
  }
  await field(elena.page).fill(hers);
  await save(elena.page);
  await shown(elena.page, hers).first().waitFor();

  await field(tomas.page).fill(his);
  await save(tomas.page);
  const conflict = tomas.page.getByRole('alertdialog', { name: 'Otra persona guardó cambios' });
  await conflict.getByText(hers, { exact: true }).waitFor();
  await conflict.getByText(his, { exact: true }).waitFor();
  await conflict.getByRole('button', { name: 'Seguir editando' }).click();
  expect(await field(tomas.page).inputValue()).toBe(his);

  await save(tomas.page);
  await conflict.getByRole('button', { name: 'Usar la mía' }).click();
  await shown(tomas.page, his).first().waitFor();
  await reload(elena.page);
  await shown(elena.page, his).first().waitFor();
});
