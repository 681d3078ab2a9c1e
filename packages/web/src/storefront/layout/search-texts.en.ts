import type { Translation } from '../../translation.ts';
import type * as spanish from './search-texts.ts';

export const searchTexts: Translation<typeof spanish.searchTexts> = {
  title: 'Results',
  loading: 'Searching…',
  empty: 'No pieces found',
  count: (n) => `${n} item(s)`,
  see: {
    categoria: (name) => `See ${name}`,
    material: (name) => `See pieces in ${name.toLowerCase()}`,
    piedra: (name) => `See pieces with a ${name.toLowerCase()} stone`,
  },
  stone: (kind) => `${kind} stone`,
  size: (tamanio) => `Size ${tamanio}`,
  nearest: 'What comes nearest',
  liked: 'You may like',
  specialOrder: 'Ask for a piece made for you',
};
