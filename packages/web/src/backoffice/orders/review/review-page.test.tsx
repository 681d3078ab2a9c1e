import type { Order, OrderLedger, OrderReview, Reconciliation } from '@filigrana/sdk';
import type { MatchReason } from '@filigrana/sdk/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answeredLater } from '../../../../test/answered-later.ts';
import { offline, refusal, type FakeShop } from '../../../../test/fake-shop.ts';
import { leaveTab } from '../../../../test/backoffice/leave-tab.ts';
import { renderStaff } from '../../../../test/backoffice/render-staff.tsx';
import { order } from '../../../../test/backoffice/staff.ts';
import ReviewPage from './review-page.tsx';

const waiting = [
  order({ idPedido: 12, clienteNombre: 'José', fechaPedido: '2026-11-16T18:00:00Z' }),
  order({ idPedido: 11, fechaPedido: '2026-11-15T18:00:00Z' }),
  order({ idPedido: 10, estadoPedido: 'enviado', fechaPedido: '2026-11-14T18:00:00Z' }),
];

const known = (change: Partial<OrderReview> = {}): OrderReview => ({
  idPedido: 11,
  comprobante: '/files/a?exp=1',
  tipoComprobante: 'imagen',
  comprobantesParecidos: [],
  referencia: null,
  ...change,
});

const details: FakeShop['orders'] = {
  shipping: () => Promise.reject(refusal(500)),
  contact: () => Promise.resolve({ correo: 'mariana@correo.test', telefono: '87124450' }),
  receipt: () => Promise.resolve({ comprobante: '/files/b?exp=1', metodoPago: 'sinpe' }),
};

interface Visit {
  orders?: Order[];
  calls?: FakeShop['orders'];
  review?: FakeShop['orderReview'];
  payments?: FakeShop['payments'];
  bank?: FakeShop['reconciliation'];
}

const visit = ({ orders = waiting, calls = {}, review, payments, bank }: Visit = {}) =>
  renderStaff(<ReviewPage />, {
    path: '/admin/pedidos/revision',
    shop: {
      orders: { ...details, list: () => Promise.resolve(orders), ...calls },
      ...(review && { orderReview: review }),
      ...(payments && { payments }),
      ...(bank && { reconciliation: bank }),
    },
  });

const key = (name: string, target: Element = document.body) =>
  fireEvent.keyDown(target, { key: name });
const shows = (customer: string) => screen.findByRole('heading', { name: new RegExp(customer) });

test('shows the order that has waited longest beside its receipt', async () => {
  visit({ review: { get: () => Promise.resolve(known()) } });
  expect(await shows('Mariana')).toBeTruthy();
  expect(screen.getByText('1 de 2')).toBeTruthy();
  const picture = await screen.findByRole('img', { name: 'Comprobante del pedido 11' });
  expect(picture.getAttribute('src')).toBe('/files/a?exp=1');
  expect(screen.getByText('$734.00 USD')).toBeTruthy();
  expect(await screen.findByText('SINPE Móvil')).toBeTruthy();
});

test('on paper it stands without the tools of the page, of the picture and of the history', async () => {
  const events = () => Promise.resolve([]);
  visit({ review: { get: () => Promise.resolve(known()), events } });
  await shows('Mariana');
  const isOnPaper = (element: HTMLElement) => element.closest('[data-screen]') === null;
  expect(isOnPaper(screen.getByText('Volver a pedidos'))).toBe(false);
  expect(isOnPaper(await screen.findByText('100 %'))).toBe(false);
  expect(isOnPaper(screen.getByText('Ver las teclas'))).toBe(false);
  expect(isOnPaper(await screen.findByLabelText('Nota interna'))).toBe(false);
  expect(isOnPaper(screen.getByRole('img', { name: 'Comprobante del pedido 11' }))).toBe(true);
});

test('the side of an order says its total in colones beside the dollars', async () => {
  visit({ orders: [order({ montoTotal: 150, montoColones: 76_440 })] });
  expect(await screen.findByText('$150.00 USD (₡76 440)')).toBeTruthy();
});

describe('keys', () => {
  test('go to the next order and back', async () => {
    visit();
    await shows('Mariana');
    key('n');
    expect(await shows('José')).toBeTruthy();
    expect(screen.getByText('2 de 2')).toBeTruthy();
    key('ArrowLeft');
    expect(await shows('Mariana')).toBeTruthy();
  });

  test('accept, and go on', async () => {
    const accept = vi.fn(() => Promise.resolve({ mensaje: null, pedido: null }));
    const list = vi.fn(() => Promise.resolve(waiting.slice(0, 1))).mockResolvedValueOnce(waiting);
    visit({ calls: { accept, list } });
    await shows('Mariana');
    key('A');
    expect(await shows('José')).toBeTruthy();
    expect(await screen.findByText('Pedido n.º 11 aceptado')).toBeTruthy();
    expect(accept).not.toHaveBeenCalled();
    leaveTab();
    expect(accept).toHaveBeenCalledExactlyOnceWith(11);
  });

  test('take an accept back, and the focus goes to its order', async () => {
    const accept = vi.fn();
    visit({ calls: { accept } });
    await shows('Mariana');
    key('a');
    await shows('José');
    key('z');
    expect(await shows('Mariana')).toBeTruthy();
    expect(screen.getByText('1 de 2')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Pedido 11' }));
    leaveTab();
    expect(accept).not.toHaveBeenCalled();
  });

  test('take the last accept back, too', async () => {
    visit({ orders: waiting.slice(1) });
    await shows('Mariana');
    key('a');
    expect(await screen.findByText('No quedan pedidos por revisar.')).toBeTruthy();
    key('z');
    expect(await shows('Mariana')).toBeTruthy();
  });

  test('a key struck twice decides one order, not the next one unseen', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(5000);
    const accept = vi.fn(() => Promise.resolve({ mensaje: null, pedido: null }));
    const list = vi.fn(() => Promise.resolve(waiting.slice(0, 1))).mockResolvedValueOnce(waiting);
    visit({ calls: { accept, list } });
    await shows('Mariana');
    key('a');
    await shows('José');
    now.mockReturnValue(5200);
    await act(async () => key('r'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await act(async () => key('a'));
    now.mockReturnValue(5700);
    key('a');
    leaveTab();
    await waitFor(() => expect(accept.mock.calls).toEqual([[11], [12]]));
    now.mockRestore();
  });

  test('reject only after a question', async () => {
    const reject = vi.fn(() => Promise.resolve({ mensaje: null, pedido: null }));
    const list = vi.fn(() => Promise.resolve<Order[]>([])).mockResolvedValueOnce(waiting.slice(1));
    visit({ calls: { reject, list } });
    await shows('Mariana');
    key('r');
    const question = within(
      await screen.findByRole('alertdialog', { name: '¿Rechazar el pedido 11?' }),
    );
    expect(reject).not.toHaveBeenCalled();
    fireEvent.click(question.getByRole('button', { name: 'Rechazar' }));
    expect(await screen.findByText('No quedan pedidos por revisar.')).toBeTruthy();
    expect(reject).toHaveBeenCalledExactlyOnceWith(11);
    expect(screen.getByText('Revisaste 1 pedido.')).toBeTruthy();
  });

  test('do nothing while somebody types', async () => {
    const accept = vi.fn();
    visit({ calls: { accept }, review: { get: () => Promise.resolve(known()) } });
    const field = await screen.findByLabelText(/Número de referencia/);
    for (const name of ['a', 'n', 'r', '?']) key(name, field);
    expect(accept).not.toHaveBeenCalled();
    expect(screen.getByText('1 de 2')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('do nothing together with Ctrl', async () => {
    visit();
    await shows('Mariana');
    fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('are listed on demand', async () => {
    visit();
    await shows('Mariana');
    key('?');
    expect(screen.getByText('Rechazar, con confirmación')).toBeTruthy();
    key('?');
    expect(screen.queryByText('Rechazar, con confirmación')).toBeNull();
  });

  test('bring the receipt closer', async () => {
    visit({ review: { get: () => Promise.resolve(known()) } });
    await screen.findByRole('img', { name: 'Comprobante del pedido 11' });
    key('+');
    expect(screen.getByText('125 %')).toBeTruthy();
    key('0');
    expect(screen.getByText('100 %')).toBeTruthy();
  });
});

const OTHER = {
  idPedido: 7,
  coincidencia: 'identico',
  fechaPedido: '2026-11-10T18:00:00Z',
  estadoPedido: 'confirmado',
  montoTotal: 80,
  clienteNombre: 'Ana Mora',
} as const;

test('warns of other orders with the same receipt, and leads to them', async () => {
  visit({ review: { get: () => Promise.resolve(known({ comprobantesParecidos: [OTHER] })) } });
  const alert = within(
    (await screen.findByText('Este mismo comprobante se usó en otro pedido.')).closest(
      '[role="alert"]',
    ) as HTMLElement,
  );
  expect(alert.getByText('Ana Mora')).toBeTruthy();
  expect(alert.getByRole('link', { name: 'Pedido 7' }).getAttribute('href')).toBe(
    '/admin/pedidos?pedido=7',
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Aceptar' }).disabled).toBe(false);
});

test('the receipt comes before what is to be known of it, for eyes, keys and readers', async () => {
  const none = { idPedido: 11, pagos: [], comprobantes: [], solicitud: null };
  visit({
    review: { get: () => Promise.resolve(known({ comprobantesParecidos: [OTHER] })) },
    payments: { list: () => Promise.resolve(none) },
  });
  const marks = [
    await screen.findByRole('img', { name: 'Comprobante del pedido 11' }),
    await screen.findByText('Este mismo comprobante se usó en otro pedido.'),
    await screen.findByRole('button', { name: /^Pedir otro comprobante/ }),
    await screen.findByText('Todavía no hay pagos anotados.', { selector: '[role=status]' }),
    await shows('Mariana'),
  ];
  const order = marks.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(order).toEqual(marks);
});

test('a receipt that another order has used is accepted only after a question', async () => {
  const accept = vi.fn(() => Promise.resolve({ mensaje: null, pedido: null }));
  const used = known({ comprobantesParecidos: [OTHER] });
  visit({ calls: { accept }, review: { get: () => Promise.resolve(used) } });
  await screen.findByText('Este mismo comprobante se usó en otro pedido.');
  key('a');
  const ask = () => screen.findByRole('alertdialog', { name: '¿Aceptar de todos modos?' });
  fireEvent.click(within(await ask()).getByRole('button', { name: 'Cancelar' }));
  expect(accept).not.toHaveBeenCalled();
  key('a');
  fireEvent.click(within(await ask()).getByRole('button', { name: 'Aceptar' }));
  await screen.findByText('Pedido n.º 11 aceptado');
  leaveTab();
  await waitFor(() => expect(accept).toHaveBeenCalledExactlyOnceWith(11));
});

test('one whose reference another order has is accepted only after a question, too', async () => {
  const accept = vi.fn(() => Promise.resolve({ mensaje: null, pedido: null }));
  const referencia = {
    ...{ valor: '91207745', fecha: null, banco: null },
    ...{ problemas: ['REPETIDA' as const], repetidaEn: [7] },
  };
  visit({ calls: { accept }, review: { get: () => Promise.resolve(known({ referencia })) } });
  await screen.findByText('Pedido 7');
  key('a');
  const question = await screen.findByRole('alertdialog', { name: '¿Aceptar de todos modos?' });
  expect(within(question).getByText('Otro pedido tiene la misma referencia.')).toBeTruthy();
  leaveTab();
  expect(accept).not.toHaveBeenCalled();
});

test('one accepted before that is known waits for it, and is asked about all the same', async () => {
  const accept = vi.fn(() => Promise.resolve({ mensaje: null, pedido: null }));
  const facts = answeredLater<ReturnType<typeof known>>();
  visit({ calls: { accept }, review: { get: facts.call } });
  await screen.findByText('1 de 2');
  key('a');
  facts.resolve(known({ comprobantesParecidos: [OTHER] }));
  expect(await screen.findByRole('alertdialog', { name: '¿Aceptar de todos modos?' })).toBeTruthy();
  expect(accept).not.toHaveBeenCalled();
});

test('the receipt of an order that was rejected may come again', async () => {
  const accept = vi.fn(() => Promise.resolve({ mensaje: null, pedido: null }));
  const rejected = { ...OTHER, estadoPedido: 'cancelado' as const };
  visit({
    calls: { accept },
    review: { get: () => Promise.resolve(known({ comprobantesParecidos: [rejected] })) },
  });
  await screen.findByText('Este mismo comprobante se usó en otro pedido.');
  key('a');
  await screen.findByText('Pedido n.º 11 aceptado');
  leaveTab();
  await waitFor(() => expect(accept).toHaveBeenCalledExactlyOnceWith(11));
});

test('of several similar receipts one band is shown, the same one first, and the rest opens', async () => {
  const other = (idPedido: number, coincidencia: 'identico' | 'parecido') => ({
    idPedido,
    coincidencia,
    fechaPedido: '2026-11-10T18:00:00Z',
    estadoPedido: 'confirmado' as const,
    montoTotal: 80,
    clienteNombre: 'Ana Mora',
  });
  const comprobantesParecidos = [other(7, 'parecido'), other(8, 'identico'), other(9, 'parecido')];
  visit({ review: { get: () => Promise.resolve(known({ comprobantesParecidos })) } });
  const rest = (await screen.findByText('y 2 más')).closest('details') as HTMLDetailsElement;
  expect(rest.open).toBe(false);
  // It looks like what opens elsewhere, and a finger finds it.
  const line = rest.querySelector('summary') as HTMLElement;
  expect(line.querySelector('svg')).not.toBeNull();
  expect(getComputedStyle(line).minHeight).toBe('44px');
  const folded = within(rest).getAllByRole('link', { hidden: true });
  expect(folded.map(({ textContent }) => textContent)).toEqual(['Pedido 7', 'Pedido 9']);
  expect(rest.contains(screen.getByRole('link', { name: 'Pedido 8' }))).toBe(false);
});

test('the wheel scrolls the page while the picture fits, and zooms with Ctrl or once it is larger', async () => {
  visit({ review: { get: () => Promise.resolve(known()) } });
  await screen.findByRole('img', { name: 'Comprobante del pedido 11' });
  const frame = screen.getByRole('group', { name: /^Comprobante\. Más y menos/ });
  /** Whether the page may scroll. The wheel of the test's browser knows no keys. */
  const turn = (deltaY: number, keys: { ctrlKey?: boolean; metaKey?: boolean } = {}) => {
    const wheel = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true });
    return fireEvent(frame, Object.assign(wheel, keys));
  };
  expect(turn(-120)).toBe(true);
  expect(turn(120)).toBe(true);
  expect(screen.getByText('100 %')).toBeTruthy();
  expect(turn(-120, { ctrlKey: true })).toBe(false);
  expect(screen.getByText('125 %')).toBeTruthy();
  expect(turn(120)).toBe(false);
  expect(screen.getByText('100 %')).toBeTruthy();
  expect(turn(-120, { metaKey: true })).toBe(false);
});

test.each([
  ['sideways', 120, 0],
  ['mostly sideways', -120, 40],
])('a swipe %s is left to the browser, however large the picture', async (_way, deltaX, deltaY) => {
  visit({ review: { get: () => Promise.resolve(known()) } });
  await screen.findByRole('img', { name: 'Comprobante del pedido 11' });
  key('+');
  const frame = screen.getByRole('group', { name: /^Comprobante\. Más y menos/ });
  const swipe = new WheelEvent('wheel', { deltaX, deltaY, bubbles: true, cancelable: true });
  expect(fireEvent(frame, swipe)).toBe(true);
  expect(screen.getByText('125 %')).toBeTruthy();
});

test('says in sentences what is wrong with a reference, and where it stands too', async () => {
  const referencia = {
    valor: '2026111416112345678901234',
    fecha: '2026-11-14',
    banco: 'Banco Popular',
    problemas: ['FECHA_LEJANA' as const, 'REPETIDA' as const],
    repetidaEn: [7],
  };
  const setReference = vi.fn(() => Promise.resolve(known({ referencia })));
  const get = vi.fn(() => Promise.resolve(known({ referencia }))).mockResolvedValueOnce(known());
  visit({ orders: waiting.slice(1), review: { get, setReference } });
  const field = await screen.findByLabelText(/Número de referencia/);
  fireEvent.change(field, { target: { value: '2026111416112345678901234' } });
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Guardar referencia' })),
  );
  expect(await screen.findByText('Banco Popular')).toBeTruthy();
  expect(screen.getByText('14 nov 2026')).toBeTruthy();
  expect(screen.getByText(/más de siete días antes del pedido/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pedido 7' })).toBeTruthy();
  expect(setReference).toHaveBeenCalledWith(11, { referencia: '2026111416112345678901234' });
});

test('shows the reference that somebody else has saved meanwhile, and lets one choose', async () => {
  const noted = known({
    referencia: { valor: '111', fecha: null, banco: null, problemas: [], repetidaEn: [] },
    version: 2,
  });
  const setReference = vi.fn(() => Promise.reject(refusal(409, { code: 'VERSION_CONFLICT' })));
  const get = vi.fn(() => Promise.resolve(noted)).mockResolvedValueOnce(known({ version: 1 }));
  visit({ orders: waiting.slice(1), review: { get, setReference } });
  const field = await screen.findByLabelText<HTMLInputElement>(/Número de referencia/);
  fireEvent.change(field, { target: { value: '222' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar referencia' }));
  const name = 'Otra persona guardó cambios';
  const dialog = within(await screen.findByRole('alertdialog', { name }));
  expect(await dialog.findByText('111')).toBeTruthy();
  expect(dialog.getByText('222')).toBeTruthy();
  expect(field.value).toBe('222');
  expect(setReference).toHaveBeenCalledExactlyOnceWith(11, { referencia: '222', version: 1 });
  fireEvent.click(dialog.getByRole('button', { name: 'Usar la suya' }));
  expect(field.value).toBe('111');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('asks before a reference that is typed and not saved is left behind', async () => {
  visit({ review: { get: () => Promise.resolve(known()) } });
  const field = await screen.findByLabelText(/Número de referencia/);
  fireEvent.change(field, { target: { value: '123' } });
  key('n');
  const question = within(screen.getByRole('alertdialog', { name: '¿Salir sin guardar?' }));
  fireEvent.click(question.getByRole('button', { name: 'Seguir editando' }));
  expect(screen.getByText('1 de 2')).toBeTruthy();
  key('n');
  fireEvent.click(screen.getByRole('button', { name: 'Descartar cambios' }));
  expect(await shows('José')).toBeTruthy();
});

describe('a colleague decides meanwhile', () => {
  const decided = order({ ...waiting[1], estadoPedido: 'confirmado' });
  const others = [order({ ...waiting[0] }), decided];
  const accept = vi.fn(() => Promise.resolve({ mensaje: null, pedido: null }));
  const reject = vi.fn(() => Promise.resolve({ mensaje: null, pedido: null }));
  const setReference = vi.fn(() => Promise.resolve(known()));
  beforeEach(() => {
    vi.clearAllMocks();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  });
  afterEach(() => void vi.useRealTimers());

  /** The review of order 11, and how the list is read again with what a colleague has decided. */
  async function besides(now: Order[] = others, first: Order[] = waiting.slice(0, 2)) {
    const list = vi.fn(() => Promise.resolve(now)).mockResolvedValueOnce(first);
    visit({
      calls: { list, accept, reject },
      review: { get: () => Promise.resolve(known()), setReference },
    });
    const field = await screen.findByLabelText<HTMLInputElement>(/Número de referencia/);
    const reread = async () => {
      // Twice in two seconds it is not read.
      await act(() => vi.advanceTimersByTimeAsync(2100));
      await act(async () => fireEvent(window, new Event('online')));
      await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    };
    return {
      field,
      reread,
      write: (value: string) => fireEvent.change(field, { target: { value } }),
    };
  }
  const said = () => screen.findByText(/Otra persona ya resolvió el pedido 11/);
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

  test('the next order takes its place, and that is said', async () => {
    const { reread } = await besides();
    await reread();
    expect(await shows('José')).toBeTruthy();
    expect(await said()).toBeTruthy();
  });

  test('what is typed stays with its order, which says what it is now, and can be saved', async () => {
    const { field, reread, write } = await besides();
    write('123');
    await reread();
    expect((await said()).closest('[role="status"]')?.textContent).toContain('Confirmado');
    expect(await shows('Mariana')).toBeTruthy();
    expect(field.value).toBe('123');
    expect(button('Aceptar').disabled).toBe(true);
    expect(button('Rechazar').disabled).toBe(true);
    await act(async () => key('a'));
    expect(accept).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(button('Guardar referencia')));
    expect(setReference).toHaveBeenCalledWith(11, { referencia: '123' });
  });

  test('one goes on from it after the question about what is typed, also to no order at all', async () => {
    const { reread, write } = await besides([decided], waiting.slice(1, 2));
    write('123');
    await reread();
    await said();
    expect(button('Anterior').disabled).toBe(true);
    fireEvent.click(button('Siguiente'));
    fireEvent.click(button('Descartar cambios'));
    expect(await screen.findByText('No quedan pedidos por revisar.')).toBeTruthy();
  });

  test.each(['a', 'r'])(
    'a question asked before %s goes away, and nothing is decided',
    async (how) => {
      const { reread, write } = await besides();
      write('123');
      key(how);
      expect(screen.getByRole('alertdialog', { name: '¿Salir sin guardar?' })).toBeTruthy();
      await reread();
      await said();
      expect(screen.queryByRole('alertdialog')).toBeNull();
      key('n');
      fireEvent.click(button('Descartar cambios'));
      await shows('José');
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(accept).not.toHaveBeenCalled();
      expect(reject).not.toHaveBeenCalled();
    },
  );

  test.each(['a', 'r', 'n'])(
    'a question asked before %s does not pass to another order',
    async (how) => {
      let saved = (_review: OrderReview): void => undefined;
      setReference.mockReturnValueOnce(new Promise((resolve) => (saved = resolve)));
      const { reread, write } = await besides();
      write('123');
      fireEvent.click(button('Guardar referencia'));
      key(how);
      expect(screen.getByRole('alertdialog', { name: '¿Salir sin guardar?' })).toBeTruthy();
      // Once it is saved nothing keeps the order on the screen.
      await act(async () => saved(known()));
      await reread();
      await shows('José');
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
  );

  test('the question whether to reject goes away with its order', async () => {
    const { reread } = await besides();
    key('r');
    expect(screen.getByRole('alertdialog', { name: '¿Rechazar el pedido 11?' })).toBeTruthy();
    await reread();
    await shows('José');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(reject).not.toHaveBeenCalled();
  });

  test('a key meant for the order before does not decide the one that has come by itself', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(5000);
    const { reread } = await besides();
    await reread();
    await shows('José');
    now.mockReturnValue(5200);
    await act(async () => key('a'));
    await act(async () => key('r'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(accept).not.toHaveBeenCalled();
    now.mockReturnValue(5700);
    key('a');
    leaveTab();
    await waitFor(() => expect(accept.mock.calls).toEqual([[12]]));
    now.mockRestore();
  });
});

test('a key struck as soon as one has gone on by hand decides', async () => {
  const accept = vi.fn(() => Promise.resolve({ mensaje: null, pedido: null }));
  visit({ calls: { accept } });
  await shows('Mariana');
  key('n');
  await shows('José');
  key('a');
  leaveTab();
  await waitFor(() => expect(accept).toHaveBeenCalledExactlyOnceWith(12));
});

test('asks for a new link when the old one has expired, once', async () => {
  const fresh = known({ comprobante: '/files/a?exp=2' });
  const get = vi.fn(() => Promise.resolve(fresh)).mockResolvedValueOnce(known());
  visit({ orders: waiting.slice(1), review: { get } });
  fireEvent.error(await screen.findByRole('img', { name: /Comprobante/ }));
  await waitFor(() =>
    expect(screen.getByRole('img', { name: /Comprobante/ }).getAttribute('src')).toBe(
      '/files/a?exp=2',
    ),
  );
  fireEvent.error(screen.getByRole('img', { name: /Comprobante/ }));
  expect(await screen.findByText(/No se pudo mostrar el comprobante\./)).toBeTruthy();
});

test('a receipt that is being made ready says so until it is there', async () => {
  visit({ review: { get: () => Promise.resolve(known({ estadoComprobante: 'preparando' })) } });
  expect(await screen.findByText('Preparando el comprobante…')).toBeTruthy();
  fireEvent.load(screen.getByRole('img', { name: /Comprobante/ }));
  expect(screen.queryByText('Preparando el comprobante…')).toBeNull();
});

test('a receipt that cannot be shown says what to do', async () => {
  const illegible = known({ estadoComprobante: 'ilegible', comprobante: null });
  visit({ review: { get: () => Promise.resolve(illegible) } });
  expect(await screen.findByText(/llegó, pero no se puede mostrar/)).toBeTruthy();
  expect(screen.queryByText('Este pedido no tiene comprobante.')).toBeNull();
});

describe('a receipt that is a PDF', () => {
  const pdf = (url: string) => ({
    get: () => Promise.resolve(known({ tipoComprobante: 'pdf', comprobante: url })),
  });
  beforeEach(() => {
    // happy-dom says that it loads no frames; the frame is looked at, not what is in it.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const inNewTab = async () =>
    (await screen.findByText('Abrir en otra pestaña')).closest('a')?.target;

  test("stands beside the order in the browser's viewer, which is named, and opens in a tab too", async () => {
    visit({ review: pdf('/files/a?exp=1') });
    const viewer = await screen.findByTitle('Comprobante del pedido 11');
    expect(viewer.tagName).toBe('IFRAME');
    expect(viewer.getAttribute('src')).toBe('/files/a?exp=1#view=FitH&navpanes=0');
    expect(await inNewTab()).toBe('_blank');
    expect(screen.queryByRole('img', { name: /Comprobante/ })).toBeNull();
  });

  test('opens in a tab where the browser has no viewer for pages', async () => {
    vi.stubGlobal('navigator', { pdfViewerEnabled: false });
    visit({ review: pdf('/files/a?exp=1') });
    expect(await screen.findByText(/El comprobante es un PDF/)).toBeTruthy();
    expect(screen.queryByTitle(/Comprobante del pedido/)).toBeNull();
    expect(await inNewTab()).toBe('_blank');
  });

  test('opens in a tab where another host keeps it', async () => {
    visit({ review: pdf('https://archivos.example/a.pdf') });
    expect(await screen.findByText(/El comprobante es un PDF/)).toBeTruthy();
    expect(await inNewTab()).toBe('_blank');
  });
});

test('works without what a backend may not know', async () => {
  visit();
  expect((await screen.findByRole('img', { name: /Comprobante/ })).getAttribute('src')).toBe(
    '/files/b?exp=1',
  );
  expect(screen.queryByLabelText(/Número de referencia/)).toBeNull();
  expect(screen.queryByText('Historial')).toBeNull();
});

test('a decision that is not taken is said, and the order stays', async () => {
  visit({ calls: { accept: () => Promise.reject(refusal(500)) } });
  await shows('Mariana');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Aceptar' })));
  await shows('José');
  leaveTab();
  expect(await screen.findByText('No se pudo aceptar el pedido')).toBeTruthy();
  expect(await shows('Mariana')).toBeTruthy();
});

describe('a decision whose answer was lost', () => {
  const lost = (typed: string, estadoPedido: Order['estadoPedido'] = 'confirmado') => {
    const decided = order({ idPedido: 11, estadoPedido });
    const list = vi.fn(() => Promise.resolve([decided])).mockResolvedValueOnce(waiting.slice(1, 2));
    const lose = () => {
      if (typed !== '') {
        const field = screen.getByLabelText(/Número de referencia/);
        fireEvent.change(field, { target: { value: typed } });
      }
      return Promise.reject(offline());
    };
    visit({
      calls: { list, accept: lose, reject: lose },
      review: { get: () => Promise.resolve(known()) },
    });
    return screen.findByLabelText<HTMLInputElement>(/Número de referencia/);
  };

  test('is one’s own once the order shows it', async () => {
    await lost('');
    key('a');
    leaveTab();
    expect(await screen.findByText('Pedido 11 aceptado.')).toBeTruthy();
    expect(await screen.findByText('Revisaste 1 pedido.')).toBeTruthy();
    expect(screen.queryByText(/Otra persona/)).toBeNull();
    expect(screen.queryByText(/No recibimos respuesta/)).toBeNull();
  });

  test('leaves what is typed with its order until one goes on', async () => {
    const field = await lost('123', 'cancelado');
    key('r');
    fireEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Rechazar' }),
    );
    expect(
      await screen.findByText(/^Resolviste el pedido 11. Su estado es Cancelado/),
    ).toBeTruthy();
    expect(field.value).toBe('123');
    fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    fireEvent.click(screen.getByRole('button', { name: 'Descartar cambios' }));
    expect(await screen.findByText('Revisaste 1 pedido.')).toBeTruthy();
  });
});

describe('what the bank says that may pay the order', () => {
  const entry = (idEntrada: number) => ({
    ...{ idEntrada, dia: '2026-11-15', monto: 700, moneda: 'USD' as const },
    ...{ referencia: '116000412', nombre: 'MARIANA SOLANO Q', texto: 'SINPE DE MARIANA SOLANO Q' },
  });
  const due = (idPedido: number) => ({
    ...{ idPedido, fechaPedido: '2026-11-15T18:00:00Z', montoTotal: 734, montoColones: null },
    ...{ referencia: null, clienteNombre: 'Mariana Solano Quirós' },
  });
  const likely = (pedidos: number[], motivos: MatchReason[]): Reconciliation => ({
    ...{ entradas: [entry(31)], pedidos: [due(11), due(12)], seguras: [] },
    probables: [{ idEntrada: 31, candidatos: [{ entradas: [31], pedidos, motivos }] }],
    ...{ sinPareja: [], reversadas: [], sinPago: [] },
  });
  const open = async (read: Reconciliation) => {
    const accept = vi.fn(() =>
      Promise.resolve({ ...read, resultados: [{ pedidos: [11], resultado: 'aceptada' as const }] }),
    );
    visit({ bank: { read: () => Promise.resolve(read), accept } });
    return { accept, part: within(await screen.findByRole('region', { name: 'Del banco' })) };
  };
  const CHOSEN = { coincidencias: [{ entradas: [31], pedidos: [11] }] };

  test('stands beside the order with the reasons, and accepting with it records that', async () => {
    const { accept, part } = await open(likely([11], ['NOMBRE_PARECIDO']));
    for (const text of ['$700.00 USD', 'Ref. 116000412', 'El nombre se parece', '$734.00 USD'])
      expect(part.getByText(text)).toBeTruthy();
    expect(part.getByText('SINPE DE MARIANA SOLANO Q')).toBeTruthy();
    key('b');
    expect(await shows('José')).toBeTruthy();
    expect(await screen.findByText('Pedido n.º 11 aceptado')).toBeTruthy();
    expect(accept).not.toHaveBeenCalled();
    leaveTab();
    expect(accept).toHaveBeenCalledExactlyOnceWith(CHOSEN);
  });

  test('is asked about first where the amount is another', async () => {
    const { accept, part } = await open(likely([11], ['MONTO_DISTINTO']));
    fireEvent.click(part.getByRole('button', { name: 'Aceptar con este pago' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: '¿Aceptar de todos modos?' }),
    );
    expect(question.getByText(/Recibido \$700.00 USD; esperado \$734.00 USD/)).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Aceptar' }));
    await shows('José');
    leaveTab();
    expect(accept).toHaveBeenCalledExactlyOnceWith(CHOSEN);
  });

  test('leads to the page that compares all where it pays two orders', async () => {
    const { part } = await open(likely([11, 12], ['SUMA_DE_PEDIDOS']));
    expect(part.queryByRole('button')).toBeNull();
    expect(part.getByRole('link', { name: 'Conciliar pagos' }).getAttribute('href')).toBe(
      '/admin/pedidos/conciliar',
    );
  });
});

test('nothing to review is said', async () => {
  visit({ orders: waiting.slice(2) });
  expect(await screen.findByText('No quedan pedidos por revisar.')).toBeTruthy();
});

describe('payments', () => {
  const payment = (change: Partial<OrderLedger['pagos'][number]> = {}) => ({
    ...{ id: 3, metodo: 'sinpe' as const, monto: 700, moneda: 'USD' as const, dia: '2026-11-15' },
    ...{ referencia: 'AB12', comprobante: null, origen: 'persona' as const },
    autor: { nombre: 'Lucía Araya', rol: 2 as const },
    fecha: '2026-11-15T19:00:00Z',
    ...change,
  });
  const ledger = (...pagos: OrderLedger['pagos']): OrderLedger => ({
    idPedido: 11,
    pagos,
    comprobantes: [],
    solicitud: null,
  });

  test('that do not add up are asked about before the order is accepted', async () => {
    const accept = vi.fn(() => Promise.resolve({ mensaje: null, pedido: null }));
    visit({ calls: { accept }, payments: { list: () => Promise.resolve(ledger(payment())) } });
    await shows('Mariana');
    await screen.findAllByText('Recibido $700.00 USD, faltan $34.00 USD');
    key('a');
    const question = within(await screen.findByRole('alertdialog'));
    expect(accept).not.toHaveBeenCalled();
    expect(question.getByText(/no suman el total: Recibido \$700.00 USD, faltan/)).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Aceptar' }));
    await screen.findByText('Pedido n.º 11 aceptado');
    leaveTab();
    await waitFor(() => expect(accept).toHaveBeenCalledExactlyOnceWith(11));
  });

  test('that add up, or that nobody has entered, are not', async () => {
    const accept = vi.fn(() => Promise.resolve({ mensaje: null, pedido: null }));
    const list = () => Promise.resolve(ledger(payment({ monto: 734 })));
    visit({ calls: { accept }, payments: { list } });
    await shows('Mariana');
    await screen.findAllByText('Recibido $734.00 USD, pago completo');
    key('a');
    await screen.findByText('Pedido n.º 11 aceptado');
    leaveTab();
    await waitFor(() => expect(accept).toHaveBeenCalledExactlyOnceWith(11));
  });

  test('are entered as they are expected, and a mistake is taken away after a question', async () => {
    const add = vi.fn(() => Promise.resolve(ledger(payment({ monto: 734 }))));
    const remove = vi.fn(() => Promise.resolve(ledger()));
    visit({ payments: { list: () => Promise.resolve(ledger()), add, remove } });
    await shows('Mariana');
    fireEvent.click(await screen.findByRole('button', { name: 'Anotar pago' }));
    const form = within(await screen.findByRole('form', { name: 'Anotar pago' }));
    expect(form.getByLabelText<HTMLInputElement>('Monto recibido').value).toBe('734');
    fireEvent.click(form.getByRole('button', { name: 'Guardar pago' }));
    await waitFor(() =>
      expect(add.mock.calls).toMatchObject([
        [11, { metodo: 'sinpe', monto: 734, moneda: 'USD', referencia: null }],
      ]),
    );
    expect(await screen.findByText('Pago anotado')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Quitar el pago de $734.00 USD' }));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Quitar' }));
    await waitFor(() => expect(remove).toHaveBeenCalledExactlyOnceWith(11, 3));
    expect(await screen.findByText('Pago quitado')).toBeTruthy();
  });
});

describe('another receipt', () => {
  const first = {
    ...{ numero: 1, comprobante: '/files/a?exp=1', tipo: 'imagen' as const },
    ...{ estado: 'listo' as const, fecha: '2026-11-15T18:00:00Z' },
  };
  const none = { idPedido: 11, pagos: [], comprobantes: [first], solicitud: null };
  const solicitud = {
    ...{ motivo: 'otro' as const, texto: 'Falta el nombre.', fecha: '2026-11-15T19:00:00Z' },
    ...{ vence: '2026-11-17T19:00:00Z' as string | null, estado: 'abierta' as const },
  };

  test('is asked for with the key C and a reason, and the page says until when', async () => {
    const requestReceipt = vi.fn(() => Promise.resolve({ ...none, solicitud }));
    visit({ payments: { list: () => Promise.resolve(none), requestReceipt } });
    await shows('Mariana');
    await screen.findByText('Todavía no hay pagos anotados.', { selector: '[role=status]' });
    key('c');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Pedir otro comprobante del pedido 11' }),
    );
    fireEvent.change(dialog.getByLabelText(/Motivo/), { target: { value: 'otro' } });
    fireEvent.change(dialog.getByLabelText(/Tus palabras/), {
      target: { value: 'Falta el nombre.' },
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Pedir otro comprobante' }));
    expect(await screen.findByText(/Se pidió otro comprobante \(Falta el nombre.\)/)).toBeTruthy();
    expect(requestReceipt).toHaveBeenCalledExactlyOnceWith(11, {
      motivo: 'otro',
      texto: 'Falta el nombre.',
    });
  });

  test('stands beside the first one', async () => {
    const second = { ...first, numero: 2, comprobante: '/files/c?exp=1' };
    const ledger = {
      ...{ ...none, comprobantes: [first, second] },
      solicitud: { ...solicitud, vence: null, estado: 'recibida' as const },
    };
    visit({ payments: { list: () => Promise.resolve(ledger) } });
    await shows('Mariana');
    const all = within(await screen.findByRole('region', { name: 'Todos los comprobantes' }));
    expect(all.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['a', 'a', 'c', 'c'].map((name) => `/files/${name}?exp=1`),
    );
    expect(screen.getByText('Llegó el comprobante que se pidió.')).toBeTruthy();
  });

  test('is the one of a payment, unless an earlier one is chosen', async () => {
    const second = { ...first, numero: 2, comprobante: '/files/c?exp=1' };
    const both = { ...none, comprobantes: [first, second] };
    const add = vi.fn(() => Promise.resolve(both));
    visit({ payments: { list: () => Promise.resolve(both), add } });
    await shows('Mariana');
    fireEvent.click(await screen.findByRole('button', { name: 'Anotar pago' }));
    const form = within(await screen.findByRole('form', { name: 'Anotar pago' }));
    const choice = form.getByLabelText<HTMLSelectElement>('Comprobante');
    expect(choice.value).toBe('2');
    fireEvent.change(choice, { target: { value: '1' } });
    fireEvent.click(form.getByRole('button', { name: 'Guardar pago' }));
    await waitFor(() => expect(add.mock.calls).toMatchObject([[11, { comprobante: 1 }]]));
  });

  const ofBoth = (second: string, estado: 'preparando' | 'listo') => ({
    ...none,
    comprobantes: [first, { ...first, numero: 2, comprobante: second, estado }],
  });
  const allReceipts = async () => screen.findByRole('region', { name: 'Todos los comprobantes' });
  const pictureOf = async (url: string) => {
    const region = await allReceipts();
    await waitFor(() => expect(region.querySelector(`img[src="${url}"]`)).not.toBeNull());
    return region.querySelector(`img[src="${url}"]`) as Element;
  };

  test('that is being made ready says so until it is there', async () => {
    visit({ payments: { list: () => Promise.resolve(ofBoth('/files/c?exp=1', 'preparando')) } });
    const second = await pictureOf('/files/c?exp=1');
    const all = within(await allReceipts());
    expect(all.getByText('Preparando el comprobante…')).toBeTruthy();
    fireEvent.load(second);
    expect(all.queryByText('Preparando el comprobante…')).toBeNull();
  });

  test('whose link has expired is asked for anew, once', async () => {
    const list = vi
      .fn(() => Promise.resolve(ofBoth('/files/c?exp=2', 'listo')))
      .mockResolvedValueOnce(ofBoth('/files/c?exp=1', 'listo'));
    visit({ payments: { list } });
    fireEvent.error(await pictureOf('/files/c?exp=1'));
    fireEvent.error(await pictureOf('/files/c?exp=2'));
    const all = within(await allReceipts());
    expect(await all.findByText(/No se pudo mostrar el comprobante\./)).toBeTruthy();
    expect(list).toHaveBeenCalledTimes(2);
    fireEvent.click(all.getByRole('button', { name: 'Reintentar' }));
    expect(await pictureOf('/files/c?exp=2')).toBeTruthy();
  });
});

test('where payments are noted, rejecting takes a reason, which goes with it', async () => {
  const reject = vi.fn(() => Promise.resolve({ mensaje: null, pedido: null }));
  const list = () =>
    Promise.resolve({ idPedido: 11, pagos: [], comprobantes: [], solicitud: null });
  visit({ calls: { reject }, payments: { list } });
  await shows('Mariana');
  await screen.findAllByText('Todavía no hay pagos anotados.');
  key('r');
  const dialog = within(await screen.findByRole('dialog', { name: '¿Rechazar el pedido 11?' }));
  fireEvent.change(dialog.getByLabelText(/Motivo/), { target: { value: 'otro' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Rechazar' }));
  expect(reject).not.toHaveBeenCalled();
  fireEvent.change(dialog.getByLabelText(/Tus palabras/), { target: { value: 'Cuenta ajena.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Rechazar' }));
  await waitFor(() =>
    expect(reject).toHaveBeenCalledExactlyOnceWith(11, { motivo: 'otro', texto: 'Cuenta ajena.' }),
  );
});

test('whoever rejects for what money that came has wrong is led to note it first', async () => {
  const list = () =>
    Promise.resolve({ idPedido: 11, pagos: [], comprobantes: [], solicitud: null });
  visit({ payments: { list } });
  await shows('Mariana');
  await screen.findAllByText('Todavía no hay pagos anotados.');
  key('r');
  const dialog = within(await screen.findByRole('dialog', { name: '¿Rechazar el pedido 11?' }));
  const hint = /anótalo primero en Pagos/;
  expect(dialog.queryByText(hint)).toBeNull();
  fireEvent.change(dialog.getByLabelText(/Motivo/), { target: { value: 'otra_cuenta' } });
  expect(dialog.getByText(hint)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Ir a Pagos' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pagos' }));
});
