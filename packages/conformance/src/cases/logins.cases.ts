import { defineCase, type ConformanceCase } from '../case.ts';
import { newCustomer, newStaff, signIn } from '../fixtures/accounts.ts';
import type { Account, CaseContext } from '../case-context.ts';
import { refusals } from './refusals.ts';

const opens = async ({ ask }: CaseContext, token: string, what: string) =>
  ask('getCustomerProfile', what, { token });

/** A second login of the same person. */
const again = ({ ask }: CaseContext, { correo, contrasena }: Account) =>
  signIn(ask, { correo, contrasena });

/** Logging out on the server, an extension of the contract. */
export const loginsCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'logins.end',
    title: 'who logs out holds a token that opens nothing, and stays logged in elsewhere',
    statuses: [
      ['endLogin', 200],
      ['endLogin', 401],
      ['getCustomerProfile', 401],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'logins'],
    async run(context) {
      for (const here of [await newCustomer(context), await newStaff(context, 3)]) {
        const there = await again(context, here);
        (await context.ask('endLogin', '', { token: here.token })).ok();
        (await opens(context, here.token, 'with a login that was ended')).refused(401);
        (await context.ask('endLogin', 'a second time', { token: here.token })).refused(401);
        (await opens(context, there.token, 'with another login of the account')).ok();
      }
    },
  }),
  defineCase({
    id: 'logins.end-all',
    title: 'who logs out everywhere has no login left, and can log in again',
    statuses: [
      ['endAllLogins', 200],
      ['getCustomerProfile', 401],
    ],
    writes: true,
    needs: ['customer', 'logins'],
    async run(context) {
      const here = await newCustomer(context);
      const there = await again(context, here);
      (await context.ask('endAllLogins', '', { token: here.token })).ok();
      for (const { token } of [here, there])
        (await opens(context, token, 'with a login from before')).refused(401);
      (await opens(context, (await again(context, here)).token, 'with a new login')).ok();
    },
  }),
  ...refusals({ operation: 'endLogin' }),
  ...refusals({ operation: 'endAllLogins' }),
];
