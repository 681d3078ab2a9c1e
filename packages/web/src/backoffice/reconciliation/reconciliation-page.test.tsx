import type { Reconciliation } from '@filigrana/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { refusal, type FakeShop } from '../../../test/fake-shop.ts';
import ReconciliationPage from './reconciliation-page.tsx';

const entry = (idEntrada: number, nombre: string | null = 'ANA MORA SOLANO') => ({
  ...{ idEntrada, dia: '2026-03-14', monto: 25_260, moneda: 'CRC' as const },
  ...{ referencia: null, nombre, texto: 'SINPE MOVIL' },
});
const order = (idPedido: number) => ({
  ...{ idPedido, fechaPedido: '2026-03-14T16:22:05.000Z', montoTotal: 50, montoColones: 25_260 },
  ...{ referencia: null, clienteNombre: 'Ana Lucía Mora Solano' },
});
const RECONCILIATION: Reconciliation = {
  entradas: [entry(31), entry(32), entry(33, null)],
  pedidos: [order(7), order(8), order(9)],
  seguras: [{ entradas: [31], pedidos: [7], motivos: ['MONTO_IGUAL', 'NOMBRE_IGUAL'] }],
  probables: [
    {
      idEntrada: 32,
      candidatos: [{ entradas: [32], pedidos: [8], motivos: ['MONTO_IGUAL', 'NOMBRE_DISTINTO'] }],
    },
  ],
  sinPareja: [33],
  reversadas: [],
  sinPago: [9],
};

function visit(shop: FakeShop['reconciliation'] = {}) {
  const read = () => Promise.resolve(RECONCILIATION);
  return renderStaff(<ReconciliationPage />, {
    path: '/admin/pedidos/conciliar',
    shop: { reconciliation: { read, ...shop } },
  });
}
const group = async (name: RegExp) => within(await screen.findByRole('region', { name }));
/** What waits is sent then. */
const closePage = () => window.dispatchEvent(new Event('pagehide'));

test('all that is sure is accepted after a question, and what was refused says why', async () => {
  const accept = vi.fn(() =>
    Promise.resolve({
      ...RECONCILIATION,
      resultados: [
        { pedidos: [7], resultado: 'pedidoDecidido' as const },
        { pedidos: [8], resultado: 'entradaUsada' as const },
      ],
    }),
  );
  visit({ accept });
  fireEvent.click((await group(/^Seguros/)).getByRole('button', { name: 'Aceptar el seguro' }));
  fireEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
  expect(accept).not.toHaveBeenCalled();
  closePage();
  await waitFor(() =>
    expect(accept).toHaveBeenCalledExactlyOnceWith({
      coincidencias: [{ entradas: [31], pedidos: [7] }],
    }),
  );
  expect(await screen.findByText('N.º 7: alguien ya lo había decidido.')).toBeTruthy();
  // Whether it was for this order or another one, nobody knows by then.
  expect(
    screen.getByText('N.º 8: su pago ya no espera; alguien lo usó o lo apartó antes.'),
  ).toBeTruthy();
});

const SEVERAL: Reconciliation = {
  ...RECONCILIATION,
  entradas: [30, 31, 32, 33, 34].map((id) => entry(id)),
  pedidos: [5, 6, 7, 8, 9].map(order),
  seguras: [
    { entradas: [30], pedidos: [5, 6], motivos: ['MONTO_IGUAL'] },
    { entradas: [31], pedidos: [7], motivos: ['MONTO_IGUAL'] },
  ],
  probables: [32, 33].map((idEntrada) => ({
    idEntrada,
    candidatos: [{ entradas: [idEntrada], pedidos: [idEntrada - 24], motivos: ['MONTO_IGUAL'] }],
  })),
  ...{ sinPareja: [34], sinPago: [] },
};

/** With the focus where a person has it who presses by keys. */
function press(button: HTMLElement) {
  button.focus();
  fireEvent.click(button);
}
const focused = () => document.activeElement;

test('several that are accepted are gone at once, and back together when that is undone', async () => {
  const accept = vi.fn();
  visit({ read: () => Promise.resolve(SEVERAL), accept });
  const open = () => screen.getByRole('button', { name: 'Aceptar los 2 seguros' });
  const title = (name: string) => screen.getByRole('heading', { name });
  await screen.findByText('Seguros (2)');
  press(open());
  press(screen.getByRole('button', { name: 'Aceptar' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(focused()).toBe(title('Seguros (0)')));
  expect(screen.getByText('3 pedidos aceptados')).toBeTruthy();
  press(screen.getByRole('button', { name: 'Deshacer' }));
  expect(focused()).toBe(title('Seguros (2)'));
  expect(open()).toBeTruthy();
  closePage();
  expect(accept).not.toHaveBeenCalled();
});

test('the focus goes from a row that is accepted to the next one, not to a button, and back when it is undone', async () => {
  visit({ read: () => Promise.resolve(SEVERAL), accept: () => new Promise(() => {}) });
  const likely = await group(/^Probables/);
  const button = (id: number) => likely.getByRole('button', { name: `Aceptar n.º ${id}` });
  const [first, second] = likely.getAllByRole('group', { name: 'ANA MORA SOLANO, ₡25\u00A0260' });
  const next = () => within(focused() as HTMLElement).getByRole('button', { name: /^Aceptar/ });
  expect(first).not.toBe(second);
  press(button(8));
  expect(focused()).toBe(second);
  press(screen.getByRole('button', { name: 'Deshacer' }));
  expect(next()).toBe(button(8));
  press(button(9));
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Probables (1)' }));
});

test('what is likely shows both sides and what speaks for and against it, and is accepted or refused', async () => {
  const accept = vi.fn(() => Promise.resolve({ ...RECONCILIATION, resultados: [] }));
  const set = vi.fn(() => Promise.resolve(RECONCILIATION));
  visit({ accept, set });
  const likely = await group(/^Probables/);
  expect(likely.getByText('ANA MORA SOLANO')).toBeTruthy();
  expect(likely.getByText('Ana Lucía Mora Solano')).toBeTruthy();
  expect(likely.getByText('El nombre es otro')).toBeTruthy();
  expect(likely.getByRole('link', { name: 'Ver con el comprobante' }).getAttribute('href')).toBe(
    '/admin/pedidos/revision?pedido=8',
  );
  fireEvent.click(likely.getByRole('button', { name: 'Ninguno' }));
  await waitFor(() => expect(set).toHaveBeenCalledWith(32, { noPaga: [8] }));
  fireEvent.click(likely.getByRole('button', { name: 'Aceptar n.º 8' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  fireEvent.click(likely.getByRole('button', { name: 'Aceptar n.º 8' }));
  expect(likely.queryByText('ANA MORA SOLANO')).toBeNull();
  expect(accept).not.toHaveBeenCalled();
  closePage();
  await waitFor(() =>
    expect(accept).toHaveBeenCalledWith({ coincidencias: [{ entradas: [32], pedidos: [8] }] }),
  );
});

test.each(['MONTO_DISTINTO', 'MONTO_CERCANO'] as const)(
  'of two amounts that differ (%s) both are said, and nothing is accepted before the answer',
  async (reason) => {
    const accept = vi.fn(() => Promise.resolve({ ...RECONCILIATION, resultados: [] }));
    const match = { entradas: [32], pedidos: [8], motivos: [reason, 'NOMBRE_IGUAL' as const] };
    const other: Reconciliation = {
      ...RECONCILIATION,
      entradas: [{ ...entry(32), monto: 25_000.5 }],
      probables: [{ idEntrada: 32, candidatos: [match] }],
    };
    visit({ read: () => Promise.resolve(other), accept });
    const button = (await group(/^Probables/)).getByRole('button', { name: 'Aceptar n.º 8' });
    const question = () => screen.getByRole('alertdialog', { name: '¿Aceptar de todos modos?' });
    fireEvent.click(button);
    const said = 'Recibido ₡25 000,50; esperado ₡25 260 (n.º 8).';
    expect(within(question()).getByText(said)).toBeTruthy();
    fireEvent.click(within(question()).getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(accept).not.toHaveBeenCalled();
    fireEvent.click(button);
    fireEvent.click(within(question()).getByRole('button', { name: 'Aceptar' }));
    closePage();
    await waitFor(() =>
      expect(accept).toHaveBeenCalledExactlyOnceWith({
        coincidencias: [{ entradas: [32], pedidos: [8] }],
      }),
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);

test('dollars that differ are compared with the total in dollars', async () => {
  const match = { entradas: [32], pedidos: [8], motivos: ['MONTO_DISTINTO' as const] };
  const other: Reconciliation = {
    ...RECONCILIATION,
    entradas: [{ ...entry(32), monto: 45, moneda: 'USD' }],
    probables: [{ idEntrada: 32, candidatos: [match] }],
  };
  visit({ read: () => Promise.resolve(other) });
  fireEvent.click((await group(/^Probables/)).getByRole('button', { name: 'Aceptar n.º 8' }));
  expect(screen.getByText('Recibido $45.00 USD; esperado $50.00 USD (n.º 8).')).toBeTruthy();
});

test('what waits can be set aside, and orders without money are listed', async () => {
  const set = vi.fn(() => Promise.resolve(RECONCILIATION));
  visit({ set });
  const waiting = await group(/^En espera/);
  fireEvent.click(
    waiting.getByRole('button', { name: 'No es de un pedido: Sin nombre, ₡25\u00A0260' }),
  );
  await waitFor(() => expect(set).toHaveBeenCalledWith(33, { apartada: true }));
  const order = (await group(/^Sin pago/)).getByRole('link', { name: 'N.º 9' });
  expect(order.getAttribute('href')).toBe('/admin/pedidos/revision?pedido=9');
});

test('a pasted message says what was read of it, and what is no payment', async () => {
  visit();
  fireEvent.change(await screen.findByLabelText('Pega los mensajes o correos del banco'), {
    target: {
      value:
        'BAC: SINPE Móvil de LUIS ROJAS VEGA por ₡18.500,00 el 14/03/2026 Ref 90012345\nBAC: Compra aprobada por ₡8.500,00 en SUPER el 14/03/2026',
    },
  });
  expect(await screen.findByText('1 pago leído.')).toBeTruthy();
  expect(screen.getByText('1 renglón que no es un pago')).toBeTruthy();
});

test('columns that were taken for others are corrected, and the statement is read anew', async () => {
  visit();
  fireEvent.change(await screen.findByLabelText('Pega los mensajes o correos del banco'), {
    target: {
      value:
        'Fecha;Concepto;Monto;Neto\n14/03/2026;ANA MORA SOLANO;0,00;25000,00\n15/03/2026;LUIS ROJAS VEGA;0,00;18500,00\n',
    },
  });
  const column = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
  expect(await screen.findByText('Ahí no hay ningún pago que se pueda leer.')).toBeTruthy();
  expect(column('Monto').value).toBe('monto');
  expect(column('Neto').value).toBe('');
  fireEvent.change(column('Neto'), { target: { value: 'monto' } });
  expect(await screen.findByText('2 pagos leídos.')).toBeTruthy();
  // An amount stands in one column only.
  expect(column('Monto').value).toBe('');
  expect(column('Neto').value).toBe('monto');
  fireEvent.change(column('Moneda del estado'), { target: { value: 'USD' } });
  expect(column('Moneda del estado').value).toBe('USD');
  expect(screen.getByRole('button', { name: 'Buscar sus pedidos (2)' })).toBeTruthy();
});

test('a shop that compares nothing with a bank says so', async () => {
  visit({ read: () => Promise.reject(refusal(404)) });
  expect(await screen.findByText(/no compara sus pedidos con el banco/)).toBeTruthy();
});

test('what was set aside is listed, and waits again when it is taken back', async () => {
  const read = () => Promise.resolve({ ...RECONCILIATION, apartadas: [entry(34, 'LUIS ROJAS')] });
  const set = vi.fn(() => Promise.resolve(RECONCILIATION));
  visit({ read, set });
  expect(await screen.findByText('Quitados de la espera (1)')).toBeTruthy();
  fireEvent.click(screen.getByText('Devolver a la espera'));
  await waitFor(() => expect(set).toHaveBeenCalledExactlyOnceWith(34, { apartada: false }));
});

test('nothing is said of what was set aside where that is final', async () => {
  visit();
  await group(/^Seguros/);
  expect(screen.queryByText(/Quitados/)).toBeNull();
});
