import { expect, test } from 'vitest';
import { goTo } from '../support/browser.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { CUSTOMER } from '../support/people.ts';
import { receiptPicture } from '../support/receipt.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

test('a ring is found, bought and found again in the history without a mouse', async () => {
  const { page } = await stage.enter();
  const { press, type, tabTo, expectOn } = keyboardOf(page);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const button = (name: string) => page.getByRole('button', { name });

  const receipt = await receiptPicture();
  // What the person would choose in the window that the browser opens.
  page.once('filechooser', (chooser) => void chooser.setFiles(receipt));
  await goTo(page, '/');
  await press('Tab');
  await expectOn(page.getByRole('link', { name: 'Saltar al contenido' }));
  await tabTo(page.getByRole('searchbox'));
  await type('halo');
  await page.getByText('3 item(s)').waitFor();
  await press('ArrowDown');
  await expectOn(page.getByRole('search').getByRole('link').first());
  await tabTo(page.getByRole('link', { name: /Anillo Halo Topacio Cielo/ }));
  await press('Enter');
  await expectOn(heading('Anillo Halo Topacio Cielo'));

  await tabTo(page.getByRole('radio').first());
  await press('ArrowRight');
  await page.getByText('Talla 7 seleccionada. Quedan 2 en stock.').waitFor();
  await tabTo(button('Aumentar cantidad'));
  await press('Enter');
  await expect.poll(() => page.getByRole('status').filter({ hasText: /^2$/ }).count()).toBe(1);
  await press('Enter');
  await page.getByText('Has alcanzado la cantidad máxima disponible').waitFor();
  await tabTo(button('Añadir al carrito'));
  await press('Space');
  await page.getByText('Producto agregado').waitFor();
  await tabTo(
    page
      .getByRole('navigation', { name: 'Accesos rápidos' })
      .getByRole('link', { name: /^Carrito/ }),
  );
  await press('Enter');
  await expectOn(heading('Carrito'));

  await tabTo(button('Disminuir cantidad'));
  await press('Space');
  await page.getByText('$139.00 USD').first().waitFor();
  await press('Space');
  await tabTo(button('Vaciar carrito'));
  await press('Enter');
  await page.getByRole('alertdialog').waitFor();
  await press('Escape');
  await expectOn(button('Vaciar carrito'));
  await tabTo(button('Proceder al pago'));
  await press('Enter');
  await tabTo(page.getByRole('dialog').getByRole('link', { name: 'Iniciar sesión' }));
  await press('Enter');
  await expectOn(heading('Iniciar sesión'));

  await tabTo(page.getByRole('main').getByLabel(/^Correo/));
  await type(CUSTOMER.correo);
  await press('Tab');
  await type(CUSTOMER.contrasena);
  await press('Tab');
  await expectOn(button('Mostrar contraseña'));
  await press('Space');
  await expectOn(button('Ocultar contraseña'));
  await press('Shift+Tab');
  await press('Enter');
  await page.waitForURL('**/clientes/finalizar-compra');
  await expectOn(heading('Finalizar compra'));

  // The address of the last order is there already; another one is typed over it.
  await tabTo(page.getByLabel('Provincia'));
  // One letter: a select forgets what was typed a second ago, and a slow machine is slower.
  await type('C');
  for (const part of ['Paraíso', 'Orosi', 'Del templo católico, 200 m al sur']) {
    await press('Tab');
    await press('Control+a');
    await type(part);
  }
  // Sent too early: the first wrong field takes the focus.
  await tabTo(button('Confirmar pedido'));
  await press('Enter');
  await expectOn(page.getByRole('radio', { name: 'SINPE Móvil' }));
  await press('Space');
  await tabTo(button('Copiar Teléfono SINPE'));
  await tabTo(page.locator('input[type=file]'));
  await press('Enter');
  await page.getByText('comprobante.jpg').waitFor();
  // The code of the order's page is slow, and its heading takes the focus all the same.
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/order-page-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await tabTo(button('Confirmar pedido'));
  await press('Enter');
  // The thanks before it stay for 400 ms, which a busy machine does not see.
  await page.waitForURL('**/clientes/pedido/*');
  arrive();
  await expectOn(heading('Pedido recibido'));

  await tabTo(page.getByRole('link', { name: 'Ver mis pedidos' }));
  await press('Enter');
  await expectOn(heading('Mi perfil'));
  const order = page.getByRole('main').locator('details').first();
  await tabTo(order.locator('summary'));
  await press('Enter');
  await order.getByText('Orosi').waitFor();
  expect(await page.getByText('Cartago').count()).toBeGreaterThan(0);
});

test('a form sent with Enter keeps the focus while its fields are off, and gives it back', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  const { press, expectOn } = keyboardOf(page);
  visitor.provokes(/status of 500/);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/users\/register$/, async (route) => {
    await asked;
    await route.fulfill({ status: 500, json: {} });
  });
  await goTo(page, '/clientes/registro');
  const field = (label: string) => page.getByRole('main').getByLabel(new RegExp(`^${label}`));
  await field('Identificación').fill('12345678901');
  await field('Nombre').fill('Aurora');
  await field('Primer apellido').fill('Vega');
  await field('Segundo apellido').fill('Mora');
  await field('Correo').fill('aurora@correo.test');
  await field('Contraseña').fill('Turquesa-2026');
  await field('Teléfono').fill('88123456');
  await field('Teléfono').focus();
  await press('Enter');
  await expectOn(page.getByRole('main').getByRole('button', { name: /Creando cuenta/ }));
  answer();
  await page.getByText('Error al registrar usuario').waitFor();
  await expectOn(field('Teléfono'));
});
