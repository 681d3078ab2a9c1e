import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const catalogTexts: Translation<typeof spanish.catalogTexts> = {
  title: 'Catalogue',
  description:
    'Rings, earrings, chains, pendants, bracelets and sets in 925 silver and gold-plated silver, made by hand in Costa Rica.',
  count: (n) => (n === 1 ? '1 piece' : `${n} pieces`),
  stone: (name) => `${name.toLowerCase()} stone`,
  loading: 'Loading pieces…',
  empty: 'No pieces found',
  retry: 'Try again',
  retrying: 'Trying again…',
  filters: {
    title: 'Filters',
    close: 'Close',
    active: (n) => (n === 1 ? '1 active filter' : `${n} active filters`),
    activeLabel: 'Active filters',
    clear: 'Clear filters',
    apply: 'Filter',
    show: (n) => (n === 1 ? 'See 1 piece' : `See ${n} pieces`),
    precio: 'Price',
    categoria: 'Category',
    piedra: 'Stone',
    material: 'Material',
    tamano: 'Size',
    search: (texto) => `Search: ${texto}`,
    size: (tamano) => `Size ${tamano}`,
  },
  card: {
    reserved: 'Reserved',
    sold: 'Sold',
    soldOut: 'Sold out',
    new: 'New',
    add: 'Add to cart',
    details: 'View details',
  },
};
