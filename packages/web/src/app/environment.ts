import type { Environment } from '@filigrana/sdk';

/** The specification names what a browser keeps of this shop, without a prefix. */
export const environment: Partial<Environment> = { prefix: '' };
