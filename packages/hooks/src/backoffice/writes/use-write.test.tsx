import { act, fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { deferred } from '../../../test/deferred.ts';
import { httpError, loggedIn } from '../../../test/fixtures.ts';
import { renderHookWithShop, renderWithShop } from '../../../test/render-with-shop.tsx';
import { useFaqAdmin } from '../faq/use-faq-admin.ts';
import { useFaqForm } from '../faq/use-faq-form.ts';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { useWrite } from './use-write.ts';

const ADMIN = loggedIn({ rol: 2 });

test.each([
  ['done', () => Promise.resolve()],
  ['refused: a colleague may have been quicker', () => Promise.reject(httpError(409))],
])('what a write makes stale is read again when it is %s', async (_when, call) => {
  const list = vi.fn(() => Promise.resolve([]));
  const { result } = renderHookWithShop(() => ({ faqs: useFaqAdmin(), write: useWrite() }), {
    shop: { faq: { list } },
    session: ADMIN,
  });
  await waitFor(() => expect(result.current.faqs.status).toBe('ready'));
  const before = list.mock.calls.length;
  await act(() => result.current.write('deleteFaq', call).catch(() => undefined));
  await waitFor(() => expect(list.mock.calls.length).toBe(before + 1));
});

test('a token that the server refuses is forgotten, and the embedder is told', async () => {
  const onUnauthenticated = vi.fn();
  const { result, session } = renderHookWithShop(() => useWrite(), {
    session: ADMIN,
    onUnauthenticated,
  });
  const refused = httpError(401);
  await act(async () => {
    await expect(result.current('createFaq', () => Promise.reject(refused))).rejects.toBe(refused);
  });
  expect(session.read().token).toBeNull();
  expect(onUnauthenticated).toHaveBeenCalledOnce();
});

function FaqDialog() {
  const { set, submit } = useFaqForm(null);
  return (
    <>
      <button onClick={() => (set('pregunta', '¿Reparan?'), set('respuesta', 'Sí.'))}>fill</button>
      <button onClick={submit}>send</button>
    </>
  );
}

function FaqPage() {
  const [isOpen, setOpen] = useState(true);
  const { toast } = useToasts();
  return (
    <>
      {isOpen && <FaqDialog />}
      <button onClick={() => setOpen(false)}>close</button>
      <output>{toast?.description}</output>
    </>
  );
}

test('how a sending ended is said even when its form has gone meanwhile', async () => {
  const answer = deferred<{ idPregunta: number }>();
  const shop = { faq: { create: () => answer.promise } };
  const { getByText, getByRole, queryByText } = renderWithShop(<FaqPage />, {
    shop,
    session: ADMIN,
  });
  fireEvent.click(getByText('fill'));
  fireEvent.click(getByText('send'));
  fireEvent.click(getByText('close'));
  expect(queryByText('send')).toBeNull();
  await act(async () => answer.reject(httpError(500)));
  expect(getByRole('status').textContent).toBe('No se pudo guardar la pregunta.');
});
