import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { slowPhotos } from '../../../test/slow-photos.ts';
import { useKeptPhoto } from './use-kept-photo.ts';

vi.mock('@filigrana/hooks', () => ({ useToasts: () => ({ show: vi.fn() }) }));

const named = (name: string, type: string) => new File(['x'], name, { type });

test.each([
  [
    'a photo stands in the place of an earlier one as it was chosen',
    'foto.jpg',
    'image/jpeg',
    true,
  ],
  ['no earlier photo stands in the place of a PDF', 'pago.pdf', 'application/pdf', false],
])('until it is ready %s', (_, name, type, isKept) => {
  slowPhotos();
  const take = vi.fn<(file: File | null) => void>();
  const { result } = renderHook(() => useKeptPhoto('checkoutReceipt', take));
  const file = named(name, type);
  act(() => result.current.choose(file));
  expect(result.current.isPreparing).toBe(true);
  expect(take).toHaveBeenCalledExactlyOnceWith(isKept ? file : null);
});
