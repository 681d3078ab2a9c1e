import type { Faq } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { FakeShop } from '../../../test/fake-shop.ts';
import { httpError, loggedIn } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { useFaqAdmin } from './use-faq-admin.ts';
import { useFaqForm } from './use-faq-form.ts';

const faq = (idPregunta: number, change: Partial<Faq> = {}): Faq => ({
  idPregunta,
  pregunta: `¿Pregunta ${idPregunta}?`,
  respuesta: 'Sí.',
  visible: 1,
  ...change,
});

async function open(shop: NonNullable<FakeShop['faq']>, edited: Faq | null = null) {
  const list = vi.fn(() => Promise.resolve([faq(1), faq(3, { visible: 0 }), faq(2)]));
  const { result } = renderHookWithShop(
    () => ({ ...useFaqAdmin(), form: useFaqForm(edited), toast: useToasts().toast }),
    { shop: { faq: { list, ...shop } }, session: loggedIn({ rol: 2 }) },
  );
  await waitFor(() => expect(result.current.status).toBe('ready'));
  return { list, page: () => result.current };
}
const ids = (faqs: readonly Faq[]) => faqs.map(({ idPregunta }) => idPregunta);

test('the newest question comes first', async () => {
  const { page } = await open({});
  expect(ids(page().faqs)).toEqual([3, 2, 1]);
});

test('a new question is sent and the list is read again', async () => {
  const create = vi.fn(() => Promise.resolve({ idPregunta: 4 }));
  const { list, page } = await open({ create });
  act(() => page().form.set('pregunta', ' ¿Y ahora? '));
  act(() => page().form.set('respuesta', 'Sí.'));
  act(() => page().form.set('visible', false));
  list.mockResolvedValue([faq(4)]);
  act(() => page().form.submit());
  await waitFor(() => expect(ids(page().faqs)).toEqual([4]));
  expect(create).toHaveBeenCalledExactlyOnceWith({
    pregunta: '¿Y ahora?',
    respuesta: 'Sí.',
    visible: 0,
  });
  expect(page().toast?.title).toBe('Pregunta agregada');
});

test('an edited question is shown before the list has been read again', async () => {
  const update = vi.fn(() => Promise.resolve({ mensaje: null }));
  const { list, page } = await open({ update }, faq(2));
  list.mockReturnValue(new Promise(() => undefined));
  act(() => page().form.set('respuesta', 'No.'));
  act(() => page().form.submit());
  await waitFor(() => expect(page().faqs[1]?.respuesta).toBe('No.'));
  expect(update).toHaveBeenCalledWith(2, {
    pregunta: '¿Pregunta 2?',
    respuesta: 'No.',
    visible: 1,
  });
});

test('texts in English are sent to a backend that keeps them', async () => {
  const update = vi.fn(() => Promise.resolve({ mensaje: null }));
  const { list, page } = await open(
    { update },
    faq(2, { preguntaIngles: 'Question 2?', respuestaIngles: null }),
  );
  expect(page().form.values).toMatchObject({ preguntaIngles: 'Question 2?', respuestaIngles: '' });
  list.mockReturnValue(new Promise(() => undefined));
  act(() => page().form.set('respuestaIngles', ' Yes. '));
  act(() => page().form.submit());
  const words = { preguntaIngles: 'Question 2?', respuestaIngles: 'Yes.' };
  await waitFor(() => expect(page().faqs[1]).toMatchObject(words));
  expect(update).toHaveBeenCalledWith(2, expect.objectContaining(words));
});

test('those of a new question are sent when there are any', async () => {
  const create = vi.fn(() => Promise.resolve({ idPregunta: 4 }));
  const { page } = await open({ create });
  act(() => page().form.set('pregunta', '¿Y ahora?'));
  act(() => page().form.set('respuesta', 'Sí.'));
  act(() => page().form.set('preguntaIngles', 'And now?'));
  act(() => page().form.submit());
  await waitFor(() =>
    expect(create).toHaveBeenCalledWith(
      expect.objectContaining({ preguntaIngles: 'And now?', respuestaIngles: '' }),
    ),
  );
});

test.each([
  [null, 'Debes completar todo.'],
  [faq(2), 'Todos los campos son obligatorios.'],
])(
  'an incomplete question is refused in the words of adding and of editing',
  async (edited, text) => {
    const { page } = await open({}, edited);
    act(() => page().form.set('respuesta', '  '));
    act(() => page().form.submit());
    expect(page().toast).toMatchObject({ title: 'Campos incompletos', description: text });
  },
);

test.each([
  [null, 'No se pudo guardar la pregunta.'],
  [faq(2), 'Ocurrió un error al actualizar la pregunta.'],
])('a question that cannot be saved keeps what was typed', async (edited, text) => {
  const fail = () => Promise.reject(httpError(500));
  const { page } = await open({ create: fail, update: fail }, edited);
  act(() => page().form.set('pregunta', '¿Y ahora?'));
  act(() => page().form.set('respuesta', 'Sí.'));
  act(() => page().form.submit());
  await waitFor(() => expect(page().toast).toMatchObject({ title: 'Error', description: text }));
  expect(page().form.values).toMatchObject({ pregunta: '¿Y ahora?', respuesta: 'Sí.' });
});

test('a question that cannot be deleted stays in the list', async () => {
  const { page } = await open({ remove: () => Promise.reject(httpError(500)) });
  act(() => page().deletion.ask(faq(2)));
  act(() => page().deletion.confirm());
  await waitFor(() => expect(page().toast?.title).toBe('Error al eliminar'));
  expect(ids(page().faqs)).toEqual([3, 2, 1]);
});

test('what has changed since it was asked about is asked about again, and only then deleted', async () => {
  const remove = vi.fn(() => Promise.resolve({ mensaje: null }));
  const { list, page } = await open({ remove });
  act(() => page().deletion.ask(page().faqs[1]!));
  list.mockResolvedValue([faq(2, { pregunta: '¿Otra?', version: 2 })]);
  await act(async () => page().reload());
  await waitFor(() => expect(ids(page().faqs)).toEqual([2]));
  act(() => page().deletion.confirm());
  expect(page().deletion).toMatchObject({
    item: { pregunta: '¿Otra?' },
    pending: false,
    notice: { code: 'deletion.changed' },
  });
  expect(remove).not.toHaveBeenCalled();
  act(() => page().deletion.confirm());
  await waitFor(() => expect(page().deletion.item).toBeNull());
  expect(remove).toHaveBeenCalledExactlyOnceWith(2, { version: 2 });
});
