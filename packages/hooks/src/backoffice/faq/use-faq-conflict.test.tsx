import type { Faq } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { httpError, loggedIn } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useFaqAdmin } from './use-faq-admin.ts';
import { useFaqForm } from './use-faq-form.ts';

const faq = (change: Partial<Faq> = {}): Faq => ({
  idPregunta: 1,
  pregunta: '¿Cómo pago?',
  respuesta: 'Por SINPE.',
  visible: 1,
  version: 1,
  ...change,
});

/** The list and the form of its first question, as the screen has them. */
function useScreen() {
  const { faqs, reload } = useFaqAdmin();
  return { form: useFaqForm(faqs[0] ?? null), reload };
}

/** The screen with my edit of the question; `list` is what each reading of the list gives. */
async function edited(list: () => Promise<Faq[]>, update = vi.fn(updated)) {
  const { result } = renderHookWithShop(useScreen, {
    session: loggedIn({ rol: 2 }),
    shop: { faq: { list, update } },
  });
  await waitFor(() => expect(result.current.form.values.pregunta).toBe('¿Cómo pago?'));
  act(() => result.current.form.set('pregunta', '¿Cómo puedo pagar?'));
  await act(async () => result.current.form.submit());
  return { result, update };
}

const updated = () => Promise.resolve({ mensaje: null });
const CONFLICT = httpError(409, { code: 'VERSION_CONFLICT' });

/** The same edit, which met a colleague's. */
async function inConflict(list: () => Promise<Faq[]>) {
  const screen = await edited(list, vi.fn(updated).mockRejectedValueOnce(CONFLICT));
  await waitFor(() => expect(screen.result.current.form.conflict?.fields).toHaveLength(1));
  return screen;
}

it('shows both versions once the list has been read again, and sends mine on top of theirs', async () => {
  const theirs = faq({ pregunta: '¿Cómo se paga?', version: 2 });
  const list = vi.fn(() => Promise.resolve([theirs])).mockResolvedValueOnce([faq()]);
  const { result, update } = await inConflict(list);
  expect(result.current.form.conflict?.fields?.[0]).toEqual({
    name: 'pregunta',
    mine: '¿Cómo puedo pagar?',
    theirs: '¿Cómo se paga?',
    choice: 'mine',
  });
  expect(result.current.form.notice).toBeNull();
  await act(async () => result.current.form.conflict?.merge());
  await waitFor(() => expect(result.current.form.conflict).toBeNull());
  const mine = { pregunta: '¿Cómo puedo pagar?', respuesta: 'Por SINPE.', visible: 1 };
  expect(update.mock.calls).toEqual([
    [1, { ...mine, version: 1 }],
    [1, { ...mine, version: 2 }],
  ]);
});

it('keeps what was chosen when the list is read again, and names what has changed since', async () => {
  const theirs = faq({ pregunta: '¿Cómo se paga?', version: 2 });
  const again = faq({ ...theirs, respuesta: 'Con tarjeta.', version: 3 });
  const list = vi
    .fn(() => Promise.resolve([again]))
    .mockResolvedValueOnce([faq()])
    .mockResolvedValueOnce([theirs]);
  const { result, update } = await inConflict(list);
  act(() => result.current.form.conflict?.choose('pregunta', 'theirs'));
  await act(async () => result.current.reload());
  await waitFor(() => expect(result.current.form.conflict?.renewed).toEqual(['respuesta']));
  await act(async () => result.current.form.conflict?.merge());
  await waitFor(() => expect(result.current.form.conflict).toBeNull());
  expect(update).toHaveBeenLastCalledWith(1, {
    pregunta: '¿Cómo se paga?',
    respuesta: 'Con tarjeta.',
    visible: 1,
    version: 3,
  });
});

it('overwrites no colleague after a saving whose list could not be read again', async () => {
  const theirs = faq({ pregunta: '¿Cómo puedo pagar?', respuesta: 'Con tarjeta.', version: 3 });
  const list = vi
    .fn(() => Promise.resolve([theirs]))
    .mockResolvedValueOnce([faq()])
    .mockRejectedValueOnce(httpError(503));
  const { result, update } = await edited(list);
  await waitFor(() => expect(result.current.form.status).toBe('done'));
  update.mockRejectedValueOnce(CONFLICT);
  act(() => result.current.form.set('respuesta', 'Por SINPE o en el taller.'));
  await act(async () => result.current.form.submit());
  expect(update).toHaveBeenLastCalledWith(1, expect.objectContaining({ version: 1 }));
  await waitFor(() =>
    expect(result.current.form.conflict?.fields).toEqual([
      {
        name: 'respuesta',
        mine: 'Por SINPE o en el taller.',
        theirs: 'Con tarjeta.',
        choice: 'mine',
      },
    ]),
  );
});
