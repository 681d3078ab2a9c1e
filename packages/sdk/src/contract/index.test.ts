import { expect, test } from 'vitest';
import document from '../../openapi.json' with { type: 'json' };
import {
  EXTENSION_NAMES,
  listOperations,
  propertyKinds,
  PUBLIC_OPERATIONS,
  type ContractDocument,
} from './index.ts';

const contract = document as unknown as ContractDocument;
const operations = listOperations(contract);

test('the operations without roles are exactly the public ones', () => {
  const open = operations.filter(({ roles }) => roles === null).map(({ id }) => id);
  expect(open.sort()).toEqual([...PUBLIC_OPERATIONS].sort());
});

test('every optional operation names a known part', () => {
  const named = operations.flatMap(({ extension }) => extension ?? []);
  expect(EXTENSION_NAMES).toEqual(expect.arrayContaining(named));
  expect(named.length).toBeGreaterThanOrEqual(14);
});

test('every operation has a success status with a schema', () => {
  for (const { id, answers, successStatus } of operations)
    expect(answers.get(successStatus), id).toEqual(expect.any(String));
});

test('the parts of a form are read by the kind that the contract gives them', () => {
  const create = operations.find(({ id }) => id === 'createProduct');
  const kinds = propertyKinds(contract, create?.body?.schema ?? '');
  expect(kinds.get('imagen')).toMatchObject({ base: 'file', list: false });
  expect(kinds.get('tallas')).toMatchObject({ base: 'json' });
  expect(kinds.get('precio')).toMatchObject({ base: 'number', nullable: true });
});
