import { keepPhone } from '@filigrana/sdk/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PhoneField } from './phone-field.tsx';

const FOREIGN = 'Solo números de Costa Rica: 8 dígitos.';

/** The field as the forms have it. */
function Phone({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <PhoneField
      label="Teléfono"
      value={value}
      error={error}
      onChange={(event) => setValue(keepPhone(event.target.value))}
    />
  );
}

test.each([
  ['8811 2233', false],
  ['+506 8811 2233', false],
  ['+1 555 123 4567', true],
  ['8811 2233 4', true],
])('of %j it says that it is no number of Costa Rica: %s', (typed, isForeign) => {
  render(<Phone />);
  expect(screen.getByText('8 dígitos')).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>('Teléfono');
  fireEvent.change(field, { target: { value: typed } });
  expect(field.value).toBe(typed.startsWith('+1') ? typed : '88112233');
  expect(screen.queryByText(FOREIGN) !== null).toBe(isForeign);
  fireEvent.change(field, { target: { value: '8' } });
  expect(screen.queryByText(FOREIGN)).toBeNull();
});

test('says so instead of what the form finds wrong with it', () => {
  render(<Phone error="Teléfono inválido" />);
  fireEvent.change(screen.getByLabelText('Teléfono'), { target: { value: '+1 555 123 4567' } });
  expect(screen.getByText(FOREIGN)).toBeTruthy();
  expect(screen.queryByText('Teléfono inválido')).toBeNull();
});
