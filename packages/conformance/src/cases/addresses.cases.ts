import { ADDRESSES_MAX, ADDRESS_NAME_MAX } from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import type { CaseContext } from '../case-context.ts';
import { newCustomer } from '../fixtures/accounts.ts';
import { equal, present } from '../http/difference.ts';
import { NO_ID, refusals } from './refusals.ts';

const address = (nombre: string, rest: object = {}) => ({
  nombre,
  provincia: 'Cartago',
  canton: 'Paraíso',
  distrito: 'Orosi',
  direccionExacta: 'De la iglesia, 200 m al norte',
  ...rest,
});

interface Kept {
  idDireccion: number;
  nombre: string;
  preferida: boolean;
}

/** Their names; a star marks the preferred one. */
const named = (list: readonly Kept[]) =>
  list.map(({ nombre, preferida }) => `${nombre}${preferida ? '*' : ''}`);

/** A customer who keeps an address of each name. */
async function withAddresses(context: CaseContext, ...names: string[]) {
  const { ask } = context;
  const { token } = await newCustomer(context);
  const ids: Record<string, number> = {};
  for (const nombre of names) {
    const all = (await ask('addAddress', '', { token, json: address(nombre) })).ok();
    ids[nombre] = present(
      all.find((one) => one.nombre === nombre),
      `${nombre} among the addresses`,
    ).idDireccion;
  }
  const at = (nombre: string) => ({ token, params: { idDireccion: ids[nombre] ?? NO_ID } });
  const list = async () => (await ask('listAddresses', '', { token })).ok();
  return { token, at, list };
}

const invalid = (params: { params?: { idDireccion: number } } = {}) =>
  [
    ['no name', { ...params, json: address(' ') }, ['nombre']],
    ['a long name', { ...params, json: address('x'.repeat(ADDRESS_NAME_MAX + 1)) }, ['nombre']],
    ['another province', { ...params, json: address('Casa', { provincia: 'Chiriquí' }) }],
    ['no canton', { ...params, json: address('Casa', { canton: '' }) }, ['canton']],
  ] as const;
const missing = { params: { idDireccion: NO_ID } };
const json = address('Casa');

/** Addresses that a customer keeps: an extension of the contract. */
export const addressesCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'addresses.keep',
    title: 'addresses are kept, changed and forgotten, each answer has all of them',
    statuses: [
      ['listAddresses', 200],
      ['addAddress', 201],
      ['updateAddress', 200],
      ['removeAddress', 200],
      ['removeAddress', 404],
    ],
    writes: true,
    needs: ['customer', 'addressBook'],
    async run(context) {
      const { at, list } = await withAddresses(context, 'Casa', 'Taller');
      equal('the addresses', named(await list()), ['Casa*', 'Taller']);
      const edit = { ...at('Taller'), json: address(' Oficina ', { distrito: 'Cachí' }) };
      const changed = (await context.ask('updateAddress', '', edit)).ok();
      equal('the addresses after a change', named(changed), ['Casa*', 'Oficina']);
      equal('the changed district', changed[1]?.distrito, 'Cachí');
      const left = (await context.ask('removeAddress', '', at('Taller'))).ok();
      equal('the addresses that are left', named(left), ['Casa*']);
      (await context.ask('removeAddress', 'a second time', at('Taller'))).refused(404);
      equal('the addresses, read again', named(await list()), ['Casa*']);
    },
  }),
  defineCase({
    id: 'addresses.prefer',
    title: 'exactly one address is preferred: the first, then the chosen one, then the oldest',
    statuses: [['preferAddress', 200]],
    writes: true,
    needs: ['customer', 'addressBook'],
    async run(context) {
      const { at } = await withAddresses(context, 'Casa', 'Taller', 'Oficina');
      const chosen = (await context.ask('preferAddress', '', at('Oficina'))).ok();
      equal('the addresses after a choice', named(chosen), ['Oficina*', 'Casa', 'Taller']);
      const left = (await context.ask('removeAddress', '', at('Oficina'))).ok();
      equal('the addresses without the preferred one', named(left), ['Casa*', 'Taller']);
    },
  }),
  defineCase({
    id: 'addresses.full',
    title: 'no more addresses are kept than the contract allows',
    statuses: [['addAddress', 409]],
    writes: true,
    needs: ['customer', 'addressBook'],
    async run(context) {
      const names = Array.from({ length: ADDRESSES_MAX }, (_, index) => `Casa ${index + 1}`);
      const { token, list } = await withAddresses(context, ...names);
      const more = await context.ask('addAddress', 'beyond the limit', { token, json });
      more.refused(409, { code: 'INVALID_STATE' });
      equal('the addresses after it', (await list()).length, ADDRESSES_MAX);
    },
  }),
  defineCase({
    id: 'addresses.own',
    title: 'the addresses of an account are nobody else’s',
    statuses: [
      ['updateAddress', 404],
      ['preferAddress', 404],
      ['removeAddress', 404],
    ],
    writes: true,
    needs: ['customer', 'addressBook'],
    async run(context) {
      const { at, list } = await withAddresses(context, 'Casa');
      const others = { ...at('Casa'), token: await context.token(1) };
      (await context.ask('updateAddress', 'of somebody else', { ...others, json })).refused(404);
      (await context.ask('preferAddress', 'of somebody else', others)).refused(404);
      (await context.ask('removeAddress', 'of somebody else', others)).refused(404);
      equal('the addresses after it', named(await list()), ['Casa*']);
    },
  }),
  ...refusals({ operation: 'listAddresses' }),
  ...refusals({ operation: 'addAddress', valid: { json: address(' ') }, invalid: invalid() }),
  ...refusals({
    operation: 'updateAddress',
    valid: { ...missing, json },
    invalid: invalid(missing),
    missing: true,
  }),
  ...refusals({ operation: 'removeAddress', valid: missing, missing: true }),
  ...refusals({ operation: 'preferAddress', valid: missing, missing: true }),
];
