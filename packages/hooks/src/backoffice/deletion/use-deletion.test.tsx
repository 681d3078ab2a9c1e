import type { ApiError, Faq } from '@filigrana/sdk';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { deferred } from '../../../test/deferred.ts';
import { httpError, loggedIn, offline } from '../../../test/fixtures.ts';
import { renderHookWithShop, renderWithShop } from '../../../test/render-with-shop.tsx';
import { useFaqAdmin } from '../faq/use-faq-admin.ts';

const faq = (change: Partial<Faq> = {}): Faq => ({
  idPregunta: 3,
  pregunta: '¿Graban nombres?',
  respuesta: 'Sí.',
  visible: 1,
  version: 1,
  ...change,
});
const OTHER = faq({ idPregunta: 1, pregunta: '¿Otra?' });
const THEIRS = faq({ respuesta: 'Ya no.', version: 2 });
const overtaken = () =>
  httpError(409, { code: 'VERSION_CONFLICT', serverMessage: 'Otra persona cambió esto.' });

/** The deletion of the newest question is confirmed; the first attempt ends with that error. */
async function confirmed(error: ApiError, reread: () => Promise<Faq[]>) {
  const list = vi.fn(() => Promise.resolve([faq(), OTHER]));
  const remove = vi.fn(() => {
    list.mockImplementation(reread);
    return Promise.reject<{ mensaje: null }>(error);
  });
  const hook = renderHookWithShop(() => ({ ...useFaqAdmin(), toast: useToasts().toast }), {
    shop: { faq: { list, remove } },
    session: loggedIn({ rol: 2 }),
  });
  const page = () => hook.result.current;
  await waitFor(() => expect(page().status).toBe('ready'));
  act(() => page().deletion.ask(page().faqs[0]!));
  await act(async () => page().deletion.confirm());
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(page().isReading).toBe(false));
  return { page, list, remove };
}

test('what a colleague has changed unseen is asked about as it is now, and only then deleted', async () => {
  const { page, remove } = await confirmed(overtaken(), () => Promise.resolve([THEIRS, OTHER]));
  await waitFor(() => expect(page().deletion.item).toEqual(THEIRS));
  expect(page().deletion).toMatchObject({ pending: false, notice: { code: 'deletion.changed' } });
  expect(page().toast).toBeNull();
  expect(remove).toHaveBeenCalledExactlyOnceWith(3, { version: 1 });
  remove.mockResolvedValue({ mensaje: null });
  await act(async () => page().deletion.confirm());
  expect(remove).toHaveBeenLastCalledWith(3, { version: 2 });
  await waitFor(() => expect(page().deletion.item).toBeNull());
  expect(page().toast?.title).toBe('Pregunta eliminada');
});

test('what a colleague has deleted after changing it closes the confirmation, and a toast says so', async () => {
  const { page } = await confirmed(overtaken(), () => Promise.resolve([OTHER]));
  await waitFor(() => expect(page().deletion.item).toBeNull());
  expect(page().toast).toMatchObject({ title: 'Ya no existe' });
});

test('where the change cannot be read, the confirmation says that there is one, and can be left', async () => {
  const reread = vi.fn(() => Promise.reject<Faq[]>(httpError(500)));
  const { page } = await confirmed(overtaken(), reread);
  expect(page().deletion).toMatchObject({
    item: faq(),
    pending: false,
    notice: { code: 'deletion.changed' },
  });
  expect(page().toast).toBeNull();
  // Trying again is refused again, and reads it again.
  reread.mockResolvedValue([THEIRS, OTHER]);
  await act(async () => page().deletion.confirm());
  await waitFor(() => expect(page().deletion.item).toEqual(THEIRS));
  act(() => page().deletion.cancel());
  expect(page().deletion).toMatchObject({ item: null, notice: null });
});

test('a deletion whose answer was lost is told as done once the list no longer has it', async () => {
  const { page, remove } = await confirmed(offline(), () => Promise.resolve([OTHER]));
  await waitFor(() => expect(page().deletion.item).toBeNull());
  expect(page().toast).toMatchObject({ title: 'Pregunta eliminada', variant: 'success' });
  expect(remove).toHaveBeenCalledOnce();
});

test('while nobody knows, the confirmation stays and says that something went wrong', async () => {
  const { page, list } = await confirmed(offline(), () => Promise.reject(offline()));
  expect(page().deletion).toMatchObject({
    item: faq(),
    pending: false,
    notice: { code: 'faq.deleteFailed' },
  });
  expect(page().toast?.title).toBe('Error al eliminar');
  list.mockResolvedValue([OTHER]);
  await act(async () => page().reload());
  await waitFor(() => expect(page().deletion.item).toBeNull());
  expect(page().toast?.title).toBe('Pregunta eliminada');
});

test('trying again what a lost attempt has deleted is no failure', async () => {
  const { page, remove } = await confirmed(offline(), () => Promise.reject(offline()));
  remove.mockRejectedValue(httpError(404, { serverMessage: 'Esa pregunta no existe.' }));
  await act(async () => page().deletion.confirm());
  await waitFor(() => expect(page().deletion.item).toBeNull());
  expect(page().toast?.title).toBe('Pregunta eliminada');
});

test('what is gone before the first attempt is a failure in the words of the server', async () => {
  const error = httpError(404, { serverMessage: 'Esa pregunta no existe.' });
  const { page } = await confirmed(error, () => Promise.resolve([OTHER]));
  expect(page().deletion.notice?.said).toBe('Esa pregunta no existe.');
  expect(page().toast?.title).toBe('Error al eliminar');
  act(() => page().deletion.cancel());
  expect(page().deletion.item).toBeNull();
});

test('whoever has left the screen is told by toast that it was not deleted', async () => {
  const answer = deferred<{ mensaje: null }>();
  const list = () => Promise.resolve([faq()]);
  function Screen() {
    const { faqs, deletion } = useFaqAdmin();
    return (
      <button onClick={() => (deletion.item ? deletion.confirm() : deletion.ask(faqs[0]!))}>
        {deletion.item ? 'Sí' : faqs[0]?.pregunta}
      </button>
    );
  }
  const Told = () => <p>{useToasts().toast?.title}</p>;
  const page = renderWithShop(
    <>
      <Screen />
      <Told />
    </>,
    { shop: { faq: { list, remove: () => answer.promise } }, session: loggedIn({ rol: 2 }) },
  );
  fireEvent.click(await page.findByText('¿Graban nombres?'));
  fireEvent.click(await page.findByText('Sí'));
  page.rerender(<Told />);
  await act(async () => answer.reject(overtaken()));
  expect(await page.findByText('Error al eliminar')).toBeTruthy();
});
