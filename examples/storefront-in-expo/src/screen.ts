/** Where in the app somebody is. */
export type Screen =
  | { name: 'catalog' | 'cart' | 'checkout' }
  | { name: 'piece'; id: number }
  | { name: 'login'; toBuy: boolean };
