import type { Faq } from '@filigrana/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answeredLater } from '../../../test/answered-later.ts';
import { refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { faq } from '../../../test/backoffice/staff.ts';
import FaqPage from './faq-page.tsx';

const hidden = faq({ idPregunta: 2, pregunta: '¿Hacen reparaciones?', visible: 0 });

function visit(faqs: Faq[], more: FakeShop['faq'] = {}) {
  return renderStaff(
    <main>
      <FaqPage />
    </main>,
    { shop: { faq: { list: () => Promise.resolve(faqs), ...more } } },
  );
}

const item = async (pregunta: string) => {
  const title = await screen.findByRole('heading', { name: pregunta });
  return within(title.closest('li') as HTMLElement);
};
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('questions stand newest first, each with its answer and who sees it', async () => {
  visit([faq(), hidden]);
  const { getByText } = await item('¿Cómo pago?');
  expect(getByText('Por SINPE Móvil o transferencia bancaria.')).toBeTruthy();
  expect(getByText('Visible para usuarios')).toBeTruthy();
  expect((await item('¿Hacen reparaciones?')).getByText('Oculta para usuarios')).toBeTruthy();
  const titles = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(titles).toEqual(['¿Hacen reparaciones?', '¿Cómo pago?']);
  expect(screen.getByText('2 preguntas')).toBeTruthy();
});

describe('the panel for a new question', () => {
  const open = () => {
    const button = screen.getByRole('button', { name: 'Agregar pregunta' });
    button.focus();
    fireEvent.click(button);
    return within(screen.getByRole('form', { name: 'Nueva pregunta' }));
  };

  test('takes the focus when it opens and gives it back when it closes', async () => {
    visit([faq()]);
    await item('¿Cómo pago?');
    const { getByLabelText, getByRole } = open();
    expect(document.activeElement).toBe(getByLabelText('Pregunta'));
    fireEvent.click(getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('form')).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Agregar pregunta' })),
    );
  });

  test('wants both texts, and keeps what was typed', async () => {
    const create = vi.fn();
    visit([faq()], { create });
    await item('¿Cómo pago?');
    const { getByLabelText, getByRole, findByText } = open();
    type(getByLabelText('Pregunta'), '¿Hacen grabados?');
    type(getByLabelText('Respuesta'), '   ');
    fireEvent.click(getByRole('button', { name: 'Guardar' }));
    expect(await findByText('Debes completar todo.')).toBeTruthy();
    expect(await screen.findByText('Campos incompletos')).toBeTruthy();
    expect(getByLabelText('Respuesta').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(getByLabelText('Respuesta'));
    expect(create).not.toHaveBeenCalled();
  });

  test('saves, hidden when wanted, and is ready for the next one', async () => {
    const create = vi.fn(() => Promise.resolve({ idPregunta: 9 }));
    visit([faq()], { create });
    await item('¿Cómo pago?');
    const { getByLabelText, getByRole } = open();
    type(getByLabelText('Pregunta'), ' ¿Hacen grabados? ');
    type(getByLabelText('Respuesta'), 'Sí.');
    fireEvent.click(getByRole('switch', { name: 'Visible para usuarios' }));
    fireEvent.click(getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Pregunta agregada')).toBeTruthy();
    expect(create).toHaveBeenCalledWith({
      pregunta: '¿Hacen grabados?',
      respuesta: 'Sí.',
      visible: 0,
    });
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Pregunta').value).toBe(''));
  });

  test('has room for the texts in English where other questions have them', async () => {
    const create = vi.fn(() => Promise.resolve({ idPregunta: 9 }));
    visit([faq({ preguntaIngles: null, respuestaIngles: null })], { create });
    await item('¿Cómo pago?');
    const { getByLabelText, getByRole, getByText } = open();
    expect(getByText('En inglés').closest('details')?.open).toBe(false);
    expect(getByText('Vacío: quien lee la tienda en inglés ve el texto en español.')).toBeTruthy();
    type(getByLabelText('Pregunta'), '¿Hacen grabados?');
    type(getByLabelText('Respuesta'), 'Sí.');
    type(getByLabelText('Pregunta en inglés (opcional)'), 'Do you engrave?');
    fireEvent.click(getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(create).toHaveBeenCalledWith(
        expect.objectContaining({ preguntaIngles: 'Do you engrave?', respuestaIngles: '' }),
      ),
    );
  });

  test('asks for none in English where the backend keeps none', async () => {
    visit([faq()]);
    await item('¿Cómo pago?');
    expect(open().queryByText('En inglés')).toBeNull();
  });

  test('keeps everything when saving fails', async () => {
    visit([faq()], { create: () => Promise.reject(refusal(500)) });
    await item('¿Cómo pago?');
    const { getByLabelText, getByRole, findByText } = open();
    type(getByLabelText('Pregunta'), '¿Hacen grabados?');
    type(getByLabelText('Respuesta'), 'Sí.');
    fireEvent.click(getByRole('button', { name: 'Guardar' }));
    expect(await findByText('No se pudo guardar la pregunta.')).toBeTruthy();
    expect((getByLabelText('Pregunta') as HTMLInputElement).value).toBe('¿Hacen grabados?');
  });
});

describe('the edit dialog', () => {
  const open = async () => {
    const { getByRole } = await item('¿Cómo pago?');
    fireEvent.click(getByRole('button', { name: 'Editar pregunta' }));
    return within(screen.getByRole('dialog', { name: 'Editar pregunta' }));
  };

  test('starts with what there is, and closes once it is saved', async () => {
    const update = vi.fn(() => Promise.resolve({ mensaje: null }));
    visit([faq()], { update });
    const { getByLabelText, getByRole } = await open();
    expect((getByLabelText('Pregunta') as HTMLInputElement).value).toBe('¿Cómo pago?');
    type(getByLabelText('Respuesta'), 'Por SINPE Móvil.');
    fireEvent.click(getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(update).toHaveBeenCalledWith(1, {
      pregunta: '¿Cómo pago?',
      respuesta: 'Por SINPE Móvil.',
      visible: 1,
    });
  });

  test('saves the texts in English, from a fold of their own', async () => {
    const update = vi.fn(() => Promise.resolve({ mensaje: null }));
    visit([faq({ preguntaIngles: 'How do I pay?', respuestaIngles: null })], { update });
    const { getByLabelText, getByRole, getByText } = await open();
    expect(getByText('En inglés').closest('details')?.open).toBe(false);
    type(getByLabelText('Respuesta en inglés (opcional)'), 'By SINPE Móvil.');
    fireEvent.click(getByRole('button', { name: 'Guardar' }));
    const words = { preguntaIngles: 'How do I pay?', respuestaIngles: 'By SINPE Móvil.' };
    await waitFor(() => expect(update).toHaveBeenCalledWith(1, expect.objectContaining(words)));
  });

  test('asks for none in English where the backend keeps none', async () => {
    visit([faq()]);
    expect((await open()).queryByText('En inglés')).toBeNull();
  });

  test('wants both texts', async () => {
    visit([faq()]);
    const { getByLabelText, getByRole, findAllByText } = await open();
    type(getByLabelText('Pregunta'), '');
    fireEvent.click(getByRole('button', { name: 'Guardar' }));
    expect(await findAllByText('Todos los campos son obligatorios.')).not.toHaveLength(0);
  });

  test('stays when saving fails, and says so', async () => {
    visit([faq()], { update: () => Promise.reject(refusal(500)) });
    const { getByLabelText, getByRole, findAllByText } = await open();
    type(getByLabelText('Respuesta'), 'Otra.');
    fireEvent.click(getByRole('button', { name: 'Guardar' }));
    expect(await findAllByText('Ocurrió un error al actualizar la pregunta.')).not.toHaveLength(0);
    expect((getByLabelText('Respuesta') as HTMLTextAreaElement).value).toBe('Otra.');
  });

  test('cannot be closed while it is being saved', async () => {
    visit([faq()], { update: answeredLater<{ mensaje: null }>().call });
    const { getByLabelText, getByRole, findByRole, queryByRole } = await open();
    type(getByLabelText('Respuesta'), 'Otra.');
    fireEvent.click(getByRole('button', { name: 'Guardar' }));
    expect(await findByRole('button', { name: 'Guardando…' })).toBeTruthy();
    expect(queryByRole('button', { name: 'Cerrar' })).toBeNull();
    fireEvent.click(getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('deleting', () => {
  const ask = async () => {
    const { getByRole } = await item('¿Cómo pago?');
    const button = getByRole('button', { name: 'Eliminar pregunta' });
    button.focus();
    fireEvent.click(button);
    return within(await screen.findByRole('alertdialog', { name: '¿Eliminar esta pregunta?' }));
  };

  test('asks first, naming the question, with the harmless answer in focus', async () => {
    const remove = vi.fn();
    visit([faq()], { remove });
    const { getByText, getByRole } = await ask();
    expect(getByText(/«¿Cómo pago\?».*No se puede deshacer/)).toBeTruthy();
    fireEvent.click(getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(remove).not.toHaveBeenCalled();
  });

  test('takes the question away and leaves the focus on the title of the page', async () => {
    const remove = vi.fn(() => Promise.resolve({ mensaje: null }));
    const list = vi.fn(() => Promise.resolve([hidden])).mockResolvedValueOnce([faq(), hidden]);
    visit([], { list, remove });
    const { getByRole } = await ask();
    fireEvent.click(getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(screen.queryByText('¿Cómo pago?')).toBeNull());
    expect(remove).toHaveBeenCalledWith(1, { version: undefined });
    expect(await screen.findByText('Pregunta eliminada')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
    );
  });

  test('of what a colleague has changed is asked in a question of its own, which the same key does not answer', async () => {
    const changed = faq({ respuesta: 'Por SINPE.', version: 2 });
    const list = vi.fn(() => Promise.resolve([changed]));
    list.mockResolvedValueOnce([faq({ version: 1 })]);
    const remove = vi.fn(() => Promise.reject(refusal(409, { code: 'VERSION_CONFLICT' })));
    visit([], { list, remove });
    const answer = (await ask()).getByRole('button', { name: 'Eliminar' });
    answer.focus();
    fireEvent.click(answer);
    expect(await screen.findByText(/^Cambió después de la pregunta/)).toBeTruthy();
    // The browser gives the focus to the first answer of a dialog that opens.
    expect(answer.isConnected).toBe(false);
    expect(remove).toHaveBeenCalledOnce();
  });

  test('that fails is said and leaves the question', async () => {
    visit([faq()], { remove: () => Promise.reject(refusal(500)) });
    const { getByRole, findAllByText } = await ask();
    fireEvent.click(getByRole('button', { name: 'Eliminar' }));
    expect(await findAllByText('Error al eliminar')).not.toHaveLength(0);
    fireEvent.click(getByRole('button', { name: 'Cancelar' }));
    expect(await item('¿Cómo pago?')).toBeTruthy();
  });
});

test('no questions yet is said', async () => {
  visit([]);
  expect(await screen.findByText('Aún no hay preguntas.')).toBeTruthy();
});

test('a list that cannot be loaded says so and can be read again', async () => {
  const list = vi.fn(() => Promise.resolve([faq()])).mockRejectedValueOnce(refusal(500));
  visit([], { list });
  expect(await screen.findByText('No se pudieron cargar las preguntas frecuentes.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await item('¿Cómo pago?')).toBeTruthy();
});
