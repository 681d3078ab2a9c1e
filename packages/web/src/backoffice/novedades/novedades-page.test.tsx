import type { Novedad, NovedadSent } from '@filigrana/sdk';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chooseFiles } from '../../../test/backoffice/choose-files.ts';
import { answeredLater } from '../../../test/answered-later.ts';
import { refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { slowPhotos } from '../../../test/slow-photos.ts';
import { novedad, picture } from '../../../test/backoffice/pieces.ts';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { hasUnsaved } from '../shared/unsaved.ts';
import NovedadesPage from './novedades-page.tsx';

function visit(novedades: Novedad[], more: FakeShop['novedades'] = {}) {
  return renderStaff(<NovedadesPage />, {
    shop: { novedades: { list: () => Promise.resolve(novedades), ...more } },
  });
}

const card = async (subject: string) =>
  within(await screen.findByRole('article', { name: subject }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });

function openAdd(more: FakeShop['novedades'] = {}) {
  visit([], more);
  fireEvent.click(screen.getByRole('button', { name: 'Agregar novedad' }));
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar novedad' }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Sends a novedad and answers the question that is asked first. */
async function send(subject: string) {
  fireEvent.click((await card(subject)).getByRole('button', { name: 'Enviar' }));
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Enviar' }));
}

test('a card shows state, subject, description and both dates in Costa Rica’s days', async () => {
  visit([
    novedad({ fecha: '2026-11-13T04:00:00Z', fechaActualizacion: '2026-11-14T18:00:00Z' }),
    novedad({ idNovedad: 4, asunto: 'Otra', estado: 'Enviado' }),
  ]);
  const { getByText } = await card('Piezas nuevas');
  expect(getByText('Pendiente')).toBeTruthy();
  expect(getByText('Seis piezas en plata.')).toBeTruthy();
  expect(getByText(/^Creada/).textContent).toBe('Creada: 12/11/2026');
  expect(getByText(/^Actualizada/).textContent).toBe('Actualizada: 14/11/2026');
  expect((await card('Otra')).queryByText(/^Actualizada/)).toBeNull();
});

test('the search looks in subject and description', async () => {
  visit([novedad(), novedad({ idNovedad: 4, asunto: 'Horario', descripcion: 'Hasta el 5.' })]);
  await card('Horario');
  const search = screen.getByPlaceholderText('Buscar por oferta...');
  fireEvent.change(search, { target: { value: 'PLATA' } });
  expect(await screen.findByText('1 de 2 novedades')).toBeTruthy();
  expect(screen.queryByText('Horario')).toBeNull();
  fireEvent.change(search, { target: { value: 'zzz' } });
  expect(await screen.findByText('No se encontraron novedades')).toBeTruthy();
});

test('one that somebody else has changed is not sent; the new text is shown and asked about', async () => {
  const list = vi
    .fn(() => Promise.resolve([novedad({ asunto: 'Nueva 1', version: 2 })]))
    .mockResolvedValueOnce([novedad({ asunto: 'Vieja 1', version: 1 })]);
  const sendCall = vi.fn(() => Promise.reject(refusal(409, { code: 'VERSION_CONFLICT' })));
  visit([], { list, send: sendCall });
  await send('Vieja 1');
  expect(
    await screen.findByText('Otra persona cambió esta novedad. Revísala y envíala de nuevo.'),
  ).toBeTruthy();
  expect(sendCall).toHaveBeenCalledExactlyOnceWith(3, { version: 1 });
  fireEvent.click((await card('Nueva 1')).getByRole('button', { name: 'Enviar' }));
  expect(screen.getByRole('alertdialog', { name: '¿Enviar «Nueva 1»?' })).toBeTruthy();
  expect(sendCall).toHaveBeenCalledOnce();
});

test('a sent novedad cannot be sent again', async () => {
  visit([novedad({ estado: 'Enviado' })]);
  const button = (await card('Piezas nuevas')).getByRole<HTMLButtonElement>('button', {
    name: 'Enviado',
  });
  expect(button.disabled).toBe(true);
});

test('sending is asked first; cancelling sends nothing', async () => {
  const sendCall = vi.fn();
  visit([novedad()], { send: sendCall });
  fireEvent.click((await card('Piezas nuevas')).getByRole('button', { name: 'Enviar' }));
  expect(screen.getByRole('alertdialog', { name: '¿Enviar «Piezas nuevas»?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(sendCall).not.toHaveBeenCalled();
});

test('sending shows that it is under way, then how many of how many, and stays sent', async () => {
  const answer = answeredLater<NovedadSent>();
  const sendCall = vi.fn(answer.call);
  const list = vi
    .fn(() => Promise.resolve([novedad({ estado: 'Enviado' })]))
    .mockResolvedValueOnce([novedad()]);
  visit([], { list, send: sendCall });
  await send('Piezas nuevas');
  const { findByRole, findByText, getByText } = await card('Piezas nuevas');
  expect(await findByRole('button', { name: 'Enviando…' })).toBeTruthy();
  expect(getByText('Enviando un correo a cada suscriptor…')).toBeTruthy();
  answer.resolve({ enviados: 12, total: 14 });
  expect(await findByText('Se enviaron 12 de 14 correos.')).toBeTruthy();
  expect(await screen.findByText('Novedad enviada')).toBeTruthy();
  expect((await findByRole<HTMLButtonElement>('button', { name: 'Enviado' })).disabled).toBe(true);
  expect(sendCall).toHaveBeenCalledTimes(1);
});

test.each([
  [refusal(500), 'No se pudo enviar la novedad.'],
  [refusal(409, { serverMessage: 'La novedad ya fue enviada.' }), 'La novedad ya fue enviada.'],
])('a sending that fails is told and can be tried again: %s', async (error, text) => {
  visit([novedad()], { send: () => Promise.reject(error) });
  await send('Piezas nuevas');
  expect(await screen.findByText('Error')).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  const again = await (
    await card('Piezas nuevas')
  ).findByRole<HTMLButtonElement>('button', {
    name: 'Enviar',
  });
  expect(again.disabled).toBe(false);
});

test('a novedad needs a subject', async () => {
  openAdd();
  save();
  expect(await screen.findByText('Falta el asunto')).toBeTruthy();
  expect(screen.getByText('El asunto es obligatorio.')).toBeTruthy();
  expect(document.activeElement?.id).toBe(field('Asunto').id);
});

test('the subject takes 40 characters and the description 80; the rest is cut', () => {
  openAdd();
  type('Asunto', 'x'.repeat(50));
  type('Descripción (opcional)', 'y'.repeat(90));
  expect(field('Asunto').value).toHaveLength(40);
  expect(field('Descripción (opcional)').value).toHaveLength(80);
  expect(screen.getByText('40 / 40')).toBeTruthy();
  expect(screen.getByText('80 / 80')).toBeTruthy();
});

test.each([
  ['Asunto', 34, null],
  ['Asunto', 35, 'Te quedan 5 caracteres.'],
  ['Asunto', 39, 'Te queda 1 carácter.'],
  ['Descripción (opcional)', 74, null],
  ['Descripción (opcional)', 75, 'Te quedan 5 caracteres.'],
])('%s with %i characters warns of what is left: %s', async (label, length, warning) => {
  openAdd();
  type(label, 'x'.repeat(length));
  if (warning === null) return expect(screen.queryByText('Estás casi al límite')).toBeNull();
  expect(await screen.findByText('Estás casi al límite')).toBeTruthy();
  expect(screen.getAllByText(warning).length).toBe(2);
});

test('at the limit it says so', async () => {
  openAdd();
  type('Asunto', 'x'.repeat(40));
  expect(await screen.findByText('Límite alcanzado')).toBeTruthy();
});

test('a novedad is added with its picture, and the form is empty for the next', async () => {
  const create = vi.fn(() => Promise.resolve({ mensaje: null, idNovedad: 8 }));
  openAdd({ create });
  type('Asunto', 'Jade Maya');
  await chooseFiles(picture('jade.png'));
  await screen.findByText('jade.png');
  save();
  expect(await screen.findByText('Novedad agregada')).toBeTruthy();
  const file = expect.objectContaining({ name: 'jade.png' }) as File;
  expect(create).toHaveBeenCalledWith(
    expect.objectContaining({ asunto: 'Jade Maya', referenciaURL: file }),
  );
});

test.each([
  ['add', 'Hubo un error al guardar la novedad.'],
  ['edit', 'No se pudo actualizar'],
])('%s: a failure is told and what was typed stays', async (mode, text) => {
  const fail = () => Promise.reject(refusal(500));
  visit([novedad()], { create: fail, update: fail });
  await card('Piezas nuevas');
  fireEvent.click(
    screen.getByRole('button', { name: mode === 'add' ? 'Agregar novedad' : /^Editar/ }),
  );
  type('Asunto', 'Jade Maya');
  fireEvent.click(
    screen.getByRole('button', { name: mode === 'add' ? 'Guardar novedad' : 'Guardar cambios' }),
  );
  expect(await screen.findByText('Error')).toBeTruthy();
  expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(field('Asunto').value).toBe('Jade Maya');
});

test('an edit is sent with the state it has, closes the dialog and shows in the card', async () => {
  const list = vi
    .fn(() => Promise.resolve([novedad({ asunto: 'Jade Maya' })]))
    .mockResolvedValueOnce([novedad()]);
  const update = vi.fn(() => Promise.resolve({ mensaje: null }));
  visit([], { list, update });
  fireEvent.click((await card('Piezas nuevas')).getByRole('button', { name: /^Editar/ }));
  type('Asunto', 'Jade Maya');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('Novedad actualizada')).toBeTruthy();
  expect(await card('Jade Maya')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(update).toHaveBeenCalledWith(
    3,
    expect.objectContaining({ asunto: 'Jade Maya', estado: 'Pendiente' }),
  );
});

test('deleting asks first; a failure is told and deletes nothing', async () => {
  visit([novedad({ estado: 'Enviado' })], { remove: () => Promise.reject(refusal(500)) });
  fireEvent.click((await card('Piezas nuevas')).getByRole('button', { name: /^Eliminar/ }));
  const dialog = screen.getByRole('alertdialog', { name: '¿Eliminar «Piezas nuevas»?' });
  expect(dialog.textContent).toContain('los correos ya enviados no se retiran');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  expect((await screen.findAllByText('Error al eliminar')).length).toBeGreaterThan(0);
  expect(await card('Piezas nuevas')).toBeTruthy();
});

test('without novedades it says so, and a list that cannot be read offers another try', async () => {
  const list = vi.fn(() => Promise.resolve<Novedad[]>([])).mockRejectedValueOnce(refusal(500));
  visit([], { list });
  expect(await screen.findByText('No se pudieron cargar las novedades.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Todavía no hay novedades')).toBeTruthy();
});

test('a new novedad is saved once its picture is ready, by no way before', async () => {
  const create = vi.fn(() => Promise.resolve({ mensaje: null, idNovedad: 8 }));
  const { photos, finish } = slowPhotos('jade.jpg');
  openAdd({ create });
  await chooseFiles(...photos);
  expect(screen.getByText('Preparando la imagen…')).toBeTruthy();
  expect(hasUnsaved()).toBe(true);
  type('Asunto', 'Jade Maya');
  expect(button('Guardar novedad').disabled).toBe(true);
  fireEvent.submit(screen.getByRole('form', { name: 'Nueva novedad' }));
  expect(create).not.toHaveBeenCalled();
  await finish();
  save();
  expect(await screen.findByText('Novedad agregada')).toBeTruthy();
  expect(create).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ asunto: 'Jade Maya', referenciaURL: photos[0] }),
  );
  expect(screen.queryByText('jade.jpg')).toBeNull();
  expect(hasUnsaved()).toBe(false);
});

test('a picture that becomes ready while the form is closed is there when it is opened again', async () => {
  const { photos, finish } = slowPhotos('jade.jpg');
  openAdd();
  await chooseFiles(...photos);
  const toggle = screen.getByRole('button', { expanded: true });
  fireEvent.click(toggle);
  expect(hasUnsaved()).toBe(true);
  await finish();
  fireEvent.click(toggle);
  expect(screen.getByText('jade.jpg')).toBeTruthy();
});

test('an edit is saved once its picture is ready, by no way before', async () => {
  const update = vi.fn(() => Promise.resolve({ mensaje: null }));
  const { photos, finish } = slowPhotos('jade.jpg');
  visit([novedad()], { update });
  fireEvent.click((await card('Piezas nuevas')).getByRole('button', { name: /^Editar/ }));
  type('Asunto', 'Jade Maya');
  await chooseFiles(...photos);
  expect(button('Guardar cambios').disabled).toBe(true);
  fireEvent.submit(field('Asunto').form!);
  expect(update).not.toHaveBeenCalled();
  await finish();
  fireEvent.click(button('Guardar cambios'));
  expect(await screen.findByText('Novedad actualizada')).toBeTruthy();
  expect(update).toHaveBeenCalledExactlyOnceWith(
    3,
    expect.objectContaining({ asunto: 'Jade Maya', referenciaURL: photos[0] }),
  );
});

test('closing an edit whose picture is not ready asks first, and the picture goes with it', async () => {
  const { photos, finish } = slowPhotos('jade.jpg');
  visit([novedad()]);
  const edit = async () =>
    fireEvent.click((await card('Piezas nuevas')).getByRole('button', { name: /^Editar/ }));
  await edit();
  await chooseFiles(...photos);
  expect(hasUnsaved()).toBe(true);
  fireEvent.click(button('Cancelar'));
  fireEvent.click(button('Descartar cambios'));
  await edit();
  await finish();
  expect(button('Guardar cambios').disabled).toBe(false);
  expect(screen.queryByText('jade.jpg')).toBeNull();
});
