import { expect, test } from 'vitest';
import type { OrderAccount } from '../entities.payments.ts';
import { accountsToCsv, monthBounds, recentMonths } from './month-accounts.ts';

const ORDER: OrderAccount = {
  ...{ idPedido: 1024, fechaPedido: '2026-03-15T03:05:00Z', estadoPedido: 'confirmado' },
  ...{ estadoPago: 'verificado', clienteNombre: '=Ana Mora', identificacion: '112340567' },
  ...{ metodoPago: 'sinpe', referencias: ['2026031415283010123456789'], subtotal: 220 },
  ...{ montoEnvio: 9.5, montoTotal: 229.5, tasa: 508.89, montoColones: 116_790 },
  ...{ recibidoDolares: 0, recibidoColones: 116_790, devueltoDolares: 0, devueltoColones: 0 },
};

test('a line for each order has what an accountant enters, and nothing that a spreadsheet computes', () => {
  const [titles, line, ...rest] = accountsToCsv([ORDER]).split('\r\n');
  expect(rest).toEqual(['']);
  const cells = (text = '') => text.replace('\uFEFF', '').slice(1, -1).split('","');
  expect(Object.fromEntries(cells(titles).map((title, at) => [title, cells(line)[at]]))).toEqual({
    Pedido: '1024',
    Fecha: '2026-03-14 21:05',
    Cliente: "'=Ana Mora",
    Identificación: '112340567',
    Estado: 'Confirmado',
    Pago: 'Verificado',
    Método: 'SINPE Móvil',
    Referencias: "'2026031415283010123456789",
    'Subtotal (USD)': '220.00',
    'Envío (USD)': '9.50',
    'Total (USD)': '229.50',
    'Colones por dólar': '508.89',
    'Total (CRC)': '116790',
    'Recibido (USD)': '0.00',
    'Recibido (CRC)': '116790',
    'Devuelto (USD)': '0.00',
    'Devuelto (CRC)': '0',
  });
});

test('a number that begins with zeros keeps them', () => {
  const csv = accountsToCsv([
    { ...ORDER, identificacion: '0112340567', referencias: ['00123456'] },
  ]);
  expect(csv).toContain(`"'0112340567"`);
  expect(csv).toContain(`"'00123456"`);
});

test('a month begins and ends at midnight in Costa Rica', () => {
  expect(monthBounds('2026-12')).toEqual({
    desde: '2026-12-01T06:00:00.000Z',
    hasta: '2027-01-01T06:00:00.000Z',
  });
  expect(recentMonths(3, Date.parse('2026-02-01T05:59:00Z'))).toEqual([
    '2026-01',
    '2025-12',
    '2025-11',
  ]);
});
