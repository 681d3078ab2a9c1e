import { expect, test } from 'vitest';
import { findingsAt } from '../support/findings.ts';
import { OF_ADMINISTRATORS, OF_CUSTOMERS, PUBLIC } from '../support/pages.ts';
import { ADMIN, CUSTOMER, MANAGER } from '../support/people.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

test('every public page is accessible and silent, on every screen and with large text', async () => {
  expect(await findingsAt(await stage.enter(), PUBLIC)).toEqual({});
});

test.each([
  ['a customer', CUSTOMER, OF_CUSTOMERS],
  ['an administrator', ADMIN, OF_ADMINISTRATORS],
  ['a manager', MANAGER, ['/manager', '/admin/productos']],
] as const)(
  'every page of %s is accessible and silent, on every screen and with large text',
  async (_who, account, addresses) => {
    expect(await findingsAt(await stage.enterAs(account), addresses)).toEqual({});
  },
);
