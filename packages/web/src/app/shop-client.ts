/** The client, in a file of its own so that it can be loaded on its own. */
export { createShop } from '@filigrana/sdk';
