import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PhoneField } from './phone-field.tsx';

const CUT = 'Solo números de Costa Rica: 8 dígitos.';

test.each([
  ['8811 2233', false],
  ['+506 8811 2233', false],
  ['+1 555 123 4567', true],
  ['8811 2233 4', true],
])('of %j it says that digits were left out: %s', (typed, isCut) => {
  render(<PhoneField label="Teléfono" />);
  expect(screen.getByText('8 dígitos')).toBeTruthy();
  const field = screen.getByLabelText('Teléfono');
  fireEvent.change(field, { target: { value: typed } });
  expect(screen.queryByText(CUT) !== null).toBe(isCut);
  fireEvent.change(field, { target: { value: '8' } });
  expect(screen.queryByText(CUT)).toBeNull();
});
