import { defineCase, type ConformanceCase } from '../case.ts';
import { newCustomer, newStaff, signIn } from '../world/accounts.ts';
import type { Account, World } from '../world/world.ts';
import { refusals } from './refusals.ts';

const opens = async ({ ask }: World, token: string, what: string) =>
  ask('getCustomerProfile', what, { token });

/** A second login of the same person. */
const again = ({ ask }: World, { correo, contrasena }: Account) =>
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
    async run(world) {
      for (const here of [await newCustomer(world), await newStaff(world, 3)]) {
        const there = await again(world, here);
        (await world.ask('endLogin', '', { token: here.token })).ok();
        (await opens(world, here.token, 'with a login that was ended')).refused(401);
        (await world.ask('endLogin', 'a second time', { token: here.token })).refused(401);
        (await opens(world, there.token, 'with another login of the account')).ok();
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
    async run(world) {
      const here = await newCustomer(world);
      const there = await again(world, here);
      (await world.ask('endAllLogins', '', { token: here.token })).ok();
      for (const { token } of [here, there])
        (await opens(world, token, 'with a login from before')).refused(401);
      (await opens(world, (await again(world, here)).token, 'with a new login')).ok();
    },
  }),
  ...refusals({ operation: 'endLogin' }),
  ...refusals({ operation: 'endAllLogins' }),
];
