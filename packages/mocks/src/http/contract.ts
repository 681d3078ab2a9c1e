import { listOperations, type ContractDocument, type Operation } from '@filigrana/sdk/contract';
import bundled from '@filigrana/sdk/openapi.json' with { type: 'json' };

/** The contract that the mocks keep to. The compiler reads the file's every literal; only its kind is meant. */
export const contract = bundled as unknown as ContractDocument;

/** Its operations; addresses without parameters first, since they are the more exact ones. */
export const operations: readonly Operation[] = listOperations(contract).sort(
  (a, b) => parameterCount(a) - parameterCount(b),
);

function parameterCount({ url }: Operation): number {
  return url.split(':').length - 1;
}
