import type { FaqFormValues, FormConflict } from '@filigrana/hooks/backoffice';
import type { Faq } from '@filigrana/sdk';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal } from '../../../test/fake-shop.ts';
import FaqPage from '../faq/faq-page.tsx';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { faq } from '../../../test/backoffice/staff.ts';
import { ConflictDialog, shownFlag, shownText } from './conflict-dialog.tsx';
import { shownLeft } from './shown-sizes.ts';

const mine = faq({ version: 1 });
const theirs = faq({ version: 2, pregunta: '¿Cómo se paga?', respuesta: 'Por SINPE Móvil.' });

/** Edits the question while a colleague saves it, and sends. */
async function meet(list: () => Promise<Faq[]> = () => Promise.resolve([theirs])) {
  const update = vi
    .fn(() => Promise.resolve({ mensaje: null }))
    .mockRejectedValueOnce(refusal(409, { code: 'VERSION_CONFLICT' }));
  renderStaff(<FaqPage />, {
    shop: { faq: { list: vi.fn(list).mockResolvedValueOnce([mine]), update } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Editar pregunta' }));
  const field = screen.getByLabelText(/^Pregunta/);
  fireEvent.change(field, { target: { value: '¿Cómo puedo pagar?' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' })));
  const dialog = await screen.findByRole('alertdialog', { name: 'Otra persona guardó cambios' });
  return { update, field, ...within(dialog) };
}

test('both versions stand side by side, mine chosen where I changed it', async () => {
  const { findByRole, getByRole } = await meet();
  const question = within(await findByRole('group', { name: 'Pregunta' }));
  const answer = within(getByRole('group', { name: 'Respuesta' }));
  const isChosen = (radio: HTMLElement) => (radio as HTMLInputElement).checked;
  expect(isChosen(question.getByRole('radio', { name: /La mía.*¿Cómo puedo pagar\?/ }))).toBe(true);
  expect(isChosen(question.getByRole('radio', { name: /La suya.*¿Cómo se paga\?/ }))).toBe(false);
  expect(isChosen(answer.getByRole('radio', { name: /La suya/ }))).toBe(true);
});

test('my change is sent on top of theirs, and the button does not call all of it mine', async () => {
  const { update, findByRole, queryByRole } = await meet();
  const save = await findByRole('button', { name: 'Guardar lo elegido' });
  expect(queryByRole('button', { name: 'Usar la mía' })).toBeNull();
  await act(async () => fireEvent.click(save));
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  expect(update).toHaveBeenLastCalledWith(1, {
    pregunta: '¿Cómo puedo pagar?',
    respuesta: 'Por SINPE Móvil.',
    visible: 1,
    version: 2,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('theirs takes the place of what was typed, and nothing is sent', async () => {
  const { update, field, findByRole } = await meet();
  fireEvent.click(await findByRole('button', { name: 'Usar la suya' }));
  expect((field as HTMLInputElement).value).toBe('¿Cómo se paga?');
  expect(update).toHaveBeenCalledOnce();
});

test('fields can be chosen one by one', async () => {
  const { update, findByRole, getByRole } = await meet();
  const question = within(await findByRole('group', { name: 'Pregunta' }));
  fireEvent.click(question.getByRole('radio', { name: /La suya/ }));
  fireEvent.click(
    within(getByRole('group', { name: 'Respuesta' })).getByRole('radio', { name: /La mía/ }),
  );
  await act(async () => fireEvent.click(getByRole('button', { name: 'Guardar lo elegido' })));
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  expect(update).toHaveBeenLastCalledWith(
    1,
    expect.objectContaining({ pregunta: '¿Cómo se paga?', respuesta: mine.respuesta, version: 2 }),
  );
});

test('a saved version that changes again while it is open is told, with what is offered anew', () => {
  const dialog = (renewed: FormConflict<FaqFormValues>['renewed']) => (
    <ConflictDialog<FaqFormValues>
      conflict={{
        fields: [{ name: 'pregunta', mine: 'a', theirs: 'b', choice: 'mine' }],
        isMixed: false,
        renewed,
        ...{ choose: vi.fn(), merge: vi.fn(), takeTheirs: vi.fn(), dismiss: vi.fn() },
        retry: vi.fn(),
      }}
      fields={{
        pregunta: { label: 'Pregunta', show: shownText },
        respuesta: { label: 'Respuesta', show: shownText },
        preguntaIngles: { label: 'Pregunta en inglés', show: shownText },
        respuestaIngles: { label: 'Respuesta en inglés', show: shownText },
        visible: { label: 'Visible', show: shownFlag },
      }}
    />
  );
  const { rerender } = render(dialog([]));
  // There from the start, so that what it says later is read aloud.
  const said = screen.getByRole('status');
  expect(said.textContent).toBe('');
  rerender(dialog(['pregunta', 'visible']));
  expect(said.textContent).toBe(
    'La versión guardada cambió otra vez (Pregunta, Visible): revisa lo que elegiste.',
  );
});

test('going on with the edit keeps every word', async () => {
  const { field, findByRole } = await meet();
  fireEvent.click(await findByRole('button', { name: 'Seguir editando' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect((field as HTMLInputElement).value).toBe('¿Cómo puedo pagar?');
});

test('a newer version that cannot be read is asked for again', async () => {
  const { update, getByRole, getByText } = await meet(() => Promise.reject(refusal(500)));
  expect(getByText('Leyendo la versión guardada…')).toBeTruthy();
  await act(async () => fireEvent.click(getByRole('button', { name: 'Reintentar' })));
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
});

test('a stock of which pieces were sold meanwhile offers what is left of it', () => {
  const choose = vi.fn();
  render(
    <ConflictDialog<{ stock: string }>
      conflict={{
        fields: [{ name: 'stock', mine: '7', theirs: '4', both: '5', choice: 'both' }],
        isMixed: true,
        renewed: [],
        ...{ choose, merge: vi.fn(), takeTheirs: vi.fn(), dismiss: vi.fn(), retry: vi.fn() },
      }}
      fields={{ stock: { label: 'Stock', show: shownText, showBoth: shownLeft } }}
    />,
  );
  const dialog = within(
    screen.getByRole('alertdialog', { name: 'El stock cambió mientras editabas' }),
  );
  const left = dialog.getByRole('radio', { name: /Quedaron 5 después de 2 ventas/ });
  expect((left as HTMLInputElement).checked).toBe(true);
  fireEvent.click(dialog.getByRole('radio', { name: /Lo que escribiste.*7/ }));
  expect(choose).toHaveBeenCalledWith('stock', 'mine');
});
