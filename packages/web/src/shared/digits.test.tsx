import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Digits } from './digits.tsx';

const shown = (value: string) => {
  const { container } = render(<Digits value={value} />);
  return {
    text: container.textContent,
    groups: [...container.querySelectorAll('span > span')].map(({ textContent }) => textContent),
  };
};

test.each([
  ['87124450', ['8712', '4450']],
  ['101110111', ['1', '0111', '0111']],
])('%s is seen in groups and stays one number', (value, groups) => {
  expect(shown(value)).toEqual({ text: value, groups });
});

test.each(['12345', '155812345678', 'A1234567', ''])('%j stays as it is', (value) => {
  expect(shown(value)).toEqual({ text: value, groups: [] });
});
