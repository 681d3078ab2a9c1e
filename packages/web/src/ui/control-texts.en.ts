import type { Translation } from '../translation.ts';
import type * as spanish from './control-texts.ts';

export const controlTexts: Translation<typeof spanish.controlTexts> = {
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  quantity: 'Quantity',
  decrease: 'Decrease quantity',
  increase: 'Increase quantity',
  stepDone: '(done)',
  close: 'Close',
  remove: (chosen) => `Remove ${chosen}`,
};

export const paginationTexts: Translation<typeof spanish.paginationTexts> = {
  pages: 'Pages',
  showing: (first, last, total) => `Showing ${first}-${last} of ${total}`,
  previous: 'Previous page',
  page: (number) => `Page ${number}`,
  next: 'Next page',
};
