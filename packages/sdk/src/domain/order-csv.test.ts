import { describe, expect, test } from 'vitest';
import type { Order } from '../entities.ts';
import { ordersToCsv } from './order-csv.ts';

function order(change: Partial<Order> = {}): Order {
  return {
    idPedido: 1048,
    idCarrito: 48,
    fechaPedido: '2026-03-15T03:05:00Z',
    estadoPedido: 'confirmado',
    estadoPago: 'verificado',
    montoTotal: 1250.5,
    resumen: '1 × Anillo Trenza',
    clienteNombre: 'María',
    clientePrimerApellido: 'Solano',
    clienteSegundoApellido: '',
    productos: [],
    ...change,
  };
}

const HEAD = '\uFEFF"Pedido","Fecha","Cliente","Resumen","Estado","Pago","Total (USD)"\r\n';

test('a table has its titles, Costa Rican moments, words and amounts with two decimals', () => {
  expect(ordersToCsv([order()])).toBe(
    `${HEAD}"1048","2026-03-14 21:05","María Solano","1 × Anillo Trenza","Confirmado","Verificado","1250.50"\r\n`,
  );
});

test('colones stand at the end where an order has them', () => {
  const rows = ordersToCsv([order({ tasa: 509.6, montoColones: 637_255 }), order()]).split('\r\n');
  expect(rows.map((row) => row.split(',').slice(6).join())).toEqual([
    '"Total (USD)","Colones por dólar","Total (CRC)"',
    '"1250.50","509.60","637255"',
    '"1250.50","",""',
    '',
  ]);
});

test('where an order is picked up stands at the end, where one is', () => {
  const rows = ordersToCsv([order({ retiro: '=Taller · 9–5' }), order()]).split('\r\n');
  expect(rows.map((row) => row.split(',').slice(6).join())).toEqual([
    '"Total (USD)","Retira en"',
    `"1250.50","'=Taller · 9–5"`,
    '"1250.50",""',
    '',
  ]);
});

test('no orders are the titles alone', () => {
  expect(ordersToCsv([])).toBe(HEAD);
});

test('an amount keeps its cents, a moment that is none stays empty', () => {
  const row = ordersToCsv([order({ montoTotal: 0.1, fechaPedido: '' })]).split('\r\n')[1];
  expect(row).toBe('"1048","","María Solano","1 × Anillo Trenza","Confirmado","Verificado","0.10"');
});

describe('a summary', () => {
  test.each([
    ['with a comma is one cell', 'Aro, par', 'Aro, par'],
    ['with a quote doubles it', 'Aro "Luna"', 'Aro ""Luna""'],
    ['of two lines stays one cell', 'Aro\nCadena', 'Aro\nCadena'],
    ['that is a formula is only shown', '=1+1', "'=1+1"],
    ['that calls another program is only shown', '@SUM(A1)', "'@SUM(A1)"],
    ['that begins with a sign is only shown', '+506', "'+506"],
    ['that begins with a minus is only shown', '-1', "'-1"],
    ['that hides its formula behind wide letters is only shown', '＝1', "'＝1"],
    ['that hides it behind a semicolon is only shown', 'Aro; =1+1', "Aro;' =1+1"],
    ['that hides it behind a tab is only shown', 'Aro\t=1', "Aro\t'=1"],
    ['that hides it on a line of its own is only shown', 'Aro\n=1', "Aro\n'=1"],
    ['with a minus between words stays as it is', 'Aro - par; dos', 'Aro - par; dos'],
  ])('%s', (_what, resumen, cell) => {
    const [, row = ''] = ordersToCsv([order({ resumen })]).split('\r\n');
    expect(row).toContain(`"María Solano","${cell}","Confirmado"`);
  });
});
