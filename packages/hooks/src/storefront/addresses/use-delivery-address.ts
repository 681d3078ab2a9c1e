import type { Address } from '@filigrana/sdk';
import { useEffect, useRef } from 'react';
import type { Checkout } from '../checkout/use-checkout.ts';
import { ADDRESS_FIELDS, type AddressField } from '../checkout/checkout.types.ts';
import { useAddresses } from './use-addresses.ts';
import { useLastAddress } from './use-last-address.ts';

export interface DeliveryAddress {
  /** They, or the address of the last order, are on their way. */
  isLoading: boolean;
  /** What can be chosen, the preferred one first; nothing while, or where, none is known. */
  addresses: readonly Address[];
  /** The one that the fields hold; null for another address. */
  chosen: Address | null;
  /** Fills an address in; null brings back what was typed before. */
  choose(address: Address | null): void;
}

type Typed = Readonly<Record<AddressField, string>>;

const BLANK: Typed = { provincia: '', canton: '', distrito: '', direccionExacta: '' };

/**
 * The addresses that a customer keeps, in her purchase: it begins with the preferred one, or else with the one
 * that her last order was sent to, unless something of an address is there already; any other can be
 * chosen. Where they cannot be read there is nothing to choose, and the purchase goes on without. To be called by the component that calls `useCheckout`.
 *
 * @example
 * const checkout = useCheckout();
 * const { addresses, chosen, choose } = useDeliveryAddress(checkout);
 * addresses.map((one) => <button key={one.idDireccion} onClick={() => choose(one)}>{one.nombre}</button>);
 */
export function useDeliveryAddress(
  checkout: Pick<Checkout, 'values' | 'change' | 'begin'>,
): DeliveryAddress {
  const { values, change, begin } = checkout;
  const { status, addresses } = useAddresses();
  const preferred = addresses.find(({ preferida }) => preferida);
  const isKnown = status !== 'idle' && status !== 'loading';
  const last = useLastAddress(isKnown && !preferred);
  const first = preferred ?? last.order;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!first || hasBegun.current) return;
    hasBegun.current = true;
    begin(first);
  }, [begin, first]);

  const chosen =
    addresses.find((one) => ADDRESS_FIELDS.every((field) => one[field] === values[field].trim())) ??
    null;
  const typed = useRef(BLANK);
  const fill = (place: Typed) => ADDRESS_FIELDS.forEach((field) => change(field, place[field]));
  return {
    isLoading: status === 'loading' || last.isLoading,
    addresses,
    chosen,
    choose(address) {
      if (chosen === null) typed.current = values;
      else if (address === null) fill(typed.current);
      if (address !== null) fill(address);
    },
  };
}
