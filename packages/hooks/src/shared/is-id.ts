import { ID_MAX } from '@filigrana/sdk/domain';

/** Whether something that was kept is an id as the contract has them. */
export const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= ID_MAX;
