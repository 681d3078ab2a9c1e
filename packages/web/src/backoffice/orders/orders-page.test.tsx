import type { Order, OrderAction, OrderReview } from '@filigrana/sdk';
import { recentMonths } from '@filigrana/sdk/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answeredLater } from '../../../test/answered-later.ts';
import { refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { leaveTab } from '../../../test/backoffice/leave-tab.ts';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { order } from '../../../test/backoffice/staff.ts';
import OrdersPage from './orders-page.tsx';

const alert = vi.fn();
beforeEach(() => vi.stubGlobal('alert', alert));
afterEach(() => {
  vi.unstubAllGlobals();
  alert.mockReset();
});

/** Opens the page on these orders. */
function visit(
  orders: Order[],
  more: FakeShop['orders'] = {},
  payments?: FakeShop['payments'],
  review: () => Promise<OrderReview> = () => Promise.reject(refusal(501)),
) {
  return renderStaff(<OrdersPage />, {
    shop: {
      orders: { list: () => Promise.resolve(orders), ...more },
      orderReview: { get: review },
      ...(payments && { payments }),
    },
  });
}

const card = async (customer: string) => {
  const title = await screen.findByRole('heading', { name: customer });
  return within(title.closest('article') as HTMLElement);
};

test('a card says who bought what, when in Costa Rica, for how much, and its state', async () => {
  visit([order({ fechaPedido: '2026-11-15T03:00:00Z', montoTotal: 1250.5 })]);
  const { getByText } = await card('Mariana Solano Quirós');
  expect(getByText('14 nov 2026')).toBeTruthy();
  expect(getByText('1 × Anillo Halo Topacio Cielo (talla 7)')).toBeTruthy();
  expect(getByText('$1,250.50 USD')).toBeTruthy();
  expect(getByText('Pendiente')).toBeTruthy();
});

test('a card says the total in colones beside the dollars, where the order has one', async () => {
  visit([order({ montoTotal: 150, montoColones: 76_440 })]);
  const { getByText } = await card('Mariana Solano Quirós');
  expect(getByText('$150.00 USD (₡76 440)')).toBeTruthy();
});

test('a card says that another receipt is waited for, or that it has come', async () => {
  const asked = (solicitud: Order['solicitud'], idPedido: number) =>
    order({ idPedido, clienteNombre: `Ana ${idPedido}`, solicitud });
  visit([asked('abierta', 1), asked('recibida', 2), asked(undefined, 3)]);
  expect((await card('Ana 1 Solano Quirós')).getByText('Esperando comprobante')).toBeTruthy();
  expect((await card('Ana 2 Solano Quirós')).getByText('Comprobante nuevo')).toBeTruthy();
  expect((await card('Ana 3 Solano Quirós')).queryByText(/comprobante/i)).toBeNull();
});

describe('the buttons follow the lifecycle', () => {
  test.each([
    ['pendiente', 'Pendiente', ['Aceptar', 'Rechazar']],
    ['confirmado', 'Confirmado', ['Enviar']],
    ['enviado', 'Enviado', []],
    ['cancelado', 'Cancelado', []],
  ] as const)('%s', async (estadoPedido, label, steps) => {
    visit([order({ estadoPedido })]);
    const { getAllByRole, getByText } = await card('Mariana Solano Quirós');
    expect(getByText(label)).toBeTruthy();
    const buttons = getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual([...steps, 'Ver detalles']);
  });
});

test('a card whose details are shown can be printed alone', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  visit([order(), order({ idPedido: 7, clienteNombre: 'José' })]);
  const { getByRole, queryByRole } = await card('Mariana Solano Quirós');
  expect(queryByRole('button', { name: 'Imprimir' })).toBeNull();
  fireEvent.click(getByRole('button', { name: 'Ver detalles' }));
  fireEvent.click(getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
  const onPaper = document.querySelectorAll('[data-paper]');
  expect([...onPaper].map((one) => one.querySelector('h2')?.textContent)).toEqual([
    'Mariana Solano Quirós',
  ]);
  fireEvent(window, new Event('afterprint'));
  expect(document.querySelector('[data-paper]')).toBeNull();
});

test('an order that is picked up says where, and is made ready instead of sent', async () => {
  const retiro = 'Taller en Escazú · 9–5';
  visit([
    order({ idPedido: 1, estadoPedido: 'confirmado', retiro }),
    order({ idPedido: 2, estadoPedido: 'enviado', clienteNombre: 'Ana', retiro }),
  ]);
  const mine = await card('Mariana Solano Quirós');
  expect(mine.getByText(`Retira en: ${retiro}`)).toBeTruthy();
  expect(mine.getByRole('button', { name: 'Listo para retirar' })).toBeTruthy();
  expect((await card('Ana Solano Quirós')).getByText('Listo para retirar')).toBeTruthy();
});

test('accepting shows it at once, and later what the server made of it', async () => {
  const accepted = answeredLater<OrderAction>();
  const after = order({ estadoPedido: 'confirmado', estadoPago: 'verificado' });
  const list = vi.fn(() => Promise.resolve([after])).mockResolvedValueOnce([order()]);
  visit([], { list, accept: accepted.call });
  const { getByRole, findByText, queryByRole } = await card('Mariana Solano Quirós');
  fireEvent.click(getByRole('button', { name: 'Aceptar' }));
  expect(await findByText('Confirmado')).toBeTruthy();
  expect(getByRole<HTMLButtonElement>('button', { name: 'Enviar' }).disabled).toBe(true);
  leaveTab();
  await waitFor(() => expect(queryByRole('button', { name: 'Deshacer' })).toBeNull());
  accepted.resolve({ mensaje: null, pedido: after });
  await waitFor(() =>
    expect(getByRole<HTMLButtonElement>('button', { name: 'Enviar' }).disabled).toBe(false),
  );
});

describe('where payments are noted', () => {
  const noted = (monto: number, estadoPedido: Order['estadoPedido'] = 'pendiente') => {
    const pago = {
      ...{ id: 1, metodo: 'sinpe' as const, monto, moneda: 'USD' as const, dia: '2026-11-15' },
      ...{ referencia: null, comprobante: null, origen: 'persona' as const },
      ...{ autor: null, fecha: '2026-11-15T18:00:00Z' },
    };
    const accept = vi.fn(() => Promise.resolve({ mensaje: null, pedido: null }));
    const list = vi.fn(() =>
      Promise.resolve({ idPedido: 1048, pagos: [pago], comprobantes: [], solicitud: null }),
    );
    visit([order({ estadoPedido })], { accept }, { refunds: () => Promise.resolve([]), list });
    return { accept, list };
  };

  test('a card says what has come, and accepting with a difference is asked about', async () => {
    const { accept } = noted(700);
    const { getByRole, findByText } = await card('Mariana Solano Quirós');
    expect(await findByText('Recibido $700.00 USD, faltan $34.00 USD')).toBeTruthy();
    const ask = async () => {
      fireEvent.click(getByRole('button', { name: 'Aceptar' }));
      return within(await screen.findByRole('alertdialog', { name: '¿Aceptar de todos modos?' }));
    };
    fireEvent.click((await ask()).getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByText('Pedido n.º 1048 aceptado')).toBeNull();
    const question = await ask();
    expect(question.getByText(/no suman el total: Recibido \$700.00 USD, faltan/)).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Aceptar' }));
    leaveTab();
    await waitFor(() => expect(accept).toHaveBeenCalledExactlyOnceWith(1048));
  });

  test('what adds up is accepted without a question', async () => {
    noted(734);
    const { getByRole, findByText } = await card('Mariana Solano Quirós');
    expect(await findByText('Recibido $734.00 USD, pago completo')).toBeTruthy();
    fireEvent.click(getByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByText('Pedido n.º 1048 aceptado')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('nothing is compared of an order that is decided', async () => {
    const { list } = noted(700, 'confirmado');
    await screen.findByRole('button', { name: 'Contabilidad del mes' });
    expect(list).not.toHaveBeenCalled();
  });
});

describe('what the review would ask about is asked in the list, too', () => {
  const known = (more: Partial<OrderReview> = {}): OrderReview => ({
    ...{ idPedido: 1048, comprobante: null, tipoComprobante: null, version: 1, referencia: null },
    comprobantesParecidos: [],
    ...more,
  });
  const OTHER = {
    ...{ idPedido: 7, fechaPedido: '2026-11-01T18:00:00Z', estadoPedido: 'confirmado' as const },
    ...{
      clienteNombre: 'Ana',
      comprobante: null,
      montoTotal: 90,
      coincidencia: 'identico' as const,
    },
  };
  const accept = vi.fn(() => Promise.resolve({ mensaje: null, pedido: null }));
  const press = async (review: () => Promise<OrderReview>) => {
    accept.mockClear();
    visit([order()], { accept }, undefined, review);
    const own = await card('Mariana Solano Quirós');
    fireEvent.click(own.getByRole('button', { name: 'Aceptar' }));
    return own;
  };
  const question = async () =>
    within(await screen.findByRole('alertdialog', { name: '¿Aceptar de todos modos?' }));

  test('a receipt that another order has used', async () => {
    await press(() => Promise.resolve(known({ comprobantesParecidos: [OTHER] })));
    expect((await question()).getByText(/Este comprobante se usó en otro pedido/)).toBeTruthy();
    fireEvent.click((await question()).getByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByText('Pedido n.º 1048 aceptado')).toBeTruthy();
    leaveTab();
    await waitFor(() => expect(accept).toHaveBeenCalledExactlyOnceWith(1048));
  });

  test('a reference that another order has', async () => {
    const referencia = {
      ...{ valor: '91207745', fecha: null, banco: null },
      ...{ problemas: ['REPETIDA' as const], repetidaEn: [7] },
    };
    const { getByText } = await press(() => Promise.resolve(known({ referencia })));
    expect((await question()).getByText('Otro pedido tiene la misma referencia.')).toBeTruthy();
    fireEvent.click((await question()).getByRole('button', { name: 'Cancelar' }));
    leaveTab();
    expect(accept).not.toHaveBeenCalled();
    expect(getByText('Pendiente')).toBeTruthy();
  });

  test('that it could not be read', async () => {
    await press(() => Promise.reject(refusal(500)));
    expect((await question()).getByText('No se pudo revisar el comprobante.')).toBeTruthy();
    fireEvent.click((await question()).getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    leaveTab();
    expect(accept).not.toHaveBeenCalled();
  });

  test('the button is busy until it is known, and what has no doubt is accepted then', async () => {
    const facts = answeredLater<OrderReview>();
    const { getByRole } = await press(facts.call);
    expect(getByRole('button', { name: 'Aceptando…' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText('Pedido n.º 1048 aceptado')).toBeNull();
    facts.resolve(known());
    expect(await screen.findByText('Pedido n.º 1048 aceptado')).toBeTruthy();
  });

  test('whoever rejects it meanwhile does not accept it', async () => {
    const facts = answeredLater<OrderReview>();
    const { getByRole } = await press(facts.call);
    fireEvent.click(getByRole('button', { name: 'Rechazar' }));
    fireEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancelar' }),
    );
    facts.resolve(known());
    await waitFor(() => expect(getByRole('button', { name: 'Aceptar' })).toBeTruthy());
    expect(screen.queryByText('Pedido n.º 1048 aceptado')).toBeNull();
  });
});

describe('an accept that is taken back', () => {
  test.each<[string, () => void]>([
    ['on its card', () => fireEvent.click(screen.getAllByRole('button', { name: 'Deshacer' })[0]!)],
    ['by a key', () => fireEvent.keyDown(document.body, { key: 'z' })],
    [
      'in the toast',
      () => fireEvent.click(screen.getAllByRole('button', { name: 'Deshacer' })[1]!),
    ],
  ])('%s leaves the order as it was, with the focus on it', async (_where, undo) => {
    const accept = vi.fn();
    visit([order()], { accept });
    const { getByRole, getByText } = await card('Mariana Solano Quirós');
    fireEvent.click(getByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByText('Pedido n.º 1048 aceptado')).toBeTruthy();
    undo();
    expect(getByText('Pendiente')).toBeTruthy();
    expect(document.activeElement).toBe(getByRole('button', { name: 'Aceptar' }));
    leaveTab();
    expect(accept).not.toHaveBeenCalled();
  });
});

test('a step that fails is told by an alert and leaves the card as it was', async () => {
  visit([order({ estadoPedido: 'confirmado' })], {
    ship: () => Promise.reject(refusal(500)),
  });
  const { getByRole, getByText } = await card('Mariana Solano Quirós');
  fireEvent.click(getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(alert).toHaveBeenCalledWith('No se pudo enviar el pedido'));
  expect(alert).toHaveBeenCalledOnce();
  expect(getByText('Confirmado')).toBeTruthy();
  expect(getByRole<HTMLButtonElement>('button', { name: 'Enviar' }).disabled).toBe(false);
});

test('the alert says what the server said, when it said something', async () => {
  const error = refusal(409, { serverMessage: 'El pedido ya fue enviado.' });
  visit([order()], { accept: () => Promise.reject(error) });
  const { getByRole } = await card('Mariana Solano Quirós');
  fireEvent.click(getByRole('button', { name: 'Aceptar' }));
  leaveTab();
  await waitFor(() => expect(alert).toHaveBeenCalledWith('El pedido ya fue enviado.'));
});

describe('rejecting', () => {
  const cancelled = order({ estadoPedido: 'cancelado', estadoPago: 'rechazado' });
  const reject = vi.fn(() => Promise.resolve({ mensaje: null, pedido: cancelled }));
  const ask = async (role = 'alertdialog', payments?: FakeShop['payments']) => {
    reject.mockClear();
    const list = vi.fn(() => Promise.resolve([cancelled])).mockResolvedValueOnce([order()]);
    visit([], { list, reject }, payments);
    const { getByRole } = await card('Mariana Solano Quirós');
    fireEvent.click(getByRole('button', { name: 'Rechazar' }));
    return within(await screen.findByRole(role, { name: '¿Rechazar el pedido 1048?' }));
  };

  test('asks first, and says what it does', async () => {
    const { getByText, getByRole } = await ask();
    expect(getByText(/quedará cancelado.*las piezas volverán al stock/)).toBeTruthy();
    fireEvent.click(getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(reject).not.toHaveBeenCalled();
  });

  test('what a colleague has decided behind the question is refused, and that is said', async () => {
    const other = order({ idPedido: 1049, clientePrimerApellido: 'Mora' });
    const confirmed = order({ estadoPedido: 'confirmado' });
    const list = vi
      .fn(() => Promise.resolve([confirmed, other]))
      .mockResolvedValueOnce([order(), other]);
    const late = vi.fn(() =>
      Promise.reject(refusal(409, { serverMessage: 'El pedido ya fue aceptado.' })),
    );
    const accept = vi.fn(() => Promise.resolve({ mensaje: null, pedido: other }));
    visit([], { list, reject: late, accept });
    const { getByRole } = await card('Mariana Solano Quirós');
    fireEvent.click(getByRole('button', { name: 'Rechazar' }));
    const question = within(screen.getByRole('alertdialog'));
    // Something else is done, and the list is read again.
    fireEvent.click(
      (await card('Mariana Mora Quirós')).getByRole('button', { name: 'Aceptar', hidden: true }),
    );
    leaveTab();
    await waitFor(() => expect(screen.getAllByText('Confirmado')).toHaveLength(1));
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    fireEvent.click(question.getByRole('button', { name: 'Rechazar' }));
    await waitFor(() => expect(alert).toHaveBeenCalledWith('El pedido ya fue aceptado.'));
  });

  test('happens once it is confirmed', async () => {
    const { getByRole } = await ask();
    fireEvent.click(getByRole('button', { name: 'Rechazar' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await screen.findByText('Cancelado')).toBeTruthy();
    expect(reject).toHaveBeenCalledWith(1048);
  });

  test('takes a reason where payments are noted, and says what is to be given back', async () => {
    const pago = {
      ...{ id: 1, metodo: 'sinpe' as const, monto: 50, moneda: 'USD' as const },
      ...{ dia: '2026-11-15', referencia: null, comprobante: null, origen: 'persona' as const },
      ...{ autor: null, fecha: '2026-11-15T18:00:00Z' },
    };
    const { findByLabelText, findByText, getByRole } = await ask('dialog', {
      refunds: () => Promise.resolve([]),
      list: () =>
        Promise.resolve({ idPedido: 1048, pagos: [pago], comprobantes: [], solicitud: null }),
    });
    expect(await findByText('Queda pendiente devolver $50.00 USD.')).toBeTruthy();
    fireEvent.change(await findByLabelText(/Motivo/), { target: { value: 'monto_distinto' } });
    fireEvent.click(getByRole('button', { name: 'Rechazar' }));
    expect(await screen.findByText('Cancelado')).toBeTruthy();
    expect(reject).toHaveBeenCalledWith(1048, { motivo: 'monto_distinto', texto: null });
  });

  test('leads to the payments of the order where money came and none is noted', async () => {
    const { findByLabelText, findByRole, queryByRole } = await ask('dialog', {
      refunds: () => Promise.resolve([]),
      list: () => Promise.resolve({ idPedido: 1048, pagos: [], comprobantes: [], solicitud: null }),
    });
    expect(queryByRole('link')).toBeNull();
    fireEvent.change(await findByLabelText(/Motivo/), { target: { value: 'monto_distinto' } });
    const link = await findByRole('link', { name: 'Ir a Pagos' });
    expect(link.getAttribute('href')).toBe('/admin/pedidos/revision?pedido=1048');
  });
});

test('the orders of the last month are handed out for the accountant, where payments are noted', async () => {
  const month = vi.fn(() => Promise.reject(refusal(500)));
  visit([order()], {}, { refunds: () => Promise.resolve([]), month });
  fireEvent.click(await screen.findByRole('button', { name: 'Contabilidad del mes' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Contabilidad del mes' }));
  const [, last] = recentMonths(2, Date.now());
  expect(dialog.getByLabelText<HTMLSelectElement>('Mes').value).toBe(last);
  fireEvent.click(dialog.getByRole('button', { name: 'Descargar' }));
  expect(await dialog.findByText('No se pudieron leer los pedidos del mes.')).toBeTruthy();
  expect(month).toHaveBeenCalledExactlyOnceWith({ mes: last });
});

describe('details', () => {
  const calls = {
    shipping: () =>
      Promise.resolve({
        provincia: 'Cartago',
        canton: 'Paraíso',
        distrito: 'Orosi',
        direccionExacta: 'Casa verde',
        metodoPago: 'sinpe' as const,
      }),
    receipt: () =>
      Promise.resolve({ comprobante: '/files/9?exp=1&sig=a', metodoPago: 'sinpe' as const }),
    contact: () => Promise.resolve({ correo: 'mariana@correo.test', telefono: '87124450' }),
  };

  test('show where it goes, how it was paid, the receipt and whom to reach', async () => {
    visit([order()], calls);
    const { getByRole, findByText, getByText } = await card('Mariana Solano Quirós');
    const toggle = getByRole('button', { name: 'Ver detalles' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(toggle);
    for (const text of ['Cartago', 'Paraíso', 'Orosi', 'Casa verde', 'SINPE Móvil'])
      expect(await findByText(text)).toBeTruthy();
    const link = getByText('Ver comprobante').closest('a');
    expect(link?.getAttribute('href')).toBe('/files/9?exp=1&sig=a');
    expect(link?.target).toBe('_blank');
    expect(getByText('mariana@correo.test').getAttribute('href')).toBe(
      'mailto:mariana@correo.test',
    );
    expect(getByText('8712').closest('a')?.getAttribute('href')).toBe('tel:+50687124450');
    fireEvent.click(getByRole('button', { name: 'Ocultar detalles' }));
    expect(screen.queryByText('Cartago')).toBeNull();
  });

  test('keep what arrived when a part fails, and can be read again', async () => {
    const receipt = vi.fn(calls.receipt).mockRejectedValueOnce(refusal(500));
    visit([order()], { ...calls, receipt });
    const { getByRole, findByText, findByRole } = await card('Mariana Solano Quirós');
    fireEvent.click(getByRole('button', { name: 'Ver detalles' }));
    expect(await findByText('No se pudieron cargar los detalles del pedido.')).toBeTruthy();
    expect(await findByText('Cartago')).toBeTruthy();
    fireEvent.click(await findByRole('button', { name: 'Reintentar' }));
    expect(await findByText('Ver comprobante')).toBeTruthy();
  });
});

test('no orders at all is said', async () => {
  visit([]);
  expect(await screen.findByText('No hay pedidos regulares.')).toBeTruthy();
  expect(screen.getByText('0 pedidos')).toBeTruthy();
});

test('the search looks at customers and summaries, and can be taken back', async () => {
  visit([
    order(),
    order({ idPedido: 7, clienteNombre: 'José', resumen: '1 × Conjunto Jardín Esmeralda' }),
  ]);
  const search = await screen.findByPlaceholderText('Buscar por cliente...');
  expect(await screen.findByText('2 pedidos, 2 pendientes')).toBeTruthy();
  fireEvent.change(search, { target: { value: 'jardin' } });
  expect(await screen.findByText('1 de 2 pedidos')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  fireEvent.change(search, { target: { value: 'nadie' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Limpiar búsqueda' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

test('a list that cannot be loaded says why and can be read again', async () => {
  const list = vi
    .fn(() => Promise.resolve([order()]))
    .mockRejectedValueOnce(refusal(503))
    .mockRejectedValueOnce(refusal(500, { serverMessage: 'La base de datos no responde.' }));
  visit([], { list });
  expect(await screen.findByText('No se pudieron cargar los pedidos')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('La base de datos no responde.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await card('Mariana Solano Quirós')).toBeTruthy();
});

test('one press prints the orders that the filters show, with pictures, address, state and total', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const line = {
    productoNombre: 'Anillo Halo',
    tallaNombre: '7',
    cantidad: 1,
    subtotalProducto: 726,
  };
  const orders = [1048, 1049].map((idPedido) =>
    order({ idPedido, productos: [{ ...line, image_url: 'https://fotos.test/halo.webp' }] }),
  );
  const where = { provincia: 'Cartago', canton: 'Paraíso', distrito: 'Orosi', metodoPago: 'sinpe' };
  const sent = { direccionExacta: 'Casa verde, frente al ICE', telefono: '', guia: null };
  const list = vi.fn((query: { pedido?: number[] }) =>
    Promise.resolve(
      orders
        .filter(({ idPedido }) => query.pedido?.includes(idPedido))
        .map((one) => ({ ...one, ...where, ...sent, seguimiento: null, recorrido: [] })),
    ),
  );
  renderStaff(<OrdersPage />, {
    shop: { orders: { list: () => Promise.resolve(orders) }, shipments: { list: list as never } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Imprimir pedidos (2)' }));
  await waitFor(() => expect(list.mock.lastCall?.[0]).toEqual({ pedido: [1048, 1049] }));
  await waitFor(() => expect(document.querySelectorAll('[data-slips] section')).toHaveLength(2));
  const [sheet] = document.querySelectorAll('[data-slips] section');
  expect(sheet?.textContent).toContain('Casa verde, frente al ICE');
  expect(sheet?.textContent).toContain('Pendiente');
  expect(sheet?.textContent).toContain('$734.00 USD');
  expect(sheet?.querySelector('img')).toBeTruthy();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  fireEvent(window, new Event('afterprint'));
  expect(document.querySelector('[data-slips]')).toBeNull();
});

test('the paper of an order that was cancelled thanks for nothing', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const orders = [order(), order({ idPedido: 1049, estadoPedido: 'cancelado' })];
  const where = { provincia: 'Cartago', canton: 'Paraíso', distrito: 'Orosi', metodoPago: 'sinpe' };
  const sent = { direccionExacta: 'Casa verde', telefono: '', guia: null, seguimiento: null };
  const list = () =>
    Promise.resolve(orders.map((one) => ({ ...one, ...where, ...sent, recorrido: [] })));
  renderStaff(<OrdersPage />, {
    shop: { orders: { list: () => Promise.resolve(orders) }, shipments: { list: list as never } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Imprimir pedidos (2)' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const sheets = [...document.querySelectorAll('[data-slips] section')];
  expect(sheets.map(({ textContent }) => textContent?.includes('Gracias por elegir'))).toEqual([
    true,
    false,
  ]);
  expect(sheets[1]?.textContent).toContain('hola@filigrana.test');
});

test('orders whose addresses cannot be read are printed as soon as they can be', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  let isDown = true;
  const list = (query: { pedido?: number[] }) =>
    query.pedido && isDown ? Promise.reject(refusal(500)) : Promise.resolve([]);
  renderStaff(<OrdersPage />, {
    shop: {
      orders: { list: () => Promise.resolve([order()]) },
      shipments: { list: list as never },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Imprimir pedidos (1)' }));
  const failed = await screen.findByText(/los envíos/);
  expect(print).not.toHaveBeenCalled();
  isDown = false;
  fireEvent.click(within(failed).getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});
