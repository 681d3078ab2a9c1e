import type { Novedad, NovedadSent } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deferred } from '../../../test/deferred.ts';
import type { FakeShop } from '../../../test/fake-shop.ts';
import { httpError, loggedIn, offline } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { VirtualTime } from '../../../test/virtual-time.ts';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { useNovedadForm } from './use-novedad-form.ts';
import { useNovedadesAdmin } from './use-novedades-admin.ts';

const novedad = (idNovedad: number, change: Partial<Novedad> = {}): Novedad => ({
  idNovedad,
  asunto: `Rebajas ${idNovedad}`,
  descripcion: 'Solo esta semana.',
  estado: 'Pendiente',
  referenciaURL: null,
  fecha: '2026-11-12T12:00:00Z',
  fechaActualizacion: null,
  ...change,
});
const SENT = novedad(2, { estado: 'Enviado', descripcion: 'Horario de diciembre' });

async function open(shop: NonNullable<FakeShop['novedades']>, edited: Novedad | null = null) {
  const list = vi.fn(() => Promise.resolve([novedad(1), SENT]));
  const { result } = renderHookWithShop(
    () => ({ ...useNovedadesAdmin(), form: useNovedadForm(edited), toast: useToasts().toast }),
    {
      shop: { novedades: { list, ...shop } },
      session: loggedIn({ rol: 2 }),
      clock: new VirtualTime(Date.UTC(2026, 10, 20)),
    },
  );
  await waitFor(() => expect(result.current.status).toBe('ready'));
  return { list, page: () => result.current };
}

test('the search looks at subject and description', async () => {
  const { page } = await open({});
  act(() => page().setSearch('diciembre'));
  expect(page().rows.map((row) => row.novedad.idNovedad)).toEqual([2]);
  act(() => page().setSearch('rebajas'));
  expect(page().rows).toHaveLength(2);
});

test('a pending one is sent once; meanwhile it says so, then how many of how many', async () => {
  const answer = deferred<NovedadSent>();
  const send = vi.fn(() => answer.promise);
  const { list, page } = await open({ send });
  expect(page().rows.map(({ canSend }) => canSend)).toEqual([true, false]);
  act(() => page().send(1));
  act(() => page().send(1));
  act(() => page().send(2));
  expect(page().rows[0]).toMatchObject({ isSending: true, canSend: false, sent: null });
  list.mockResolvedValue([novedad(1, { estado: 'Enviado' }), SENT]);
  await act(async () => answer.resolve({ enviados: 3, total: 5 }));
  await waitFor(() =>
    expect(page().rows[0]).toMatchObject({
      label: 'Enviado',
      isSending: false,
      canSend: false,
      sent: { enviados: 3, total: 5 },
    }),
  );
  expect(send).toHaveBeenCalledExactlyOnceWith(1, {});
  expect(page().toast).toMatchObject({
    title: 'Novedad enviada',
    description: 'Correos enviados: 3 de 5.',
  });
});

test.each([
  [httpError(500), 'No se pudo enviar la novedad.'],
  [httpError(503, { serverMessage: 'El correo no responde.' }), 'El correo no responde.'],
])('one that cannot be sent stays pending and can be sent again', async (error, description) => {
  const { page } = await open({ send: () => Promise.reject(error) });
  act(() => page().send(1));
  await waitFor(() => expect(page().toast).toMatchObject({ title: 'Error', description }));
  await waitFor(() => expect(page().rows[0]).toMatchObject({ label: 'Pendiente', canSend: true }));
});

test('a lost answer claims nothing; the list tells whether it was sent', async () => {
  const reread = deferred<Novedad[]>();
  const list = vi.fn(() => reread.promise).mockResolvedValueOnce([novedad(1), SENT]);
  const { page } = await open({ list, send: () => Promise.reject(offline()) });
  act(() => page().send(1));
  await waitFor(() =>
    expect(page().toast).toMatchObject({
      title: 'Sin respuesta',
      description: 'No recibimos respuesta. Revisa si la novedad figura como enviada.',
    }),
  );
  await act(async () => reread.resolve([novedad(1, { estado: 'Enviado' }), SENT]));
  await waitFor(() =>
    expect(page().toast).toMatchObject({ title: 'Novedad enviada', variant: 'success' }),
  );
  expect(page().rows[0]).toMatchObject({ label: 'Enviado', canSend: false, sent: null });
});

test('one whose answer was lost and that was not sent can be sent again', async () => {
  const { page } = await open({ send: () => Promise.reject(offline()) });
  act(() => page().send(1));
  await waitFor(() => expect(page().rows[0]).toMatchObject({ isSending: false, canSend: true }));
  expect(page().toast?.title).toBe('Sin respuesta');
});

test('one that somebody else has changed is not sent; its new text is read, and can be sent then', async () => {
  const conflict = httpError(409, { code: 'VERSION_CONFLICT' });
  const send = vi.fn<() => Promise<NovedadSent>>(() => Promise.reject(conflict));
  const { page } = await open({
    list: vi
      .fn(() => Promise.resolve([novedad(1, { asunto: 'Nueva', version: 2 })]))
      .mockResolvedValueOnce([novedad(1, { version: 1 })]),
    send,
  });
  act(() => page().send(1));
  await waitFor(() => expect(page().rows[0]?.novedad.asunto).toBe('Nueva'));
  expect(send).toHaveBeenCalledExactlyOnceWith(1, { version: 1 });
  expect(page().toast).toMatchObject({
    title: 'No se envió',
    description: 'Otra persona cambió esta novedad. Revísala y envíala de nuevo.',
  });
  expect(page().rows[0]).toMatchObject({ canSend: true, label: 'Pendiente' });
  send.mockResolvedValue({ enviados: 1, total: 1 });
  act(() => page().send(1));
  await waitFor(() => expect(page().toast?.title).toBe('Novedad enviada'));
  expect(send).toHaveBeenLastCalledWith(1, { version: 2 });
});

test('what was read when sending was asked is what may be sent', async () => {
  const send = vi.fn(() => Promise.reject(httpError(409, { code: 'VERSION_CONFLICT' })));
  const { page } = await open({
    list: () => Promise.resolve([novedad(1, { asunto: 'Nueva', version: 2 })]),
    send,
  });
  act(() => page().send(1, novedad(1, { version: 1 })));
  await waitFor(() => expect(page().toast?.title).toBe('No se envió'));
  expect(send).toHaveBeenCalledExactlyOnceWith(1, { version: 1 });
});

test('a new one is sent with the date of now', async () => {
  const create = vi.fn(() => Promise.resolve({ mensaje: null, idNovedad: 3 }));
  const { page } = await open({ create });
  act(() => page().form.set('asunto', ' Piezas nuevas '));
  act(() => page().form.submit());
  await waitFor(() => expect(page().toast?.title).toBe('Novedad agregada'));
  expect(create).toHaveBeenCalledExactlyOnceWith({
    asunto: 'Piezas nuevas',
    descripcion: '',
    referenciaURL: undefined,
    fecha: '2026-11-20T00:00:00.000Z',
  });
});

test('a subject is needed', async () => {
  const { page } = await open({});
  act(() => page().form.set('asunto', ' '));
  act(() => page().form.submit());
  expect(page().toast).toMatchObject({
    title: 'Falta el asunto',
    description: 'El asunto es obligatorio.',
  });
});

test('what is nearly full is said by toast while it is typed', async () => {
  const { page } = await open({});
  act(() => page().form.set('asunto', 'x'.repeat(36)));
  expect(page().toast).toMatchObject({
    title: 'Estás casi al límite',
    description: 'Te quedan 4 caracteres.',
  });
  act(() => page().form.set('asunto', 'x'.repeat(50)));
  expect(page().toast?.title).toBe('Límite alcanzado');
  expect(page().form.counters.asunto).toMatchObject({ length: 40, level: 'max' });
});

test('an edit sends the state it started from', async () => {
  const update = vi.fn(() => Promise.resolve({ mensaje: null }));
  const { page } = await open({ update }, SENT);
  act(() => page().form.set('descripcion', ''));
  act(() => page().form.submit());
  await waitFor(() => expect(page().toast?.title).toBe('Novedad actualizada'));
  expect(update).toHaveBeenCalledWith(
    2,
    expect.objectContaining({ asunto: 'Rebajas 2', descripcion: '', estado: 'Enviado' }),
  );
});

test.each([
  [null, 'Hubo un error al guardar la novedad.'],
  [SENT, 'No se pudo actualizar'],
])('one that cannot be saved keeps what was typed', async (edited, description) => {
  const fail = () => Promise.reject(httpError(500));
  const { page } = await open({ create: fail, update: fail }, edited);
  act(() => page().form.set('asunto', 'Otra cosa'));
  act(() => page().form.submit());
  await waitFor(() => expect(page().toast).toMatchObject({ title: 'Error', description }));
  expect(page().form.values.asunto).toBe('Otra cosa');
});

test('one that cannot be deleted stays', async () => {
  const { page } = await open({ remove: () => Promise.reject(httpError(500)) });
  act(() => page().deletion.ask(novedad(1)));
  act(() => page().deletion.confirm());
  await waitFor(() => expect(page().toast?.title).toBe('Error al eliminar'));
  expect(page().rows).toHaveLength(2);
});
