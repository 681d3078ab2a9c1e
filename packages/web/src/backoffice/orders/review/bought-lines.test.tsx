import type { Order, OrderAction, OrderPayment } from '@filigrana/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, type FakeShop } from '../../../../test/fake-shop.ts';
import { piece, ring } from '../../../../test/backoffice/pieces.ts';
import { renderStaff } from '../../../../test/backoffice/render-staff.tsx';
import { order } from '../../../../test/backoffice/staff.ts';
import ReviewPage from './review-page.tsx';

const line = {
  ...{ productoNombre: 'Anillo Halo', tallaNombre: '7', cantidad: 1, subtotalProducto: 129 },
  ...{ image_url: null, sinPieza: true as const, idProducto_talla: 31 },
};
const paid = order({ idPedido: 12, montoTotal: 137, productos: [line] });

interface Visited {
  orders?: Order[];
  holds?: FakeShop['holds'];
  payments?: FakeShop['payments'];
}

function visit({ orders = [paid], holds = {}, payments = {} }: Visited) {
  const earrings = { idProducto_talla: 70, tamanio: 'Única', cm: null, stock: 1 };
  const products = [ring({ precio: 150 }), piece({ stock: 1, tallas: [earrings] })];
  const page = { elementos: products, siguiente: null, encontrados: 2, isWhole: true };
  return renderStaff(<ReviewPage />, {
    path: '/admin/pedidos/revision',
    shop: {
      orders: {
        list: () => Promise.resolve(orders),
        shipping: () => Promise.reject(refusal(500)),
        contact: () => Promise.reject(refusal(500)),
        receipt: () => Promise.reject(refusal(500)),
      },
      products: { list: () => Promise.resolve(products), page: () => Promise.resolve(page) },
      holds,
      payments,
    },
  });
}

const choices = async () =>
  within(await screen.findByRole('group', { name: 'Qué hacer con Anillo Halo (talla 7)' }));
const press = (name: string, within_ = screen as Pick<typeof screen, 'getByRole'>) =>
  fireEvent.click(within_.getByRole('button', { name }));
const answer = (productos: Order['productos']): OrderAction => ({
  mensaje: null,
  pedido: { ...paid, productos },
});

test('a piece that is gone is made anew after a question that tells the deposit', async () => {
  const done = [{ ...line, idPedidoEspecial: 5 }];
  const decideMissing = vi.fn(() => Promise.resolve(answer(done)));
  visit({ holds: { decideMissing } });
  press('Hacer otra por encargo', await choices());
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/\$129\.00 USD como anticipo/)).toBeTruthy();
  press('Hacer otra por encargo', question);
  await waitFor(() =>
    expect(decideMissing).toHaveBeenCalledExactlyOnceWith(12, {
      idProducto_talla: 31,
      decision: 'encargo',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('another piece is chosen from those that there are, with what the order comes to then', async () => {
  const decideMissing = vi.fn(() => Promise.resolve(answer([{ ...line, sinPieza: undefined }])));
  visit({ holds: { decideMissing } });
  press('Cambiar por otra pieza…', await choices());
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Cambiar Anillo Halo (talla 7)' }),
  );
  const names = (await dialog.findAllByRole('radio')).map(
    (radio) => radio.closest('label')?.textContent,
  );
  expect(names).toEqual([
    'Anillo Trenza (talla 6)$150.00 USD · quedan 2',
    'Topos Lucero$42.00 USD · queda 1',
  ]);
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Cambiar' }).disabled).toBe(true);
  const search = dialog.getByRole('searchbox', { name: 'Buscar pieza...' });
  fireEvent.change(search, { target: { value: 'trenza' } });
  await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(1));
  fireEvent.click(dialog.getByRole('radio'));
  expect(dialog.getByText(/queda en \$158\.00 USD/)).toBeTruthy();
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(decideMissing).not.toHaveBeenCalled();
  press('Cambiar', dialog);
  await waitFor(() =>
    expect(decideMissing).toHaveBeenCalledExactlyOnceWith(12, {
      ...{ idProducto_talla: 31, decision: 'otraPieza', idProducto_tallaNueva: 40 },
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what cannot be changed is told, and another piece can be chosen at once', async () => {
  const refused = refusal(409, { code: 'STOCK_EXCEEDED', message: 'No hay suficientes.' });
  visit({ holds: { decideMissing: () => Promise.reject(refused) } });
  press('Cambiar por otra pieza…', await choices());
  const dialog = within(await screen.findByRole('dialog'));
  const [first] = await dialog.findAllByRole('radio');
  if (first) fireEvent.click(first);
  press('Cambiar', dialog);
  await waitFor(() =>
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Cambiar' }).disabled).toBe(false),
  );
  expect(dialog.getAllByRole('radio')).toHaveLength(2);
});

test('the money of one piece of several is returned after a question that tells both amounts', async () => {
  const chain = {
    ...line,
    productoNombre: 'Cadena Río',
    tallaNombre: 'Única',
    subtotalProducto: 30,
  };
  const { sinPieza: _, idProducto_talla: __, ...kept } = chain;
  const several = order({
    ...{ idPedido: 12, montoTotal: 167, tasa: 500, montoColones: 83_500 },
    productos: [line, kept],
  });
  const returned = [{ ...line, devuelta: true as const }, kept];
  const pedido = { ...several, montoTotal: 38, montoColones: 19_000, productos: returned };
  const orders = [several];
  const decideMissing = vi.fn(() => {
    orders[0] = pedido;
    return Promise.resolve({ mensaje: null, pedido });
  });
  visit({ orders, holds: { decideMissing } });
  press('Devolver su dinero', await choices());
  const question = within(
    await screen.findByRole('alertdialog', {
      name: '¿Devolver el dinero de Anillo Halo (talla 7)?',
    }),
  );
  expect(question.getByText(/Quedan \$129\.00 USD \(₡64\s500\) por devolver/)).toBeTruthy();
  expect(question.getByText(/queda en \$38\.00 USD \(₡19\s000\)/)).toBeTruthy();
  press('Devolver su dinero', question);
  await waitFor(() =>
    expect(decideMissing).toHaveBeenCalledExactlyOnceWith(12, {
      ...{ idProducto_talla: 31, decision: 'devolucion' },
    }),
  );
  expect(await screen.findByText('(devuelta)')).toBeTruthy();
  expect(screen.getByText(/Anillo Halo/).closest('s')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Devolver su dinero' })).toBeNull();
});

test('giving the money back leads to the question whether to reject', async () => {
  visit({});
  press('Devolver el dinero', await choices());
  expect(await screen.findByRole('alertdialog', { name: '¿Rechazar el pedido 12?' })).toBeTruthy();
});

test('an order with something undecided can be rejected, not accepted', async () => {
  visit({});
  await choices();
  const isDisabled = (name: string) =>
    screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
  expect([isDisabled('Aceptar'), isDisabled('Rechazar')]).toEqual([true, false]);
});

const ledger = { idPedido: 12, pagos: [], comprobantes: [], solicitud: null };

test('money is given back only where it is noted that it has come', async () => {
  visit({ payments: { list: () => Promise.resolve(ledger) } });
  expect(await screen.findByText(/anota antes en Pagos lo que llegó/)).toBeTruthy();
  const name = 'Devolver el dinero';
  expect((await choices()).getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
});

test('of money that is given back for a piece that was gone the reason is the true one', async () => {
  const payment: OrderPayment = {
    id: 1,
    metodo: 'sinpe',
    monto: 137,
    moneda: 'USD',
    dia: '2026-03-14',
    referencia: null,
    comprobante: null,
    origen: 'persona',
    autor: null,
    fecha: '2026-03-14T15:00:00Z',
  };
  const list = () => Promise.resolve({ ...ledger, pagos: [payment] });
  visit({ payments: { list } });
  await screen.findByRole('button', { name: 'Quitar el pago de $137.00 USD' });
  press('Devolver el dinero', await choices());
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByDisplayValue('La pieza se vendió mientras pagabas.')).toBeTruthy();
  expect(question.getByText('Queda pendiente devolver $137.00 USD.')).toBeTruthy();
});

test('what was decided is said, and nothing is offered any more', async () => {
  const { sinPieza: _, ...there } = line;
  const productos = [
    { ...line, idPedidoEspecial: 5 },
    { ...there, enVezDe: 'Pulsera Sol' },
  ];
  visit({ orders: [order({ productos })] });
  expect(await screen.findByText('(se hace por encargo: pedido especial 5)')).toBeTruthy();
  expect(screen.getByText('(en vez de Pulsera Sol)')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Hacer otra por encargo' })).toBeNull();
});
