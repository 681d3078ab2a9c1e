import type { RequestedReceipt } from '@filigrana/sdk';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { offline, refusal, type FakeShop } from '../../../test/fake-shop.ts';
import type { ShopFacts } from '../../shared/shop-facts.tsx';
import { chooseFile, file } from '../../../test/storefront/files.ts';
import { FACTS, renderPage } from '../../../test/storefront/render-page.tsx';
import RequestedReceiptPage from './requested-receipt-page.tsx';

const asked = (change: Partial<RequestedReceipt> = {}): RequestedReceipt => ({
  ...{ idPedido: 31, montoTotal: 229.5, montoColones: 115898, metodoPago: 'sinpe' },
  ...{ motivo: 'monto_distinto', texto: 'Faltan $29.50 USD.' },
  ...{ fecha: '2026-11-14T18:00:00Z', vence: '2026-11-16T18:05:00Z', estado: 'abierta' },
  ...change,
});
const received = asked({ vence: null, estado: 'recibida' });

const open = (
  payments: NonNullable<FakeShop['payments']>,
  shop: FakeShop = {},
  facts: Partial<ShopFacts> = {},
) =>
  renderPage(
    <Route path="/clientes/comprobante/:token">
      <RequestedReceiptPage />
    </Route>,
    { shop: { payments, ...shop }, facts, path: '/clientes/comprobante/31.abc' },
  );
const FIELD = /Elegir (otro )?archivo/;
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar otro comprobante' }));

test('says why, until when, and sends the receipt that is chosen', async () => {
  const sendReceipt = vi.fn(() => Promise.resolve(received));
  open({ requested: () => Promise.resolve(asked()), sendReceipt });
  expect(await screen.findByText('El monto del comprobante no es el de tu pedido.')).toBeTruthy();
  expect(screen.getByText('Faltan $29.50 USD.')).toBeTruthy();
  expect(screen.getByText('Total de tu pedido: $229.50 USD (₡115 898).')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copiar teléfono SINPE' })).toBeTruthy();
  expect(screen.getByText('Guardamos tus piezas hasta el 16 nov 2026, 12:05.')).toBeTruthy();
  send();
  expect(await screen.findByText('Debes adjuntar el comprobante de pago.')).toBeTruthy();
  const receipt = file('pago.pdf', 'application/pdf');
  chooseFile(receipt, FIELD);
  await screen.findByText('pago.pdf');
  send();
  expect(await screen.findByText(/Recibimos tu comprobante/)).toBeTruthy();
  expect(sendReceipt.mock.calls).toMatchObject([['31.abc', { comprobante: receipt }, {}]]);
});

test('names no amount to transfer, for some may have come, and says what to transfer instead', async () => {
  const rate = { tasa: 509.6, fecha: null, enPrecios: true, topeSinpe: null };
  const exchange = { rate: vi.fn(() => Promise.resolve(rate)) };
  open({ requested: () => Promise.resolve(asked()) }, { exchange });
  await waitFor(() => expect(exchange.rate).toHaveBeenCalled());
  expect(
    await screen.findByText('Transfiere solo lo que falta para completar el total de tu pedido.'),
  ).toBeTruthy();
  expect(screen.queryByText(/^Transfiere ₡/)).toBeNull();
  expect(screen.queryByText(/^Debe mostrar/)).toBeNull();
});

test('names both accounts where no amount is known, and each amount with its own where it is', async () => {
  const facts = { cuentas: { ...FACTS.cuentas, cuentaColones: 'CR46 0000 0925 0000 5925 06' } };
  const metodoPago = 'transferencia';
  const first = open({ requested: () => Promise.resolve(asked({ metodoPago })) }, {}, facts);
  expect(await screen.findByText('Cuenta IBAN en colones')).toBeTruthy();
  expect(screen.getByText('Cuenta IBAN en dólares')).toBeTruthy();
  expect(screen.queryByText(/ a CR/)).toBeNull();
  first.unmount();
  const due = { metodoPago, faltaDolares: 29.5, faltaColones: 14_897 } as const;
  open({ requested: () => Promise.resolve(asked(due)) }, {}, facts);
  expect(await screen.findByText(/^Transfiere ₡14\s897 a CR46.*\(colones\)\.$/)).toBeTruthy();
  expect(screen.getByText(/^Transfiere \$29\.50 USD a CR21.*\(dólares\)\.$/)).toBeTruthy();
});

test('names what is missing at the rate of the order, where the shop says it', async () => {
  const rate = { tasa: 600, fecha: null, enPrecios: true, topeSinpe: null };
  const exchange = { rate: vi.fn(() => Promise.resolve(rate)) };
  const due = { faltaDolares: 29.5, faltaColones: 14_897 };
  open({ requested: () => Promise.resolve(asked(due)) }, { exchange });
  await waitFor(() => expect(exchange.rate).toHaveBeenCalled());
  expect(
    await screen.findByText(/^Ya recibimos una parte\. Falta \$29\.50 USD \(₡14\s897\)\.$/),
  ).toBeTruthy();
  expect(screen.getByText(/^Transfiere ₡14\s897 a /)).toBeTruthy();
  expect(screen.queryByText(/solo lo que falta/)).toBeNull();
});

test('whose total has come is told no account', async () => {
  open({ requested: () => Promise.resolve(asked({ faltaDolares: 0, faltaColones: 0 })) });
  expect(await screen.findByText(/^Ya recibimos el total/)).toBeTruthy();
  expect(screen.queryByText('Si falta pagar')).toBeNull();
});

test('what is no receipt is refused when it is chosen', async () => {
  open({ requested: () => Promise.resolve(asked()) });
  await screen.findByText('Faltan $29.50 USD.');
  chooseFile(file('notas.txt', 'text/plain'), FIELD);
  expect(await screen.findByText(/Adjunta el comprobante en formato/)).toBeTruthy();
  expect(screen.queryByText('notas.txt')).toBeNull();
});

test('who has only to show a payment again is told no account', async () => {
  open({ requested: () => Promise.resolve(asked({ motivo: 'no_se_lee' })) });
  await screen.findByText('Faltan $29.50 USD.');
  expect(screen.queryByText('Si falta pagar')).toBeNull();
});

test('who pays in parts may add a receipt that nobody has asked for', async () => {
  const free = asked({ motivo: 'otro', texto: null, vence: null, estado: 'libre' });
  const sendReceipt = vi.fn(() => Promise.resolve({ ...free, estado: 'recibida' as const }));
  open({ requested: () => Promise.resolve(free), sendReceipt });
  expect(await screen.findByText(/^Si pagaste en partes/)).toBeTruthy();
  chooseFile(file('pago.pdf', 'application/pdf'), FIELD);
  await screen.findByText('pago.pdf');
  send();
  expect(await screen.findByText(/Recibimos tu comprobante/)).toBeTruthy();
});

test('who pays the rest another day adds its receipt after the one that was asked for', async () => {
  const sendReceipt = vi.fn(() => Promise.resolve({ ...received, quedan: 3 }));
  open({ requested: () => Promise.resolve({ ...received, quedan: 4 }), sendReceipt });
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar otro comprobante' }));
  expect(screen.getByRole('heading', { level: 1 })).toBe(document.activeElement);
  expect(screen.getByText(/^Si pagaste en partes/)).toBeTruthy();
  expect(screen.queryByText('Faltan $29.50 USD.')).toBeNull();
  chooseFile(file('resto.pdf', 'application/pdf'), FIELD);
  await screen.findByText('resto.pdf');
  send();
  expect(await screen.findByText(/Recibimos tu comprobante/)).toBeTruthy();
  expect(sendReceipt).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Agregar otro comprobante' }));
  expect(screen.queryByText('resto.pdf')).toBeNull();
});

test('what the staff notes meanwhile leaves the receipt that is being added', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const later = { ...received, quedan: 4, faltaDolares: 29.5, faltaColones: 14_897 };
  const requested = vi.fn(() => Promise.resolve(later));
  requested.mockResolvedValueOnce({ ...received, quedan: 4 } as typeof later);
  open({ requested });
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar otro comprobante' }));
  chooseFile(file('resto.pdf', 'application/pdf'), FIELD);
  await screen.findByText('resto.pdf');
  // Back from the bank's app it is read again, unless that was just done.
  act(() => void vi.advanceTimersByTime(5000));
  fireEvent(window, new Event('online'));
  expect(await screen.findByText(/^Ya recibimos una parte/)).toBeTruthy();
  expect(screen.getByText('resto.pdf')).toBeTruthy();
});

test('one of several that came although its answer was lost is not asked for again', async () => {
  const free = asked({ motivo: 'otro', texto: null, vence: null, estado: 'libre', quedan: 4 });
  const requested = vi.fn(() => Promise.resolve({ ...free, quedan: 3 }));
  requested.mockResolvedValueOnce({ ...free, quedan: 4 });
  open({ requested, sendReceipt: () => Promise.reject(offline()) });
  await screen.findByText(/^Si pagaste en partes/);
  chooseFile(file('pago.pdf', 'application/pdf'), FIELD);
  await screen.findByText('pago.pdf');
  send();
  expect(await screen.findByText(/Recibimos tu comprobante/)).toBeTruthy();
});

test('a receipt that came although its answer was lost is not asked for again', async () => {
  const requested = vi.fn(() => Promise.resolve(received)).mockResolvedValueOnce(asked());
  open({ requested, sendReceipt: () => Promise.reject(offline()) });
  await screen.findByText('Faltan $29.50 USD.');
  chooseFile(file('pago.pdf', 'application/pdf'), FIELD);
  await screen.findByText('pago.pdf');
  send();
  expect(await screen.findByText(/Recibimos tu comprobante/)).toBeTruthy();
});

test.each([
  [asked({ estado: 'cerrada' }), 'Este pedido ya no espera un comprobante.'],
  [received, 'Recibimos tu comprobante. Vamos a revisarlo y te escribiremos.'],
])('where none is waited for there is nothing to send: %#', async (request, words) => {
  open({ requested: () => Promise.resolve(request) });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enviar otro comprobante' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Agregar otro comprobante' })).toBeNull();
});

test('a link of no use says so; a shop that cannot be reached is asked again', async () => {
  const first = open({ requested: () => Promise.reject(refusal(404)) });
  expect(await screen.findByText(/Este enlace no sirve/)).toBeTruthy();
  first.unmount();
  const requested = vi.fn(() => Promise.resolve(asked())).mockRejectedValueOnce(offline());
  open({ requested });
  fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.getByText('Faltan $29.50 USD.')).toBeTruthy());
});
