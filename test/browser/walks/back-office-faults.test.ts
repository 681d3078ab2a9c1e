import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goTo } from '../support/browser.ts';
import { breakCalls, OFFLINE, refusal } from '../support/faults.ts';
import { ADMIN } from '../support/people.ts';
import { useStage } from '../support/stage.ts';
import {
  BROKEN,
  FAULTS,
  own,
  question,
  SERVER_SAID,
  WRITINGS,
  type Says,
} from '../support/staff-faults.ts';

const stage = useStage();

const EXPIRED = refusal(401, 'UNAUTHENTICATED', 'Tu sesión ha vencido.');

interface Listing {
  list: string;
  at: string;
  calls: RegExp;
  says: Says;
  shows: string;
}

const LISTINGS: Listing[] = [
  {
    list: 'the products',
    at: '/admin/productos',
    calls: /productos\/todos/,
    says: own('No se pudieron cargar los productos.'),
    shows: '30 piezas',
  },
  {
    list: 'the stock',
    at: '/admin/stock',
    calls: /productos\/todos/,
    says: own('No se pudieron cargar los productos.'),
    shows: '30 piezas',
  },
  {
    list: 'the customers',
    at: '/admin/cuentas',
    calls: /users\/admin\/clientes\b/,
    says: (fault) =>
      fault === OFFLINE ? 'Error de conexión' : own('Error al cargar clientes')(fault),
    shows: '1 cliente',
  },
  {
    list: 'the regular orders',
    at: '/admin/pedidos',
    calls: /pedido\/regulares/,
    says: own('No se pudieron cargar los pedidos'),
    shows: '4 pedidos',
  },
  {
    list: 'the orders to review',
    at: '/admin/pedidos/revision',
    calls: /pedido\/regulares/,
    says: own('No se pudieron cargar los pedidos'),
    shows: '1 de 1',
  },
  {
    list: 'the special orders',
    at: '/admin/pedidos-especiales',
    calls: /pedidos-especiales\/todos/,
    says: (fault) => {
      if (fault === BROKEN) return `Error del servidor: 500 - ${SERVER_SAID}`;
      return fault === OFFLINE ? 'No se pudo conectar con el servidor.' : 'Error de conexión';
    },
    shows: '4 solicitudes',
  },
  {
    list: 'the questions',
    at: '/admin/preguntas-frecuentes',
    calls: /preguntas\/preguntas$/,
    says: own('No se pudieron cargar las preguntas frecuentes.'),
    shows: '8 preguntas',
  },
  {
    list: 'the novedades',
    at: '/admin/novedades',
    calls: /novedades\/todos/,
    says: own('No se pudieron cargar las novedades.'),
    shows: '3 novedades',
  },
  {
    list: 'the staff',
    at: '/admin/ajustes',
    calls: /users\/admin\/staff$/,
    says: (fault) =>
      fault === BROKEN ? `Error 500: ${SERVER_SAID}` : 'No se pudo cargar el staff',
    shows: 'manager@filigrana.test',
  },
  {
    list: 'the profile',
    at: '/admin',
    calls: /users\/admin\/perfil$/,
    says: own('No se pudo obtener la información del perfil.'),
    shows: 'Perfil de Administrador',
  },
];

const said = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });

test.each(LISTINGS)('$list can be read again after every fault', async (listing) => {
  const { at, calls, says, shows } = listing;
  const visitor = await stage.enterAs(ADMIN);
  const { page } = visitor;
  const retry = page.getByRole('main').getByRole('button', { name: 'Reintentar' });
  for (const fault of FAULTS) {
    const broken = await breakCalls(visitor, calls, fault);
    if (fault === FAULTS[0]) await goTo(page, at);
    else await retry.click();
    await broken.struck();
    await said(page, says(fault)).first().waitFor();
    await retry.waitFor();
    await broken.end();
  }
  await retry.click();
  await page.getByText(shows).first().waitFor();
  await retry.waitFor({ state: 'detached' });
});

test('an expired login leads to the login from every list', async () => {
  for (const { at, calls } of LISTINGS) {
    const visitor = await stage.enterAs(ADMIN);
    await breakCalls(visitor, calls, EXPIRED);
    await goTo(visitor.page, at);
    await visitor.page.waitForURL('**/clientes/login');
    expect(await visitor.page.evaluate(() => localStorage.getItem('token')), at).toBeNull();
  }
});

test.each(WRITINGS)(
  '$what that fails changes nothing, says so and can be tried again',
  async (writing) => {
    const { at, calls, logged, prepare, act, says, still } = writing;
    const visitor = await stage.enterAs(ADMIN);
    if (logged) visitor.provokes(logged);
    const { page } = visitor;
    await goTo(page, at);
    await page.getByRole('main').getByRole('button').first().waitFor();
    await prepare?.(page);
    for (const fault of FAULTS) {
      const broken = await breakCalls(visitor, calls, fault);
      await act(page);
      await broken.struck();
      await page.getByText(says(fault), { exact: true }).first().waitFor();
      await still(page).first().waitFor();
      await broken.end();
    }
    const answered = page.waitForResponse((answer) => calls.test(answer.url()));
    await act(page);
    expect((await answered).ok()).toBe(true);
  },
);

test('a login that has expired meanwhile leads to the login, and the write is not made', async () => {
  const visitor = await stage.enterAs(ADMIN);
  const { page } = visitor;
  await goTo(page, '/admin/preguntas-frecuentes');
  await page.getByRole('button', { name: 'Eliminar pregunta' }).first().click();
  await breakCalls(visitor, /borrarPregunta/, EXPIRED);
  await question(page).getByRole('button', { name: 'Eliminar' }).click();
  await page.waitForURL('**/clientes/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
