import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { ShippingFeePanel } from './shipping-fee-panel.tsx';

/** A shop whose shipping costs 8, and what the test changes of it. */
function visit(shipping: FakeShop['shipping'] = {}) {
  const fee = () => Promise.resolve({ monto: 8 });
  return renderStaff(<ShippingFeePanel />, { shop: { shipping: { fee, ...shipping } } });
}

const amount = () => screen.getByLabelText<HTMLInputElement>('Monto (USD)');
const saveFee = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' });
const typeFee = (value: string) => fireEvent.change(amount(), { target: { value } });

test('the shipping fee keeps digits and one dot; empty or unchanged it cannot be saved', async () => {
  visit();
  await screen.findByText('Actual: $8.00 USD');
  expect(amount().value).toBe('8.00');
  expect(saveFee().disabled).toBe(true);
  typeFee('$9a.5.0');
  expect(amount().value).toBe('9.50');
  expect(saveFee().disabled).toBe(false);
  typeFee('');
  expect(saveFee().disabled).toBe(true);
  typeFee('8');
  expect(saveFee().disabled).toBe(true);
});

test('a decimal comma is a dot, typed or pasted: cents never become dollars', async () => {
  visit();
  await screen.findByText('Actual: $8.00 USD');
  typeFee('8,5');
  expect(amount().value).toBe('8.5');
  amount().select();
  fireEvent.paste(amount(), { clipboardData: { getData: () => 'US$ 1.250,75' } });
  expect(amount().value).toBe('1250.75');
});

test('a shipping fee is saved with two decimals and stands as the present one', async () => {
  const setFee = vi.fn(() => Promise.resolve({ mensaje: null }));
  const fee = vi.fn(() => Promise.resolve({ monto: 9.5 })).mockResolvedValueOnce({ monto: 8 });
  visit({ fee, setFee });
  await screen.findByText('Actual: $8.00 USD');
  typeFee('9.5');
  fireEvent.click(saveFee());
  expect(await screen.findByText('Costo de envío actualizado')).toBeTruthy();
  expect(await screen.findByText('Actual: $9.50 USD')).toBeTruthy();
  expect(amount().value).toBe('9.50');
  expect(setFee).toHaveBeenCalledWith({ monto: 9.5 });
});

test.each([
  ['.', {}, 'Monto inválido', 'Ingresa un número válido mayor o igual a 0.'],
  [
    '9',
    { setFee: () => Promise.reject(refusal(500)) },
    'No se guardó',
    'Intenta de nuevo en unos segundos.',
  ],
])(
  'a shipping fee of %s that is not saved says why and stays',
  async (value, shop, title, text) => {
    visit(shop);
    await screen.findByText('Actual: $8.00 USD');
    typeFee(value);
    fireEvent.click(saveFee());
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(amount().value).toBe(value);
  },
);

test('a shipping fee that cannot be read falls back to 8.00 and can be asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const fee = vi.fn(() => Promise.resolve({ monto: 12 })).mockRejectedValueOnce(refusal(500));
  visit({ fee });
  expect(await screen.findByText(/No se pudo leer el costo guardado/)).toBeTruthy();
  expect(amount().value).toBe('8.00');
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Actual: $12.00 USD')).toBeTruthy();
  vi.restoreAllMocks();
});
