import {
  countFilters,
  filtersToSearch,
  toggleAvailable,
  toggleOrder,
  toggleValue,
  withRange,
  type CatalogFilters,
  type CatalogOrder,
  type ListFilter,
  type Range,
  type RangeName,
} from '@filigrana/sdk/domain';
import { useLocation } from 'wouter';
import { SEARCH_KEY, storefront } from '../../app/paths.ts';
import { useAddress, type Asked } from './use-address.ts';

/** The filters of a page of pieces and how they change. */
export interface AddressFilters extends Asked {
  /** The page without them. */
  page: string;
  /** How many values are chosen, the text among them. */
  active: number;
  /** Chooses an order; choosing it again clears it. */
  chooseOrder(order: CatalogOrder): void;
  /** Sets the two ends of a range. */
  setRange(name: RangeName, range: Range): void;
  /** Asks for what can be bought now only, or for everything again. */
  toggleAvailable(): void;
  /** Adds a value, or takes it away when it is there. */
  toggle(kind: ListFilter, value: string): void;
  /** Takes the text away. */
  clearText(): void;
  clear(): void;
}

/**
 * Filters that live in the address: they survive a reload, can be sent to somebody, and every
 * change is a step that the back button undoes.
 *
 * @param pageOf The address of the page with filters, as `paths.ts` has it.
 */
export function useAddressFilters(
  pageOf: (query?: URLSearchParams) => string = storefront.catalog,
): AddressFilters {
  const { filters, texto } = useAddress();
  const [, navigate] = useLocation();
  const show = (wanted: CatalogFilters, sought = texto) => {
    const query = new URLSearchParams(filtersToSearch(wanted));
    if (sought) query.set(SEARCH_KEY, sought);
    navigate(pageOf(query));
  };
  return {
    page: pageOf(),
    filters,
    texto,
    active: countFilters(filters) + (texto === '' ? 0 : 1),
    chooseOrder: (order) => show(toggleOrder(filters, order)),
    setRange: (name, range) => show(withRange(filters, name, range)),
    toggleAvailable: () => show(toggleAvailable(filters)),
    toggle: (kind, value) => show(toggleValue(filters, kind, value)),
    clearText: () => show(filters, ''),
    clear: () => navigate(pageOf()),
  };
}
