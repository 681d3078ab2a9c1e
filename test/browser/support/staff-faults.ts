import type { Locator, Page } from 'playwright-core';
import { receiptPicture } from './receipt.ts';
import { NOT_JSON, OFFLINE, refusal, type Fault } from './faults.ts';

/** What a server that fails has to say. */
export const SERVER_SAID = 'Falla del taller.';
export const BROKEN = refusal(500, 'INTERNAL', SERVER_SAID);
export const FAULTS: readonly Fault[] = [BROKEN, OFFLINE, NOT_JSON];

/** What the page says of each fault. */
export type Says = (fault: Fault) => string;
/** The server's own words where it has some. */
export const own =
  (text: string): Says =>
  (fault) =>
    fault === BROKEN ? SERVER_SAID : text;
const always =
  (text: string): Says =>
  () =>
    text;

/** Something that the staff changes. */
export interface Writing {
  what: string;
  at: string;
  calls: RegExp;
  /** What is written to the console besides. */
  logged?: RegExp;
  /** Once, before anything goes wrong. */
  prepare?(page: Page): Promise<void>;
  /** Tries it. */
  act(page: Page): Promise<unknown>;
  says: Says;
  /** Stands on the screen as before. */
  still(page: Page): Locator;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
/** The question that is open. */
export const question = (page: Page) => page.getByRole('alertdialog');

/** One change of each page. */
export const WRITINGS: Writing[] = [
  {
    what: 'deleting a product',
    at: '/admin/productos',
    calls: /productos\/borrar/,
    prepare: (page) => press(page, 'Eliminar Anillo Trilogía Granate'),
    act: (page) => question(page).getByRole('button', { name: 'Eliminar' }).click(),
    says: own('Hubo un problema al eliminar el producto.'),
    still: (page) => page.getByRole('article').filter({ hasText: 'Anillo Trilogía Granate' }),
  },
  {
    what: 'a change of stock',
    at: '/admin/stock',
    calls: /productos\/editar/,
    prepare: async (page) => {
      await press(page, 'Editar stock de Topos Lucero');
      await page.getByRole('form').getByLabel('Stock', { exact: true }).fill('5');
    },
    act: (page) => page.getByRole('form').getByRole('button', { name: 'Guardar' }).click(),
    says: always('Hubo un problema al actualizar el stock.'),
    still: (page) => page.getByRole('form', { name: 'Editar stock de Topos Lucero' }),
  },
  {
    what: 'blocking a customer',
    at: '/admin/cuentas',
    calls: /clientes\/\d+\/estado/,
    act: async (page) => {
      await press(page, 'Bloquear');
      await question(page).getByRole('button', { name: 'Bloquear' }).click();
    },
    says: (fault) =>
      fault === OFFLINE
        ? 'No se pudo contactar al servidor.'
        : own('Error al cambiar estado del cliente.')(fault),
    still: (page) => page.getByRole('button', { name: 'Bloquear' }),
  },
  {
    what: 'a step of a special order',
    at: '/admin/pedidos-especiales',
    calls: /pedidos-especiales\/estado/,
    logged: /\[filigrana\]/,
    act: (page) =>
      page
        .getByRole('article')
        .filter({ hasText: 'Pendiente' })
        .getByRole('button', { name: 'Aceptar' })
        .click(),
    says: (fault) =>
      fault === OFFLINE
        ? 'No recibimos respuesta. Revisa el estado del pedido.'
        : own('No se pudo cambiar el estado del pedido.')(fault),
    still: (page) => page.getByRole('article').filter({ hasText: 'Pendiente' }),
  },
  {
    what: 'a new question',
    at: '/admin/preguntas-frecuentes',
    calls: /preguntas\/agregarPregunta/,
    prepare: async (page) => {
      await press(page, 'Agregar pregunta');
      await page
        .getByRole('form')
        .getByLabel('Pregunta', { exact: true })
        .fill('¿Graban iniciales?');
      await page.getByRole('form').getByLabel('Respuesta', { exact: true }).fill('Sí.');
    },
    act: (page) => page.getByRole('form').getByRole('button', { name: 'Guardar' }).click(),
    says: always('No se pudo guardar la pregunta.'),
    still: (page) => page.getByText('8 preguntas'),
  },
  {
    what: 'sending a novedad',
    at: '/admin/novedades',
    calls: /novedades\/\d+\/enviar/,
    act: async (page) => {
      const card = page.getByRole('article').filter({ hasText: 'Gemas con precio especial' });
      await card.getByRole('button', { name: 'Enviar' }).click();
      await question(page).getByRole('button', { name: 'Enviar' }).click();
    },
    says: (fault) =>
      fault === OFFLINE
        ? 'No recibimos respuesta. Revisa si la novedad figura como enviada.'
        : own('No se pudo enviar la novedad.')(fault),
    still: (page) =>
      page.getByRole('article').filter({ hasText: /Pendiente.*Gemas con precio especial/s }),
  },
  {
    what: 'the shipping fee',
    at: '/admin/ajustes',
    calls: /api\/envio$/,
    logged: /\[filigrana\]/,
    prepare: async (page) => {
      await page.getByText('Actual: $8.00').waitFor();
      await page.getByLabel('Monto (USD)').fill('12');
    },
    act: (page) => page.getByRole('form', { name: 'Costo de envío' }).getByRole('button').click(),
    says: always('Intenta de nuevo en unos segundos.'),
    still: (page) => page.getByText('Actual: $8.00'),
  },
  {
    what: 'a change of role',
    at: '/admin/ajustes',
    calls: /staff\/\d+\/rol/,
    prepare: async (page) => {
      await page.getByRole('combobox', { name: 'Rol de Tomás' }).selectOption('Administrador');
    },
    act: (page) => press(page, 'Guardar el rol de Tomás Arce Lobo'),
    says: own('No se pudo actualizar el rol'),
    still: (page) => page.getByRole('row').filter({ hasText: 'manager@filigrana.test' }),
  },
  {
    what: 'a change of the profile',
    at: '/admin',
    calls: /users\/admin\/perfil$/,
    prepare: async (page) => {
      await press(page, 'Editar perfil');
      await page.getByRole('form').getByLabel('Teléfono').fill('22220777');
    },
    act: (page) => press(page, 'Guardar cambios'),
    says: always('No se pudo actualizar el perfil.'),
    still: (page) => page.getByText(/2222\s?0925/),
  },
  {
    what: 'a note about an order',
    at: '/admin/pedidos',
    calls: /pedido\/\d+\/notas/,
    prepare: async (page) => {
      await page.getByRole('article').first().getByRole('button', { name: 'Ver detalles' }).click();
      await page.getByLabel('Nota interna').fill('Llamar antes de enviar.');
    },
    act: (page) => press(page, 'Agregar nota'),
    says: own('No se pudo guardar la nota.'),
    still: (page) => page.getByLabel('Nota interna').and(page.getByText('Llamar antes de enviar.')),
  },
  {
    what: 'an upload of banners',
    at: '/admin/ajustes',
    calls: /banners\/upload/,
    prepare: async (page) => {
      const panel = page.getByRole('region', { name: 'Banners' });
      await panel.getByRole('img', { name: 'Banner 1 de la portada' }).waitFor();
      await panel.locator('input[type=file]').setInputFiles(await receiptPicture());
      await panel.getByText('1 archivo').waitFor();
    },
    act: async (page) => {
      await press(page, 'Subir');
      await question(page).getByRole('button', { name: 'Reemplazar' }).click();
    },
    says: own('Intenta de nuevo en unos segundos.'),
    still: (page) => page.getByRole('region', { name: 'Banners' }).getByText('1 archivo'),
  },
];
