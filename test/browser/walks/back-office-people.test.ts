import { expect, test } from 'vitest';
import { goTo, reload } from '../support/browser.ts';
import { OF_ADMINISTRATORS } from '../support/pages.ts';
import { ADMIN, CUSTOMER, logIn, MANAGER, type Account } from '../support/people.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

const NEW_MANAGER: Account = { correo: 'ana.rojas@filigrana.test', contrasena: 'Taller-2026!' };

test('an account is created with the names of the roll, and its role can be changed', async () => {
  const { page } = await stage.enterAs(ADMIN);
  await goTo(page, '/admin/ajustes');
  const form = page.getByRole('form', { name: 'Crear cuenta' });
  await form.getByRole('button', { name: 'Crear cuenta' }).click();
  await page.getByText('Campos incompletos').waitFor();
  await form.getByLabel('Identificación').fill('303330333');
  await form.getByText('Datos encontrados.').waitFor();
  expect(await form.getByLabel('Primer apellido').inputValue()).toBe('Rojas');
  expect(await form.getByLabel('Nombre').isEditable()).toBe(false);
  await form.getByLabel('Rol').selectOption('Manager');
  await form.getByLabel('Teléfono').fill('87001122');
  await form.getByLabel('Correo').fill(NEW_MANAGER.correo);
  await form.getByLabel('Contraseña', { exact: true }).fill(NEW_MANAGER.contrasena);
  await form.getByRole('button', { name: 'Crear cuenta' }).click();
  await page.getByText('Cuenta creada').waitFor();

  const staff = page.getByRole('region', { name: 'Roles del personal' });
  const row = staff.getByRole('row').filter({ hasText: NEW_MANAGER.correo });
  const save = row.getByRole('button', { name: /^Guardar el rol/ });
  expect(await save.isDisabled()).toBe(true);
  const somebody = await stage.enter();
  await goTo(somebody.page, '/clientes/login');
  await logIn(somebody.page, NEW_MANAGER);
  await somebody.page.waitForURL('**/manager');

  await row.getByRole('combobox').selectOption('Administrador');
  await save.click();
  await page.getByText('Rol actualizado').waitFor();
  await staff.getByRole('button', { name: 'Recargar personal' }).click();
  await expect.poll(() => row.getByRole('combobox').inputValue()).toBe('2');

  // Another role is another login.
  somebody.provokes(/status of 401/);
  await goTo(somebody.page, '/admin/productos');
  await somebody.page.waitForURL('**/clientes/login');
  await logIn(somebody.page, NEW_MANAGER);
  await somebody.page.waitForURL('**/admin');
  await somebody.page.getByText('Perfil de Administrador').waitFor();
});

test('the profile changes e-mail and phone only, says what is wrong, and logs out of everything', async () => {
  const { page } = await stage.enter();
  await goTo(page, '/clientes/login');
  await logIn(page, ADMIN);
  await page.waitForURL('**/admin');
  await page.getByRole('heading', { level: 1, name: 'Perfil de Administrador' }).waitFor();
  await page.getByText('9 0001 0001').or(page.getByText('900010001')).first().waitFor();
  await page.getByRole('button', { name: 'Editar perfil' }).click();
  const form = page.getByRole('form', { name: 'Editar perfil' });
  const save = () => form.getByRole('button', { name: 'Guardar cambios' }).click();
  expect(await form.getByRole('textbox').count()).toBe(2);
  await save();
  await page.getByText('Sin cambios').first().waitFor();
  await form.getByLabel('Teléfono').fill('11111111');
  await save();
  await page.getByText('Teléfono no permitido').first().waitFor();
  await form.getByLabel('Teléfono').fill('22220999');
  await save();
  await page.getByText('Perfil actualizado').waitFor();
  await reload(page);
  await page.getByText(/2222\s?0999/).waitFor();

  await page.evaluate(() => localStorage.setItem('sessionToken', 'de-antes'));
  await page
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('button', { name: 'Cerrar sesión' })
    .click();
  await page.waitForURL('**/clientes/login');
  const left = await page.evaluate(() =>
    ['token', 'usuario', 'sessionToken'].map((key) => localStorage.getItem(key)),
  );
  expect(left).toEqual([null, null, null]);
  expect(await page.evaluate(() => localStorage.getItem('auth') ?? '')).not.toContain('token":"');
});

/** What a manager may open too. */
const OF_STAFF = ['/admin', '/admin/productos'];
const ADDRESSES = OF_ADMINISTRATORS.filter((address) => !OF_STAFF.includes(address));

test.each([
  ['a visitor', null, '/clientes/login'],
  ['a customer', CUSTOMER, '/clientes'],
  ['a manager', MANAGER, '/admin'],
] as const)('%s is kept out of every page of administrators', async (_who, account, arrives) => {
  const { page } = await (account ? stage.enterAs(account) : stage.enter());
  for (const address of ADDRESSES) {
    await goTo(page, address);
    await page.waitForURL((url) => url.pathname === arrives);
  }
  expect(new URL(page.url()).pathname).toBe(arrives);
});

test('a manager has a menu of two pages, an administrator of ten, with their names as tooltips', async () => {
  const menuOf = async (account: Account) => {
    const { page } = await stage.enterAs(account);
    await goTo(page, '/admin/productos');
    const menu = page.getByRole('navigation', { name: 'Administración' });
    const links = menu.getByRole('list').getByRole('link');
    await links.first().waitFor();
    return () => links.evaluateAll((found) => found.map((link) => link.getAttribute('aria-label')));
  };
  expect(await (await menuOf(MANAGER))()).toEqual(['Perfil', 'Productos']);
  // The last one comes when the shop has said that it keeps a record.
  await expect
    .poll(await menuOf(ADMIN))
    .toEqual([
      'Perfil',
      'Productos',
      'Stock',
      'Pedidos regulares',
      'Pedidos especiales',
      'Admin. Clientes',
      'Preguntas',
      'Ajustes',
      'Novedades',
      'Actividad',
    ]);
});

// Last: it ends the logins of the customer that are remembered.
test('a blocked customer is refused at once and at the login, until the block is lifted', async () => {
  const { page } = await stage.enterAs(ADMIN);
  const customer = await stage.enterAs(CUSTOMER);
  customer.provokes(/status of 40[13]/);
  await goTo(customer.page, '/clientes/perfil');
  await customer.page.getByText(CUSTOMER.correo).waitFor();

  await goTo(page, '/admin/cuentas');
  for (const name of ['Identificación', 'Nombre', 'Correo', 'Teléfono', 'Estado', 'Acciones'])
    await page.getByRole('columnheader', { name, exact: true }).waitFor();
  await page.getByRole('columnheader', { name: 'Fecha de registro' }).waitFor();
  const search = page.getByPlaceholder('Buscar por nombre...');
  await search.fill('nadie');
  await page.getByText('No se encontraron clientes con ese nombre').waitFor();
  await search.fill('fernanda solano');
  const row = page.getByRole('row').filter({ hasText: CUSTOMER.correo });
  await row.getByRole('button', { name: 'Bloquear' }).click();
  const question = page.getByRole('alertdialog', { name: /¿Bloquear a María Fernanda/ });
  await question.getByRole('button', { name: 'Bloquear' }).click();
  await page.getByText('Cliente bloqueado').first().waitFor();
  await row.getByRole('button', { name: 'Desbloquear' }).waitFor();

  await reload(customer.page);
  await customer.page.waitForURL('**/clientes/login');
  const form = customer.page.getByRole('main');
  await form.getByLabel(/^Correo/).fill(CUSTOMER.correo);
  await form.getByLabel(/^Contraseña/).fill(CUSTOMER.contrasena);
  await form.getByRole('button', { name: 'Iniciar sesión' }).click();
  await customer.page.getByRole('main').getByRole('alert').first().waitFor();
  expect(await customer.page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await row.getByRole('button', { name: 'Desbloquear' }).click();
  await page.getByText('Cliente desbloqueado').first().waitFor();
  await logIn(customer.page, CUSTOMER);
});
