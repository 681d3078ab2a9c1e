import {
  ApiError,
  type SpecialOrder,
  type SpecialOrderStatus,
  type SpecialOrderStatusChanged,
} from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { FakeShop } from '../../../test/fake-shop.ts';
import { httpError, loggedIn, offline } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { useTexts } from '../texts/use-backoffice-texts.ts';
import { useSpecialOrdersAdmin } from './use-special-orders-admin.ts';

const order = (
  idPedidoEspecial: number,
  estado: SpecialOrderStatus | null,
  nombreUsuario = 'Ana Rojas',
): SpecialOrder => ({
  idPedidoEspecial,
  fechaSolicitud: '2026-11-01T12:00:00Z',
  nombreUsuario,
  nombrePieza: 'Anillos',
  talla: '7',
  nombrePiedra: 'Natural',
  nombreMaterial: 'Plata',
  descripcion: '',
  estado,
  referenciaURL: null,
  correo: 'ana@correo.cr',
  telefono: '88112233',
});

async function open(
  specialOrders: NonNullable<FakeShop['specialOrders']>,
  session: object = loggedIn({ rol: 2 }),
) {
  const { result } = renderHookWithShop(
    () => ({ ...useSpecialOrdersAdmin(), texts: useTexts(), toast: useToasts().toast }),
    { shop: { specialOrders }, session },
  );
  await waitFor(() => expect(result.current.status).not.toBe('loading'));
  return () => result.current;
}
const listOf = (...orders: SpecialOrder[]) => ({ list: () => Promise.resolve(orders) });

test('each state opens the steps of the lifecycle, an unset one those of Pendiente', async () => {
  const states = [null, 'Pendiente', 'En proceso', 'Aceptado', 'Rechazado', 'Enviado'] as const;
  const page = await open(listOf(...states.map((estado, id) => order(id, estado))));
  expect(
    page().rows.map(({ label, can }) => [label, can.aceptar, can.rechazar, can.enviar]),
  ).toEqual([
    ['Especial', true, true, false],
    ['Pendiente', true, true, false],
    ['En proceso', true, true, false],
    ['Aceptado', false, true, true],
    ['Rechazado', false, false, false],
    ['Enviado', false, false, false],
  ]);
});

test('the search looks at the customer, at the state and at the number', async () => {
  const page = await open(
    listOf(order(1, 'Aceptado'), order(2, null, 'Luis Chaves'), order(3, 'Enviado')),
  );
  const found = () => page().rows.map((row) => row.order.idPedidoEspecial);
  act(() => page().setSearch('chaves'));
  expect(found()).toEqual([2]);
  act(() => page().setSearch('especial'));
  expect(found()).toEqual([2]);
  act(() => page().setSearch('enviado'));
  expect(found()).toEqual([3]);
  act(() => page().setSearch('#1'));
  expect(found()).toEqual([1]);
});

test.each([null, 'En proceso'] as const)(
  'accepting an order of state %j asks for Aceptado and shows it',
  async (estado) => {
    const list = vi.fn(() => Promise.resolve([order(1, estado)]));
    const changeStatus = vi.fn(() => {
      list.mockResolvedValue([order(1, 'Aceptado')]);
      return Promise.resolve({ mensaje: null, estado: null });
    });
    const page = await open({ list, changeStatus });
    act(() => page().act(1, 'aceptar'));
    expect(page().rows[0]).toMatchObject({ pending: 'aceptar', can: { rechazar: false } });
    await waitFor(() => expect(page().rows[0]?.label).toBe('Aceptado'));
    expect(changeStatus).toHaveBeenCalledExactlyOnceWith(1, { estado: 'Aceptado' });
  },
);

describe('where the backend counts versions', () => {
  const at = (version: number, estado: SpecialOrderStatus): SpecialOrder => ({
    ...order(1, estado),
    version,
  });
  const conflict = () => Promise.reject(httpError(409, { code: 'VERSION_CONFLICT' }));

  test('a decision says from which one it starts', async () => {
    const changeStatus = vi.fn(() => Promise.resolve({ mensaje: null, estado: null }));
    const page = await open({ ...listOf(at(3, 'Pendiente')), changeStatus });
    act(() => page().act(1, 'aceptar'));
    await waitFor(() => expect(page().rows[0]?.pending).toBeNull());
    expect(changeStatus).toHaveBeenCalledExactlyOnceWith(1, { estado: 'Aceptado', version: 3 });
  });

  test('a decision starts from what was seen when it was asked, not from what was read since', async () => {
    const changeStatus = vi.fn(conflict);
    const page = await open({ ...listOf(at(4, 'Aceptado')), changeStatus });
    act(() => page().act(1, 'rechazar', at(3, 'Pendiente')));
    await waitFor(() => expect(page().rows[0]?.failure).not.toBeNull());
    expect(changeStatus).toHaveBeenCalledExactlyOnceWith(1, { estado: 'Rechazado', version: 3 });
  });

  test('one that somebody else has decided is said, shown as it is, and can be decided anew', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const list = vi
      .fn(() => Promise.resolve([at(2, 'Aceptado')]))
      .mockResolvedValueOnce([at(1, 'Pendiente')]);
    const changeStatus = vi.fn<() => Promise<SpecialOrderStatusChanged>>(conflict);
    const page = await open({ list, changeStatus });
    act(() => page().act(1, 'rechazar'));
    await waitFor(() => expect(page().rows[0]?.label).toBe('Aceptado'));
    const { failure, can } = page().rows[0]!;
    expect(page().texts.sentence(failure!)).toBe(
      'Otra persona ya resolvió el pedido especial de Ana Rojas. No se cambió nada.',
    );
    expect(can).toEqual({ aceptar: false, rechazar: true, enviar: true });
    // Nothing has gone wrong.
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
    changeStatus.mockResolvedValue({ mensaje: null, estado: 'Rechazado' });
    act(() => page().act(1, 'rechazar'));
    await waitFor(() => expect(page().rows[0]?.failure).toBeNull());
    expect(changeStatus).toHaveBeenLastCalledWith(1, { estado: 'Rechazado', version: 2 });
  });
});

test('a step that the lifecycle does not allow is not sent', async () => {
  const page = await open(listOf(order(1, 'Enviado')));
  act(() => page().act(1, 'rechazar'));
  expect(page().rows[0]?.pending).toBeNull();
});

test('a step that fails is logged, said by no toast, and its row knows', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const changeStatus = () => Promise.reject(httpError(409, { serverMessage: 'Ya se envió.' }));
  const page = await open({ ...listOf(order(1, 'Aceptado')), changeStatus });
  act(() => page().act(1, 'enviar'));
  await waitFor(() => expect(page().rows[0]?.failure?.said).toBe('Ya se envió.'));
  expect(page().rows[0]).toMatchObject({ label: 'Aceptado', pending: null });
  expect(page().toast).toBeNull();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('a step whose answer was lost is no failure once the list shows that it was taken', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const list = vi.fn(() => Promise.resolve([order(1, 'Aceptado')]));
  const page = await open({ list, changeStatus: () => Promise.reject(offline()) });
  act(() => page().act(1, 'enviar'));
  await waitFor(() =>
    expect(page().rows[0]?.failure).toEqual({ code: 'specialOrders.actionUnanswered' }),
  );
  list.mockResolvedValue([order(1, 'Enviado')]);
  await act(async () => page().reload());
  await waitFor(() => expect(page().rows[0]).toMatchObject({ label: 'Enviado', failure: null }));
  log.mockRestore();
});

test.each([
  [httpError(503, { serverMessage: 'Sin servicio.' }), 'Error del servidor: 503 - Sin servicio.'],
  [httpError(502), 'Error del servidor: 502'],
  [offline(), 'No se pudo conectar con el servidor.'],
  [new ApiError({ kind: 'timeout', message: '' }), 'No se pudo conectar con el servidor.'],
  [new ApiError({ kind: 'contract', message: '' }), 'Error de conexión'],
])('a list that cannot be read says why', async (error, sentence) => {
  const page = await open({ list: () => Promise.reject(error) });
  expect(page().status).toBe('failed');
  expect(page().texts.sentence(page().notice!)).toBe(sentence);
});

test('reading again shows that it is under way, and then the orders', async () => {
  const list = vi.fn<() => Promise<SpecialOrder[]>>(() => Promise.reject(offline()));
  const page = await open({ list });
  list.mockResolvedValue([order(1, null)]);
  act(() => page().reload());
  expect(page().isReading).toBe(true);
  await waitFor(() => expect(page().rows).toHaveLength(1));
});

test('without a token nothing is asked', async () => {
  const page = await open({}, {});
  expect(page()).toMatchObject({ status: 'failed', notice: { code: 'specialOrders.noToken' } });
});
