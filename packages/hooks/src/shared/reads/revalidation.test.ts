import { expect, expectTypeOf, it } from 'vitest';
import { backofficeRevalidation } from '../../backoffice/revalidation.ts';
import { storefrontRevalidation } from '../../storefront/revalidation.ts';
import { READ_OPERATIONS, type WriteOperation } from './operations.ts';

const table = { ...storefrontRevalidation, ...backofficeRevalidation };

it('names what every write of the contract makes stale', () => {
  expectTypeOf<keyof typeof table>().toEqualTypeOf<WriteOperation>();
});

it('keeps the writes of visitors and of the staff apart', () => {
  const shared = Object.keys(storefrontRevalidation).filter((key) => key in backofficeRevalidation);
  expect(shared).toEqual([]);
});

it('refreshes reads only', () => {
  for (const [write, reads] of Object.entries(table))
    for (const read of reads) expect(READ_OPERATIONS, `${write} → ${read}`).toContain(read);
});

it('leaves out only reads that no write changes', () => {
  const refreshed = new Set<string>(Object.values(table).flat());
  const constant = ['lookupPerson', 'listCategories', 'listStones'];
  const onceUsed = ['verifyResetToken', 'getMyDataLink'];
  // Everything changes it: it is read whenever it is shown.
  const everyTime = ['listActivity'];
  const unchanging = [...constant, 'listMaterials', 'listSizes'];
  // Kept by id of a cart that is closed, or by the order list they belong to.
  const frozen = ['getMyOrder', 'getOrderShipping', 'getOrderReceipt', 'getOrderContact'];
  const never = READ_OPERATIONS.filter((read) => !refreshed.has(read));
  expect(never.sort()).toEqual([...unchanging, ...frozen, ...onceUsed, ...everyTime].sort());
});
