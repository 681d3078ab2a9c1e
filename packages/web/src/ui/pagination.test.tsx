import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Pagination } from './pagination.tsx';

test('it says which of how many are shown, and the last page only has the rest', () => {
  render(<Pagination page={3} pageSize={12} total={30} onPage={() => {}} />);
  expect(screen.getByText('Mostrando 25-30 de 30')).toBeTruthy();
});

test('with one page or none it hides', () => {
  const { container } = render(<Pagination page={1} pageSize={12} total={12} onPage={() => {}} />);
  expect(container.innerHTML).toBe('');
});

test('the ends are off and a number asks for its page', () => {
  const onPage = vi.fn();
  render(<Pagination page={1} pageSize={12} total={30} onPage={onPage} />);
  expect(screen.getByRole('button', { name: 'Página anterior' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Página 3' }));
  expect(onPage).toHaveBeenCalledWith(3);
});
