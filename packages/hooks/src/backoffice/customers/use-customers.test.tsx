import type { Customer } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deferred } from '../../../test/deferred.ts';
import type { FakeShop } from '../../../test/fake-shop.ts';
import { httpError, loggedIn, offline } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { useCustomers } from './use-customers.ts';

const customer = (identificacion: string, change: Partial<Customer> = {}): Customer => ({
  identificacion,
  nombre: 'María Fernanda',
  apellido: 'Solano Quirós',
  correo: 'maria@correo.cr',
  telefono: '88112233',
  estado: 'activo',
  fechaRegistro: '2026-10-01T12:00:00Z',
  ...change,
});
const TWO = [
  customer('101110111'),
  customer('202220222', { nombre: 'José Pablo', apellido: 'Vargas', estado: 'bloqueado' }),
];

async function open(customers: NonNullable<FakeShop['customers']>, session = loggedIn({ rol: 2 })) {
  const { result } = renderHookWithShop(() => ({ ...useCustomers(), toast: useToasts().toast }), {
    shop: { customers: { list: () => Promise.resolve(TWO), ...customers } },
    session,
  });
  await waitFor(() => expect(result.current.status).not.toBe('loading'));
  return () => result.current;
}

test('the search looks at the full name, in any order, and at the e-mail', async () => {
  const page = await open({});
  act(() => page().setSearch('fernanda SOL'));
  expect(page().rows.map(({ fullName }) => fullName)).toEqual(['María Fernanda Solano Quirós']);
  act(() => page().setSearch('solano maria'));
  expect(page().rows).toHaveLength(1);
  act(() => page().setSearch('vargas maria@'));
  expect(page().rows.map(({ fullName }) => fullName)).toEqual(['José Pablo Vargas']);
  act(() => page().setSearch('correo.cr'));
  expect(page().rows).toEqual([]);
  act(() => page().setSearch('nadie'));
  expect(page().rows).toEqual([]);
  expect(page().items).toHaveLength(2);
});

test('a name with a letter wrong finds its customer, unless somebody has the very word', async () => {
  const near = customer('303330333', { nombre: 'Luis', apellido: 'Solana' });
  const page = await open({ list: () => Promise.resolve([...TWO, near]) });
  const search = (typed: string) => {
    act(() => page().setSearch(typed));
    return page().rows.map(({ customer: { identificacion } }) => identificacion);
  };
  expect(search('Bargas')).toEqual(['202220222']);
  expect(page().matches).toBe(1);
  expect(search('solano')).toEqual(['101110111']);
  expect(search('solanu')).toEqual(['101110111', '303330333']);
});

test('an active customer can be blocked and a blocked one unblocked, by an administrator only', async () => {
  const page = await open({});
  const shown = () => page().rows.map(({ label, action, canAct }) => [label, action, canAct]);
  expect(shown()).toEqual([
    ['Activo', 'bloquear', true],
    ['Bloqueado', 'desbloquear', true],
  ]);
  const manager = await open({}, loggedIn({ rol: 3 }));
  expect(manager().rows.map(({ canAct }) => canAct)).toEqual([false, false]);
});

test('blocking is pending for its row alone, is sent once, and shows the new state', async () => {
  const answer = deferred<{ mensaje: string | null }>();
  const list = vi.fn(() => Promise.resolve(TWO));
  const changeStatus = vi.fn(() => answer.promise);
  const page = await open({ list, changeStatus });
  act(() => page().toggle('101110111'));
  act(() => page().toggle('101110111'));
  expect(page().rows.map(({ pending, canAct }) => [pending, canAct])).toEqual([
    ['bloquear', false],
    [null, true],
  ]);
  list.mockResolvedValue(TWO.map((each) => ({ ...each, estado: 'bloqueado' as const })));
  await act(async () => answer.resolve({ mensaje: 'Cliente bloqueado.' }));
  await waitFor(() => expect(page().rows[0]?.label).toBe('Bloqueado'));
  expect(changeStatus).toHaveBeenCalledExactlyOnceWith('101110111', { accion: 'bloquear' });
  expect(page().toast).toMatchObject({ variant: 'success', description: 'Cliente bloqueado.' });
});

test('who was asked about is blocked, and not unblocked because somebody else was quicker', async () => {
  const list = vi.fn(() => Promise.resolve(TWO));
  const refusal = httpError(409, { serverMessage: 'Ya está bloqueado.' });
  const changeStatus = vi.fn(() => Promise.reject(refusal));
  const page = await open({ list, changeStatus });
  const seen = page().items[0]!;
  list.mockResolvedValue([{ ...seen, estado: 'bloqueado' }]);
  await act(async () => page().reload());
  await waitFor(() => expect(page().rows[0]?.label).toBe('Bloqueado'));
  act(() => page().toggle(seen.identificacion, seen));
  await waitFor(() => expect(page().toast?.description).toBe('Ya está bloqueado.'));
  expect(changeStatus).toHaveBeenCalledExactlyOnceWith('101110111', { accion: 'bloquear' });
});

test.each([
  [httpError(500), 'Error al actualizar', 'Error al cambiar estado del cliente.'],
  [httpError(409, { serverMessage: 'Ya está activo.' }), 'Error al actualizar', 'Ya está activo.'],
  [offline(), 'Error de conexión', 'No se pudo contactar al servidor.'],
])(
  'a change that fails leaves the row as it was and is said',
  async (error, title, description) => {
    const page = await open({ changeStatus: () => Promise.reject(error) });
    act(() => page().toggle('202220222'));
    await waitFor(() => expect(page().toast).toMatchObject({ title, description }));
    await waitFor(() => expect(page().rows[1]).toMatchObject({ label: 'Bloqueado', canAct: true }));
  },
);

test.each([
  [httpError(500), { code: 'customers.listFailed' }],
  [httpError(403, { serverMessage: 'Sin permiso.' }), { said: 'Sin permiso.' }],
  [offline(), { code: 'customers.listOffline' }],
])('a list that cannot be read says why', async (error, notice) => {
  const page = await open({ list: () => Promise.reject(error) });
  expect(page()).toMatchObject({ status: 'failed', notice });
});
