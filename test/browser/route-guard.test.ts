import { expect, test } from 'vitest';
import { goTo, holdTime } from './support/browser.ts';
import { ADMIN, CUSTOMER, logIn, MANAGER, type Account } from './support/people.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

type Ways = Record<string, string>;

const WHO: { who: string; account: Account | null; ways: Ways }[] = [
  {
    who: 'a visitor',
    account: null,
    ways: {
      '/': '/clientes',
      '/offer': '/clientes/ofertas-especiales',
      '/clientes/perfil': '/clientes/login',
      '/clientes/finalizar-compra': '/clientes/login',
      '/admin': '/clientes/login',
      '/admin/productos': '/clientes/login',
    },
  },
  {
    who: 'a customer',
    account: CUSTOMER,
    ways: {
      '/': '/clientes',
      '/clientes/login': '/clientes/perfil',
      '/clientes/perfil': '/clientes/perfil',
      '/admin/stock': '/clientes',
      '/admin': '/clientes/perfil',
    },
  },
  {
    who: 'a manager',
    account: MANAGER,
    ways: {
      '/': '/admin',
      '/clientes': '/admin',
      '/clientes/login': '/admin',
      '/admin/productos': '/admin/productos',
      '/admin/pedidos': '/admin',
      '/clientes/perfil': '/admin',
    },
  },
  {
    who: 'an administrator',
    account: ADMIN,
    ways: {
      '/': '/admin',
      '/manager': '/admin',
      '/clientes/finalizar-compra': '/admin',
      '/admin/pedidos': '/admin/pedidos',
    },
  },
];

test.each(WHO)('$who arrives where they may be', async ({ account, ways }) => {
  const { page } = await (account ? stage.enterAs(account) : stage.enter());
  for (const [asked, arrives] of Object.entries(ways)) {
    await goTo(page, asked);
    await page.waitForURL((url) => url.pathname === arrives);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(new URL(page.url()).pathname, asked).toBe(arrives);
  }
});

const HALVES: [string, Record<string, string>][] = [
  ['no account', { token: 'a.b.c' }],
  ['no token', { usuario: '{"idUsuario":1,"rol":1}' }],
  ['an account that is no JSON', { token: 'a.b.c', usuario: '{idUsuario' }],
  ['an account without a role', { token: 'a.b.c', usuario: '{"idUsuario":1}' }],
];

test('half a stored session is sent to the login', async () => {
  const { page, provokes } = await stage.enter();
  // The shop does not know such a token.
  provokes(/status of 401/);
  for (const [name, stored] of HALVES) {
    await goTo(page, '/clientes/contacto');
    await page.evaluate((items) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, stored);
    await goTo(page, '/clientes/perfil');
    await page.waitForURL('**/clientes/login');
    expect(page.url(), name).toContain('/clientes/login');
  }
});

test('an account whose role is called idRol is let in', async () => {
  const { page } = await stage.enterAs();
  await goTo(page, '/clientes/contacto');
  await page.evaluate(() => {
    const { rol, ...rest } = JSON.parse(localStorage.getItem('usuario') ?? '{}');
    localStorage.setItem('usuario', JSON.stringify({ ...rest, idRol: rol }));
  });
  await goTo(page, '/clientes/perfil');
  await page.getByText(CUSTOMER.correo).waitFor();
});

test('a manager lands on /manager two seconds after the login', async () => {
  const { page } = await stage.enter();
  await holdTime(page);
  await goTo(page, '/clientes/login');
  await logIn(page, MANAGER);
  expect(new URL(page.url()).pathname).toBe('/clientes/login');
  await page.clock.fastForward(2000);
  await page.waitForURL('**/manager');
  await page.getByText('Perfil de Manager').waitFor();
});

test.each(['/no-existe', '/clientes/no-existe', '/admin/no-existe', '/clientes/producto'])(
  '%s answers 404 with the page that leads home',
  async (address) => {
    const visitor = await stage.enter();
    visitor.provokes(/status of 404/);
    const { page } = visitor;
    const answer = await goTo(page, address);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: '404 - Página no encontrada' }).waitFor();
    await page.getByText('Lo sentimos, la página que buscas no existe o fue movida.').waitFor();
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await page.waitForURL((url) => url.pathname === '/clientes');
  },
);

test('a page whose code cannot be loaded says so and can be tried again', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  visitor.provokes(/ERR_FAILED|dynamically imported|Failed to fetch/);
  await goTo(page, '/clientes/contacto');
  const code = /assets\/about-page[^/]*\.js/;
  await page.route(code, (route) => route.abort());
  await page.getByRole('link', { name: 'Acerca De' }).first().click();
  await page.getByText('No se pudo mostrar esta página').waitFor();
  await page.unroute(code);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Ver Catalogo' }).waitFor();
});
