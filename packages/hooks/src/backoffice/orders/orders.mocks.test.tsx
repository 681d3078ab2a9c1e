import { expect } from 'vitest';
import { describeProcesses, process } from '../../../test/mocked-processes.tsx';
import { BROKEN, NOT_NOW, SAID, type MockShopServer } from '../../../test/mocks.tsx';
import { useOrderReview } from './use-order-review.ts';
import { useOrders } from './use-orders.ts';
import { useReceiptReview } from './use-receipt-review.ts';
import { useSpecialOrdersAdmin } from '../special-orders/use-special-orders-admin.ts';
import { useOrderTimeline, useSpecialOrderTimeline } from '../timeline/use-timeline.ts';

const waiting = ({ state }: MockShopServer) =>
  state.orders.find(({ estadoPedido }) => estadoPedido === 'pendiente')?.idPedido ?? 0;
const isAccepted = ({ estado }: { estado: unknown }) => estado === 'Aceptado';
/** An order that can be accepted. */
const isWaiting = ({ can }: { can: { aceptar: boolean } }) => can.aceptar;

describeProcesses({
  useOrders: process({
    who: 'admin',
    operation: 'acceptOrder',
    use: (mock) => ({ ...useOrders(), id: waiting(mock) }),
    ready: ({ rows }) => expect(rows.some(isWaiting)).toBe(true),
    send: ({ rows, act }) => {
      const row = rows.find(isWaiting);
      if (row) act(row.order.idPedido, 'aceptar');
    },
    done: (mock, { rows }) => {
      expect(waiting(mock)).toBe(0);
      expect(rows.some(isWaiting)).toBe(false);
    },
    says: ({ alert }) => alert?.code,
    said: null,
    refused: [NOT_NOW, 'orders.actionFailed'],
    offline: 'orders.actionFailed',
    kept: ({ rows }) => rows.map(({ order }) => order.estadoPedido),
    expired: 'orders.actionFailed',
  }),
  useOrderReview: process({
    who: 'admin',
    operation: 'rejectOrder',
    use: () => useOrderReview(),
    ready: ({ canDecide }) => expect(canDecide).toBe(true),
    send({ askReject, reject }) {
      askReject();
      reject();
    },
    done: (mock, { total }) => {
      expect(waiting(mock)).toBe(0);
      expect(total).toBe(0);
    },
    says: ({ failure }) => failure?.code,
    said: 'Pedido 4 rechazado.',
    refused: [NOT_NOW, 'orders.actionFailed'],
    offline: 'review.unanswered',
    kept: ({ order }) => order?.idPedido,
    expired: 'orders.actionFailed',
  }),
  'useReceiptReview: the reference': process({
    who: 'admin',
    operation: 'setOrderReference',
    use: () => useReceiptReview(useOrders().rows[0]?.order ?? null),
    ready: ({ status }) => expect(status).toBe('ready'),
    fill: ({ act }) => act(({ reference }) => reference.set('referencia', '2026 1115')),
    send: ({ reference }) => reference.submit(),
    done: (_mock, { review }) => expect(review?.referencia?.valor).toContain('1115'),
    said: 'Referencia guardada',
    refused: [BROKEN, SAID.broken],
    offline: 'No se pudo guardar la referencia.',
    kept: ({ reference }) => reference.values,
    expired: SAID.logIn,
  }),
  'useOrderTimeline: a note': process({
    who: 'admin',
    operation: 'addOrderNote',
    use: (mock) => useOrderTimeline(mock.state.orders[0]!.idPedido),
    ready: ({ status }) => expect(status).toBe('ready'),
    fill: ({ act }) => act(({ note }) => note.set('texto', 'Llama por la tarde.')),
    send: ({ note }) => note.submit(),
    done: (_mock, { events, note }) => {
      expect(JSON.stringify(events)).toContain('Llama por la tarde.');
      expect(note.values.texto).toBe('');
    },
    said: 'Nota agregada',
    refused: [BROKEN, SAID.broken],
    offline: 'No se pudo guardar la nota.',
    kept: ({ note }) => note.values,
    expired: SAID.logIn,
  }),
  'useSpecialOrderTimeline: a note': process({
    who: 'admin',
    operation: 'addSpecialOrderNote',
    use: ({ state }) => useSpecialOrderTimeline(state.specialOrders[0]!.idPedidoEspecial),
    ready: ({ status }) => expect(status).toBe('ready'),
    fill: ({ act }) => act(({ note }) => note.set('texto', 'Quiere verla antes.')),
    send: ({ note }) => note.submit(),
    done: (_mock, { events }) => expect(JSON.stringify(events)).toContain('Quiere verla antes.'),
    said: 'Nota agregada',
    refused: [BROKEN, SAID.broken],
    offline: 'No se pudo guardar la nota.',
    kept: ({ note }) => note.values,
    expired: SAID.logIn,
  }),
  useSpecialOrdersAdmin: process({
    who: 'admin',
    operation: 'changeSpecialOrderStatus',
    use: () => useSpecialOrdersAdmin(),
    ready: ({ rows }) => expect(rows.some(isWaiting)).toBe(true),
    send: ({ rows, act }) => {
      const row = rows.find(isWaiting);
      if (row) act(row.order.idPedidoEspecial, 'aceptar');
    },
    done: ({ state }, { rows }) => {
      expect(state.specialOrders.filter(isAccepted)).toHaveLength(2);
      expect(rows.map(({ order }) => order).filter(isAccepted)).toHaveLength(2);
    },
    says: ({ rows }) => rows.find(({ failure }) => failure)?.failure?.code,
    said: null,
    refused: [NOT_NOW, 'specialOrders.actionFailed'],
    offline: 'specialOrders.actionUnanswered',
    kept: ({ rows }) => rows.map(({ order }) => order.estado),
  }),
});
