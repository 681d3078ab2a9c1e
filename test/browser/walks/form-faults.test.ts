import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goTo } from '../support/browser.ts';
import { breakCalls, NOT_JSON, OFFLINE, refusal, silence, type Fault } from '../support/faults.ts';
import { CUSTOMER } from '../support/people.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

const SERVER_SAID = 'Falla del taller.';
const FAILS = refusal(500, 'INTERNAL', SERVER_SAID);
const FAILS_MUTE = refusal(500);

/** One form: what is typed, how it goes wrong, what is said of it, and what is said at last. */
interface Form {
  form: string;
  as: 'a visitor' | 'a customer';
  at: string;
  /** What has to be done before the fields are there. */
  open?: (page: Page) => Promise<void>;
  typed: Record<string, string>;
  send: string;
  calls: RegExp;
  faults: [Fault, says: string][];
  done: string;
}

const FORMS: Form[] = [
  {
    form: 'the login',
    as: 'a visitor',
    at: '/clientes/login',
    typed: { 'Correo electrónico': CUSTOMER.correo, Contraseña: CUSTOMER.contrasena },
    send: 'Iniciar sesión',
    calls: /clientes\/login$/,
    faults: [
      [refusal(401, 'UNAUTHENTICATED'), 'Correo o contraseña incorrectos.'],
      [FAILS, 'Error interno del servidor. Inténtalo de nuevo.'],
      [refusal(403, 'ACCOUNT_BLOCKED'), 'Tu cuenta está bloqueada.'],
      [OFFLINE, 'Ocurrió un error al intentar iniciar sesión.'],
      [NOT_JSON, 'Ocurrió un error al intentar iniciar sesión.'],
      [silence(), 'Ocurrió un error al intentar iniciar sesión.'],
    ],
    done: '¡Inicio de sesión exitoso!',
  },
  {
    form: 'the registration',
    as: 'a visitor',
    at: '/clientes/registro',
    typed: {
      Identificación: '12345678901',
      Nombre: 'Aurora',
      'Primer apellido': 'Vega',
      'Segundo apellido': 'Mora',
      Teléfono: '88123456',
      'Correo electrónico': 'aurora@correo.test',
      Contraseña: 'Turquesa-2026',
    },
    send: 'Crear cuenta',
    calls: /users\/register$/,
    faults: [
      [FAILS, SERVER_SAID],
      [FAILS_MUTE, 'Error al registrar usuario'],
      [OFFLINE, 'No se pudo conectar con el servidor'],
      [
        refusal(409, 'EMAIL_IN_USE'),
        'Ese correo ya está en uso por otra cuenta. Usa uno distinto.',
      ],
      [refusal(404, 'NOT_FOUND'), 'Número de identificación no encontrado en la base de datos.'],
      [silence(), 'No se pudo conectar con el servidor'],
      [NOT_JSON, 'Error al registrar usuario'],
    ],
    done: 'Registro completado',
  },
  {
    form: 'the request for a reset link',
    as: 'a visitor',
    at: '/clientes/recuperacion/solicitar',
    typed: { 'Correo electrónico': CUSTOMER.correo },
    send: 'Enviar enlace',
    calls: /recuperacion\/solicitar$/,
    faults: [
      [OFFLINE, 'Sin conexión'],
      [refusal(404, 'EMAIL_NOT_FOUND'), 'Ese correo no está registrado.'],
      [refusal(404), 'El servicio de recuperación no está disponible.'],
      [FAILS, SERVER_SAID],
      [FAILS_MUTE, 'Error 500'],
      [silence(), 'Sin conexión'],
    ],
    done: 'Enlace enviado',
  },
  {
    form: 'the change of the profile',
    as: 'a customer',
    at: '/clientes/perfil',
    open: (page) => page.getByRole('button', { name: 'Editar perfil' }).click(),
    typed: { Teléfono: '87124451' },
    send: 'Guardar cambios',
    calls: /users\/clientes\/perfil$/,
    faults: [
      [FAILS, 'No se pudo actualizar el perfil.'],
      [
        refusal(409, 'EMAIL_IN_USE'),
        'Ese correo ya está en uso por otra cuenta. Usa uno distinto.',
      ],
      [OFFLINE, 'No se pudo actualizar el perfil.'],
      [NOT_JSON, 'No se pudo actualizar el perfil.'],
      [silence(), 'No se pudo actualizar el perfil.'],
    ],
    done: 'Perfil actualizado',
  },
  {
    form: 'the special order',
    as: 'a customer',
    at: '/clientes/pedido-especial',
    open: async (page) => {
      await page.getByLabel('Pieza').selectOption('Aretes');
      await page.getByLabel('Tipo de piedra').selectOption({ index: 1 });
      await page.getByLabel('Tipo de material').selectOption({ index: 1 });
    },
    typed: { Descripción: 'Una luna de filigrana' },
    send: 'Enviar pedido especial',
    calls: /pedidos-especiales\/agregar$/,
    faults: [
      [FAILS, `Ocurrió un error: ${SERVER_SAID}`],
      [OFFLINE, 'Ocurrió un error:'],
      [NOT_JSON, 'Ocurrió un error:'],
    ],
    done: '¡Recibido!',
  },
];

test.each(FORMS)('$form keeps what $as has typed through every fault', async (form) => {
  const visitor = await (form.as === 'a visitor' ? stage.enter() : stage.enterAs());
  const { page } = visitor;
  await page.clock.install();
  await goTo(page, form.at);
  const main = page.getByRole('main');
  await form.open?.(page);
  const field = (label: string) => main.getByLabel(new RegExp(`^${label}`));
  for (const [label, value] of Object.entries(form.typed)) await field(label).fill(value);
  const send = main.getByRole('button', { name: new RegExp(`^${form.send}`) }).last();

  for (const [fault, says] of form.faults) {
    const broken = await breakCalls(visitor, form.calls, fault);
    await send.click();
    await broken.struck();
    // Its name comes back when the attempt is over, with all that was tried again.
    await send.waitFor();
    await page.getByText(says).first().waitFor();
    await broken.end();
    for (const [label, value] of Object.entries(form.typed))
      expect(await field(label).inputValue(), `${label} after ${fault.name}`).toBe(value);
  }
  await send.click();
  await page.getByText(form.done).first().waitFor();
});

test('an account that exists is said to, and the login follows after two seconds', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  visitor.provokes(/status of 409/);
  await page.clock.install();
  await goTo(page, '/clientes/registro');
  const field = (label: string) => page.getByRole('main').getByLabel(new RegExp(`^${label}`));
  await field('Identificación').fill('101110111');
  await page.getByText('Encontramos tus datos').waitFor();
  await field('Teléfono').fill('88123456');
  await field('Correo electrónico').fill('otra@correo.test');
  await field('Contraseña').fill('Turquesa-2026');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await page.getByText('Ya existe una cuenta con esa identificación.').first().waitFor();
  expect(page.url()).toContain('/clientes/registro');
  await page.clock.fastForward(2000);
  await page.waitForURL('**/clientes/login');
  await page.getByText('Inicia sesión con el correo de esa cuenta.').waitFor();
  expect(await field('Correo electrónico').inputValue()).toBe('otra@correo.test');
});

test('an identification that cannot be looked up is said to, and names can be looked up again', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  visitor.provokes(/status of 404/);
  await goTo(page, '/clientes/registro');
  const identification = page.getByLabel(/^Identificación/);
  await identification.fill('999999999');
  await page.getByText('Número de identificación no encontrado').first().waitFor();
  await identification.fill('202220222');
  await expect.poll(() => page.getByLabel('Nombre').inputValue()).toMatch(/José Pablo|JOSE PABLO/i);
  expect(await page.getByLabel('Primer apellido').getAttribute('readonly')).not.toBeNull();
});

const SUBSCRIPTION_FAULTS: [Fault, string][] = [
  [silence(5000), 'El servidor tardó demasiado en responder.'],
  [OFFLINE, 'No se pudo actualizar la suscripción'],
  [FAILS_MUTE, 'No se pudo actualizar la suscripción'],
  [FAILS, SERVER_SAID],
  [NOT_JSON, 'No se pudo actualizar la suscripción'],
];

test('the subscription switch goes back after every fault and says why', async () => {
  const visitor = await stage.enterAs();
  const { page } = visitor;
  await page.clock.install();
  await goTo(page, '/clientes/perfil');
  const toggle = page.getByRole('switch');
  await toggle.waitFor();
  const before = await toggle.isChecked();
  for (const [fault, says] of SUBSCRIPTION_FAULTS) {
    const broken = await breakCalls(visitor, /api\/suscripcion$/, fault);
    await toggle.click();
    // It changes at once; where the answer is quick it is back before anybody can look.
    if (fault.patience) expect(await toggle.isChecked()).toBe(!before);
    await broken.struck();
    await page.getByText('Ups…').waitFor();
    await page.getByText(says).first().waitFor();
    await expect.poll(() => toggle.isChecked(), { message: fault.name }).toBe(before);
    await broken.end();
    await page.getByRole('button', { name: 'Cerrar aviso' }).click();
    await page.clock.fastForward(300);
    await page.getByText('Ups…').waitFor({ state: 'detached' });
  }
  await toggle.click();
  await page.getByText(before ? 'Suscripción desactivada' : 'Suscripción activada').waitFor();
});
