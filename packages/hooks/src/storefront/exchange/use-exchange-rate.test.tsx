import type { ExchangeRate } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useShippingFee } from '../shipping/use-shipping-fee.ts';
import { useExchangeRate } from './use-exchange-rate.ts';

const RATE: ExchangeRate = { tasa: 509.6, fecha: null, enPrecios: true, topeSinpe: null };
/** Nothing is asked at first; afterwards SWR asks whenever it may. */
const EAGER = { revalidateIfStale: false, focusThrottleInterval: -1 };

test.each(['onFocus', 'onReconnect'] as const)(
  'the rate on the screen stays when somebody comes back from the app of her bank: %s',
  async (event) => {
    const read = vi.fn(() => Promise.resolve({ ...RATE, tasa: 515 }));
    let comeBack = (): void => undefined;
    const follow = (listener: () => void) => {
      comeBack = listener;
      return () => undefined;
    };
    const readFee = vi.fn(() => Promise.resolve({ monto: 9 }));
    const usePrices = () => {
      useShippingFee({ ...EAGER, fallbackData: { monto: 8 } });
      return useExchangeRate({ ...EAGER, fallbackData: RATE });
    };
    const { result } = renderHookWithShop(usePrices, {
      shop: { exchange: { rate: read }, shipping: { fee: readFee } },
      environment: { [event]: follow },
    });
    await act(async () => undefined);
    await act(async () => comeBack());
    await waitFor(() => expect(readFee).toHaveBeenCalled());
    expect(result.current.data).toEqual(RATE);
    expect(read).not.toHaveBeenCalled();
  },
);
