import { describe, expect, test } from 'vitest';
import type { Order } from '../entities.ts';
import {
  emptyOrderFilters,
  filterOrders,
  hasOrderFilters,
  orderFiltersFromSearch,
  orderFiltersToSearch,
  type OrderFilters,
} from './order-filters.ts';

function order(idPedido: number, change: Partial<Order> = {}): Order {
  return {
    idPedido,
    idCarrito: idPedido,
    fechaPedido: '2026-03-14T18:00:00Z',
    estadoPedido: 'pendiente',
    estadoPago: 'pendiente',
    montoTotal: 10,
    resumen: '1 × Anillo Trenza',
    clienteNombre: 'María',
    clientePrimerApellido: 'Solano',
    clienteSegundoApellido: 'Quirós',
    productos: [],
    ...change,
  };
}

const ORDERS = [
  order(1),
  order(2, { estadoPedido: 'confirmado', estadoPago: 'verificado', clienteNombre: 'Luis' }),
  // Five minutes before midnight in Costa Rica; in UTC it is the next day already.
  order(3, { fechaPedido: '2026-03-16T05:55:00Z', resumen: '2 × Aretes Luna' }),
  order(4, {
    fechaPedido: '2026-03-16T06:00:00Z',
    estadoPedido: 'cancelado',
    estadoPago: 'rechazado',
  }),
  order(5, { fechaPedido: 'ayer' }),
];

describe('the filters keep', () => {
  test.each<[what: string, filters: Partial<OrderFilters>, kept: number[]]>([
    ['everything when there are none', {}, [1, 2, 3, 4, 5]],
    ['everything for a blank search', { busqueda: '  ' }, [1, 2, 3, 4, 5]],
    ['customers without case and accents', { busqueda: 'MARIA solano quiros' }, [1, 3, 4, 5]],
    ['summaries', { busqueda: 'aretes' }, [3]],
    ['words in any order, of customer and summary', { busqueda: 'trenza quiros mar' }, [1, 4, 5]],
    ['nothing that lacks one of the words', { busqueda: 'maria luna trenza' }, []],
    ['nothing for words that are joined across lines', { busqueda: 'quiros1' }, []],
    ['customers whose name is a letter off', { busqueda: 'maira solamo' }, [1, 3, 4, 5]],
    ['of those, what the other filters say', { busqueda: 'Solamo', estado: 'confirmado' }, [2]],
    ['nothing near where another order has the very text', { busqueda: 'luis', pedido: 1 }, []],
    ['no summary that is a letter off', { busqueda: 'aretis' }, []],
    ['a state', { estado: 'confirmado' }, [2]],
    ['one order', { pedido: 4 }, [4]],
    ['a payment', { pago: 'rechazado' }, [4]],
    ['orders from a day on, that day included', { desde: '2026-03-15' }, [3, 4]],
    ['orders up to a day in Costa Rica', { hasta: '2026-03-15' }, [1, 2, 3]],
    ['one day', { desde: '2026-03-16', hasta: '2026-03-16' }, [4]],
    [
      'nothing when the days are the wrong way round',
      { desde: '2026-03-16', hasta: '2026-03-15' },
      [],
    ],
    [
      'what fits all of them',
      { busqueda: 'trenza', estado: 'pendiente', hasta: '2026-03-14' },
      [1],
    ],
  ])('%s', (_what, filters, kept) => {
    const found = filterOrders(ORDERS, { ...emptyOrderFilters(), ...filters });
    expect(found.map(({ idPedido }) => idPedido)).toEqual(kept);
  });
});

test('an order that has changed is looked at anew', () => {
  const filters = { ...emptyOrderFilters(), busqueda: 'perla' };
  expect(filterOrders([ORDERS[0]!], filters)).toEqual([]);
  expect(filterOrders([{ ...ORDERS[0]!, resumen: '1 × Collar Perla' }], filters)).toHaveLength(1);
});

test.each<[Partial<OrderFilters>, boolean]>([
  [{}, false],
  [{ busqueda: ' ' }, false],
  [{ busqueda: 'a' }, true],
  [{ pago: 'pendiente' }, true],
  [{ hasta: '2026-03-14' }, true],
])('%o narrows something down: %s', (filters, narrows) => {
  expect(hasOrderFilters({ ...emptyOrderFilters(), ...filters })).toBe(narrows);
});

describe('the address', () => {
  const ALL: OrderFilters = {
    busqueda: 'maría & luis',
    estado: 'enviado',
    pago: 'verificado',
    desde: '2026-03-01',
    hasta: '2026-03-31',
    pedido: 1048,
  };

  test('says nothing of filters that narrow nothing down', () => {
    expect(orderFiltersToSearch(emptyOrderFilters())).toBe('');
  });

  test('gives back what it was made of', () => {
    expect(orderFiltersFromSearch(`?${orderFiltersToSearch(ALL)}`)).toEqual(ALL);
  });

  test.each([
    ['an unknown state', 'estado=perdido'],
    ['a name of every object', 'estado=toString&pago=constructor'],
    ['what is no day', 'desde=ayer&hasta=2026-02-30'],
    ['what is no number of an order', 'pedido=0'],
    ['another key', 'orden=asc'],
  ])('leaves out %s', (_what, search) => {
    expect(orderFiltersFromSearch(search)).toEqual(emptyOrderFilters());
  });
});
