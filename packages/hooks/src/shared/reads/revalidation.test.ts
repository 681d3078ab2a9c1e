import { listOperations, type ContractDocument } from '@filigrana/sdk/contract';
import contract from '@filigrana/sdk/openapi.json' with { type: 'json' };
import type { WriteOperation } from '@filigrana/sdk/types';
import { expect, expectTypeOf, it } from 'vitest';
import { backofficeRevalidation } from '../../backoffice/revalidation.ts';
import { storefrontRevalidation } from '../../storefront/revalidation.ts';

const reads = listOperations(contract as unknown as ContractDocument).flatMap((operation) =>
  operation.reads ? operation.id : [],
);
const table = { ...storefrontRevalidation, ...backofficeRevalidation };

it('names what every write of the contract makes stale', () => {
  expectTypeOf<keyof typeof table>().toEqualTypeOf<WriteOperation>();
});

it('keeps the writes of visitors and of the staff apart', () => {
  const shared = Object.keys(storefrontRevalidation).filter((key) => key in backofficeRevalidation);
  expect(shared).toEqual([]);
});

it('refreshes reads only', () => {
  for (const [write, stale] of Object.entries(table))
    for (const read of stale) expect(reads, `${write} → ${read}`).toContain(read);
});

it('leaves out only reads that no write changes', () => {
  const refreshed = new Set<string>(Object.values(table).flat());
  const constant = ['lookupPerson', 'listCategories', 'listStones'];
  const onceUsed = ['verifyResetToken', 'getMyDataLink', 'getMonthAccounts'];
  // Everything changes it: it is read whenever it is shown.
  const everyTime = ['listActivity'];
  const unchanging = [...constant, 'listMaterials', 'listSizes'];
  // Kept by id of a cart that is closed, or by the order list they belong to.
  const frozen = ['getOrderShipping', 'getOrderContact'];
  const never = reads.filter((read) => !refreshed.has(read));
  expect(never.sort()).toEqual([...unchanging, ...frozen, ...onceUsed, ...everyTime].sort());
});
