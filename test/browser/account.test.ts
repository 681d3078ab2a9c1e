import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { goTo, holdTime, reload } from './support/browser.ts';
import { CUSTOMER, MANAGER, logIn } from './support/people.ts';
import { receiptPicture } from './support/receipt.ts';
import { useStage, type Visitor } from './support/stage.ts';

const stage = useStage();

const field = ({ page }: Visitor, label: string) =>
  page.getByRole('main').getByLabel(new RegExp(`^${label}`));
const press = ({ page }: Visitor, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** The links of the messages in the outbox that set an address's password anew, the newest first. */
async function mailedLinks(correo: string): Promise<string[]> {
  const outbox = path.join(stage.dataDir, 'outbox');
  const links: string[] = [];
  for (const name of (await readdir(outbox)).sort().reverse()) {
    // Long lines of a message are folded.
    const message = (await readFile(path.join(outbox, name), 'utf8')).replace(/=\r?\n/g, '');
    const link = /\/clientes\/restablecer-contrasena\/[\w-]+/.exec(message)?.[0];
    if (message.includes(correo) && link) links.push(link);
  }
  return links;
}

test('who registers is found on the roll, gets an account, and is in it', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await page.clock.install();
  await goTo(page, '/clientes/registro');
  await press(visitor, 'Crear cuenta');
  await page
    .getByText(
      'Los siguientes campos están vacíos: Identificación, Nombre, Primer apellido, Segundo apellido, Correo electrónico, Teléfono, Contraseña',
    )
    .waitFor();
  await field(visitor, 'Identificación').fill('505550555');
  await expect.poll(() => field(visitor, 'Nombre').inputValue()).toMatch(/sof[ií]a elena/i);
  await expect.poll(() => field(visitor, 'Segundo apellido').inputValue()).toMatch(/umaña/i);
  await field(visitor, 'Correo').fill('  sofia@correo.test ');
  await field(visitor, 'Teléfono').fill('8812 3456');
  await field(visitor, 'Contraseña').fill('debil');
  await press(visitor, 'Crear cuenta');
  await page
    .getByText(
      'La contraseña debe tener al menos 8 caracteres, una mayúscula, una minúscula, un número y un carácter especial.',
    )
    .first()
    .waitFor();
  await field(visitor, 'Contraseña').fill('Turquesa-2026');
  await press(visitor, 'Crear cuenta');
  await page
    .getByText(/Registro completado|registrad/i)
    .first()
    .waitFor();
  await page.clock.fastForward(2000);
  await page.waitForURL('**/clientes/perfil');
  await page.getByText('sofia@correo.test').waitFor();
  await page.getByText('Aún no has realizado pedidos.', { exact: true }).waitFor();
});

test('a forgotten password is set anew with the link of the e-mail, once', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await page.clock.install();
  await goTo(page, '/clientes/login');
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await page.waitForURL('**/clientes/recuperacion/solicitar');
  await press(visitor, 'Enviar enlace');
  await page.getByText('Correo requerido').first().waitFor();
  await field(visitor, 'Correo').fill('cliente@');
  await press(visitor, 'Enviar enlace');
  await page.getByText('Correo inválido').first().waitFor();
  await field(visitor, 'Correo').fill(MANAGER.correo);
  await press(visitor, 'Enviar enlace');
  await page.getByText('Enlace enviado').first().waitFor();
  await page.getByText('Revisa tu correo, también la carpeta de spam.').first().waitFor();
  await press(visitor, 'Enviar otro enlace');
  await expect.poll(async () => (await mailedLinks(MANAGER.correo)).length).toBe(2);
  await press(visitor, 'Enviar otro enlace');
  await page.getByText('Límite alcanzado').first().waitFor();
  await page
    .getByText('Ya solicitaste el enlace dos veces. Revisa tu correo o inténtalo más tarde.')
    .first()
    .waitFor();

  const [link = ''] = await mailedLinks(MANAGER.correo);
  await goTo(page, link);
  const say = async (first: string, second: string, says: string) => {
    await field(visitor, 'Nueva contraseña').fill(first);
    await field(visitor, 'Repite la contraseña').fill(second);
    await press(visitor, 'Guardar contraseña');
    await page.getByText(says).first().waitFor();
  };
  await say('Nueva-2026', 'Nueva-2027', 'Las contraseñas no coinciden.');
  await say('debil', 'debil', 'Contraseña débil');
  await say(
    'Filigrana#2026',
    'Filigrana#2026',
    'Por motivos de seguridad, no se permite usar Filigrana#2026 como contraseña.',
  );
  visitor.provokes(/status of (400|404|410)/);
  await say('Password1!', 'Password1!', 'Esa contraseña es muy común');
  const own = `Xx-${MANAGER.correo.split('@')[0]}-1`;
  await say(own, own, 'La contraseña no puede contener tu correo.');
  await say('Volcan-Verde-9', 'Volcan-Verde-9', 'Contraseña actualizada');
  await page.clock.fastForward(2000);
  await page.waitForURL((url) => /^\/clientes\/?$/.test(url.pathname));

  await goTo(page, link);
  await page.getByText('Enlace inválido o expirado').waitFor();
  await page.getByRole('link', { name: 'Pedir otro enlace' }).waitFor();
});

test('the profile changes e-mail and phone only, and says what is wrong with them', async () => {
  const visitor = await stage.enterAs();
  const { page } = visitor;
  await goTo(page, '/clientes/perfil');
  await press(visitor, 'Editar perfil');
  const phone = field(visitor, 'Teléfono');
  const attempts: [correo: string, telefono: string, says: string][] = [
    [CUSTOMER.correo, '87124450', 'Sin cambios'],
    ['', '87124450', 'Campos incompletos'],
    [CUSTOMER.correo, '11111111', 'Teléfono no permitido'],
    [CUSTOMER.correo, '8712', 'Teléfono inválido'],
    ['cliente@', '87124452', 'Correo inválido'],
  ];
  for (const [correo, telefono, says] of attempts) {
    await field(visitor, 'Correo').fill(correo);
    await phone.fill(telefono);
    await press(visitor, 'Guardar cambios');
    await page.getByText(says).first().waitFor();
  }
  // Only digits, and eight of them.
  await phone.fill('');
  await phone.pressSequentially('87-12 44 5299');
  expect(await phone.inputValue()).toBe('87124452');
  await field(visitor, 'Correo').fill(CUSTOMER.correo);
  await press(visitor, 'Guardar cambios');
  await page.getByText('Perfil actualizado').first().waitFor();
  await page.getByText('8712').first().waitFor();
  await reload(page);
  await page
    .getByRole('main')
    .getByText(/8712\s?4452/)
    .waitFor();
});

test('an order of the history opens to its details and closes again', async () => {
  const { page } = await stage.enterAs();
  await goTo(page, '/clientes/perfil');
  const orders = page.getByRole('region', { name: 'Historial de pedidos', exact: true });
  const order = orders.locator('details').nth(1);
  await order.locator('summary').click();
  for (const text of ['Entrega', 'Método de pago', 'Estado del pago', 'Comprobante'])
    await order.getByText(text, { exact: true }).waitFor();
  await order.getByRole('link', { name: /Ver comprobante/ }).waitFor();
  await order.locator('summary').click();
  await order.getByText('Entrega', { exact: true }).waitFor({ state: 'detached' });
});

test('a ring is asked for with size and picture, and its picture opens from the history', async () => {
  const visitor = await stage.enterAs();
  const { page } = visitor;
  await goTo(page, '/clientes/pedido-especial');
  const send = () => press(visitor, 'Enviar pedido especial');
  await send();
  await page.getByText('Por favor, complete todos los campos obligatorios.').first().waitFor();
  await page.getByLabel('Pieza').selectOption('Anillos');
  await page.getByLabel('Tipo de piedra').selectOption({ index: 1 });
  await page.getByLabel('Tipo de material').selectOption({ index: 1 });
  const size = page.getByLabel('Talla');
  await size.pressSequentially('x4y5');
  expect(await size.inputValue()).toBe('45');
  await size.blur();
  expect(await size.inputValue()).toBe('');
  await send();
  await page.getByText('Por favor, indique una talla válida (solo números).').first().waitFor();
  await size.fill('11');

  const description = field(visitor, 'Descripción');
  await description.fill('a'.repeat(170));
  await page.getByText('Te quedan 10 caracteres.').first().waitFor();
  await description.fill('a'.repeat(190));
  expect((await description.inputValue()).length).toBe(180);
  await page.getByText('La descripción no puede pasar de 180 caracteres.').first().waitFor();
  await description.fill('Una luna de filigrana');

  const file = page.locator('input[type=file]');
  await file.setInputFiles({
    name: 'notas.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('una luna'),
  });
  await page.getByText('Solo se permiten imágenes (jpg, png, etc).').first().waitFor();
  await file.setInputFiles({ ...(await receiptPicture()), name: 'boceto.jpg' });
  await page.getByText('boceto.jpg').waitFor();
  await send();
  await page.getByText('¡Recibido!').waitFor();
  await page.getByText('Gracias por tu pedido. Te contactaremos pronto.').first().waitFor();
  expect(await description.inputValue()).toBe('');
  await page.getByText('boceto.jpg').waitFor({ state: 'detached' });

  await goTo(page, '/clientes/perfil');
  const history = page.getByRole('region', { name: 'Historial de pedidos especiales' });
  await history.getByText('Una luna de filigrana').waitFor();
  const thumb = history.getByRole('button', { name: /Anillos, talla 11/ });
  await thumb.click();
  const overlay = page.getByRole('dialog', { name: 'Imagen de referencia' });
  await expect
    .poll(() =>
      overlay.getByRole('img').evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(100);
  await page.keyboard.press('Escape');
  await overlay.waitFor({ state: 'detached' });
  await expect
    .poll(() => thumb.evaluate((element) => element === document.activeElement))
    .toBe(true);
});

test('a visitor who wants a special order is led to the login after two and a half seconds', async () => {
  const { page } = await stage.enter();
  await holdTime(page);
  await goTo(page, '/clientes/pedido-especial');
  await page
    .getByRole('dialog')
    .getByText('Debes iniciar sesión o crear una cuenta para solicitar un pedido especial.')
    .waitFor();
  await page.clock.fastForward(2400);
  expect(page.url()).toContain('pedido-especial');
  await page.clock.fastForward(200);
  await page.waitForURL('**/clientes/login');
});

test('who logs out is nobody again, and the profile asks for the login', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await goTo(page, '/clientes/login');
  await logIn(page, CUSTOMER);
  await page.waitForURL('**/clientes/perfil');
  await press(visitor, 'Cerrar sesión');
  await page.waitForURL('**/clientes/login');
  expect(
    await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('usuario')]),
  ).toEqual([null, null]);
});
