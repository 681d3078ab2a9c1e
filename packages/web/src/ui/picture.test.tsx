import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const size = { width: 640, height: 640 };

test('a picture waits until it is near, unless it is the main one', () => {
  render(<Picture src="/media/a.webp" alt="Anillo" {...size} />);
  const image = screen.getByRole('img', { name: 'Anillo' });
  expect(image.getAttribute('loading')).toBe('lazy');
  cleanup();
  render(<Picture src="/media/a.webp" alt="Anillo" priority {...size} />);
  expect(screen.getByRole('img').getAttribute('loading')).toBe('eager');
  expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high');
});

test('a large picture of the server is offered as AVIF first, any other as it is', () => {
  const { container, rerender } = render(<Picture src="/media/a.webp" alt="" light {...size} />);
  expect(container.querySelector('source')?.srcset).toContain('/media/a-640.avif 640w');
  rerender(<Picture src="https://cdn.test/a.webp" alt="" light {...size} />);
  expect(container.querySelector('source')).toBeNull();
});

test('without a picture a sign stands in, with the same name', () => {
  render(<Picture src={null} alt="Anillo" {...size} />);
  expect(screen.getByRole('img', { name: 'Anillo' }).tagName).toBe('SPAN');
  cleanup();
  render(<Picture src={null} alt="" {...size} />);
  expect(screen.queryByRole('img')).toBeNull();
});
