import { createRequire } from 'node:module';
import type { ContractDocument } from '@filigrana/sdk/contract';

/** The bundled contract that the SDK publishes. */
export function loadContract(): ContractDocument {
  return createRequire(import.meta.url)('@filigrana/sdk/openapi.json') as ContractDocument;
}
