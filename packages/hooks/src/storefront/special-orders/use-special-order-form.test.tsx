import { ApiError, type SpecialOrderReceived } from '@filigrana/sdk';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { answeredCalls, type Deferred } from '../../../test/deferred.ts';
import { httpError, loggedIn, offline } from '../../../test/fixtures.ts';
import { renderWithShop } from '../../../test/render-with-shop.tsx';
import {
  openForm as start,
  RECEIVED,
  RING,
  SKETCH,
  type Request,
} from '../../../test/special-order-form.tsx';
import type { SpecialOrderValues } from './special-order-form.types.ts';
import { useSpecialOrderForm } from './use-special-order-form.ts';

beforeEach(() => sessionStorage.clear());

test('asks whoever is not logged in for an account, and leads to the login after 2.5 s', async () => {
  const { now, pass } = start({});
  expect(now()).toMatchObject({ access: 'required', redirect: null });
  await pass(2_499);
  expect(now().redirect).toBeNull();
  await pass(1);
  expect(now().redirect).toBe('login');
});

test('opens when somebody logs in meanwhile', async () => {
  const { now, pass, session } = start({});
  await pass(2_000);
  act(() => session.write(loggedIn()));
  await pass(2_000);
  expect(now()).toMatchObject({ access: 'granted', redirect: null });
});

test('sends the request, says that it was received, and is empty again', async () => {
  const { now, fill, attach, submit, server, mine, pass } = start();
  await waitFor(() => expect(now().history).toBe('empty'));
  fill({ ...RING, descripcion: 'Con hojas.' });
  attach(SKETCH);
  expect(now()).toMatchObject({
    needsSize: true,
    remaining: 170,
    level: 'normal',
    referencia: SKETCH,
  });
  submit();
  expect(now().status).toBe('sending');
  expect(server.calls[0]?.args[0]).toEqual({
    ...RING,
    descripcion: 'Con hojas.',
    referenciaURL: SKETCH,
  });
  server.last().resolve(RECEIVED);
  await pass(0);
  expect(now()).toMatchObject({
    status: 'done',
    notice: { code: 'specialOrder.sent' },
    toast: { title: '¡Recibido!', description: 'Gracias por tu pedido. Te contactaremos pronto.' },
    values: { pieza: '', descripcion: '' },
    remaining: 180,
    referencia: null,
  });
  // The history has the new one.
  await waitFor(() => expect(mine).toHaveBeenCalledTimes(2));
});

test('asks to log in again when the token is refused, and keeps what was filled in', async () => {
  const { fill, submit, server, now, pass, session } = start();
  fill(RING);
  submit();
  server.last().reject(httpError(401, { serverMessage: 'Inicia sesión para continuar.' }));
  await pass(0);
  expect(session.read().token).toBeNull();
  expect(now()).toMatchObject({ access: 'required', values: RING });
});

function Form() {
  const { change, submit } = useSpecialOrderForm();
  const fill = () => {
    for (const [field, value] of Object.entries(RING))
      change(field as keyof SpecialOrderValues, value);
  };
  return (
    <>
      <button onClick={fill}>Llenar</button>
      <button onClick={submit}>Enviar</button>
    </>
  );
}

const Toast = () => <output>{useToasts().toast?.title}</output>;

test.each([
  ['¡Recibido!', (sent: Deferred<SpecialOrderReceived>) => sent.resolve(RECEIVED)],
  ['Error al enviar pedido', (sent: Deferred<SpecialOrderReceived>) => sent.reject(offline())],
])('tells by toast how it ended when the person has left the page: %s', async (title, answer) => {
  const server = answeredCalls<Parameters<Request>, SpecialOrderReceived>();
  const { rerender } = renderWithShop(
    <>
      <Form />
      <Toast />
    </>,
    {
      shop: { specialOrders: { request: server.call } },
      session: loggedIn(),
    },
  );
  fireEvent.click(screen.getByText('Llenar'));
  fireEvent.click(screen.getByText('Enviar'));
  rerender(
    <>
      {null}
      <Toast />
    </>,
  );
  answer(server.last());
  expect(await screen.findByText(title)).toBeDefined();
});

test('tells how much has left, and can be cancelled until all of it has', async () => {
  const { server, fill, attach, submit, now } = start();
  fill(RING);
  attach(SKETCH);
  submit();
  const options = server.calls[0]?.args[1];
  act(() => options?.onUploadProgress?.({ loaded: 30, total: 60 }));
  expect(now()).toMatchObject({ status: 'sending', progress: 50 });
  act(() => now().cancel());
  expect(options?.signal?.aborted).toBe(true);
  await act(async () => server.last().reject(new ApiError({ kind: 'aborted', message: 'c' })));
  expect(now()).toMatchObject({ status: 'idle', notice: null, progress: null, referencia: SKETCH });
  expect(now().values).toMatchObject(RING);
});

const WRITTEN = { ...RING, descripcion: 'Con hojas.' };

test('what was written is there after a reload, and warns of nothing', () => {
  start().fill({ ...WRITTEN, descripcion: 'x'.repeat(175) });
  cleanup();
  const { now } = start();
  expect(now().values).toMatchObject({ ...RING, descripcion: 'x'.repeat(175) });
  expect(now()).toMatchObject({ remaining: 5, level: 'near', toast: null });
});

test('what was written waits for its own account only', () => {
  start().fill(WRITTEN);
  cleanup();
  expect(start(loggedIn({ idUsuario: 8 })).now().values.descripcion).toBe('');
});

test('nothing is left of what was sent, nor after a logout', async () => {
  const first = start();
  first.fill(WRITTEN);
  first.submit();
  await act(async () => first.server.last().resolve(RECEIVED));
  cleanup();
  const second = start();
  expect(second.now().values.descripcion).toBe('');
  second.fill(WRITTEN);
  act(() => second.now().logout());
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('an attempt without an outcome keeps its key over a reload: it is made once', async () => {
  const first = start();
  first.fill(RING);
  first.submit();
  await act(async () => first.server.last().reject(offline()));
  cleanup();
  const second = start();
  second.submit();
  expect(second.server.calls[0]?.args[1]?.idempotencyKey).toBe(
    first.server.calls[0]?.args[1]?.idempotencyKey,
  );
});

test('the picture of one account is not shown to the next one on the same page', async () => {
  const { fill, attach, session, now } = start();
  fill(WRITTEN);
  attach(SKETCH);
  act(() => session.write({ token: null, usuario: null }));
  act(() => session.write(loggedIn({ idUsuario: 8 })));
  await waitFor(() => expect(now()).toMatchObject({ access: 'granted', referencia: null }));
  expect(now().values.descripcion).toBe('');
});
