import { EXTENSION_NAMES, type ExtensionName } from '@filigrana/sdk/contract';
import type { OperationId } from './contract/contract.ts';
import type { CaseContext } from './case-context.ts';

/** Options that give what a case needs beyond an address and leave to write. */
const GIVEN_BY = {
  administrator: '--admin',
  pieces: '--products or --admin',
  manager: '--manager, or --admin with --write',
  customer: '--customer or --write',
  person: '--person',
  mail: '--outbox',
  rateLimits: '--rate-limits',
  disposable: '--disposable',
} as const;

export type Need = keyof typeof GIVEN_BY | ExtensionName;

const extensions = EXTENSION_NAMES.map((name) => [name, `--extensions ${name}`] as const);

/**
 * What a case needs of a target beyond an address, as the options of the command that give it:
 * a skipped case is reported with these words.
 */
export const NEEDS = { ...GIVEN_BY, ...Object.fromEntries(extensions) } as Record<Need, string>;

/** One thing that a host must do, and how to see whether it does. */
export interface ConformanceCase {
  /** Unique, begins with the tag: `cart.stock-exceeded`. */
  id: string;
  /** Tag of the contract's operations that it is about, for example `cart`. */
  tag: string;
  /** A sentence about behaviour. */
  title: string;
  /** Statuses that the case sees when the host conforms. */
  statuses: readonly (readonly [operation: OperationId, status: number])[];
  /** True when it changes something; such cases run only with `write`. */
  writes: boolean;
  needs: readonly Need[];
  /** Returns when all is well; throws a `Difference`, or `Skipped`. */
  run(context: CaseContext): Promise<void>;
}

type Written = Pick<ConformanceCase, 'id' | 'title' | 'statuses' | 'run'> &
  Partial<Pick<ConformanceCase, 'writes' | 'needs'>>;

/** Declares a case; it reads only and needs nothing unless it says so. */
export function defineCase({ writes = false, needs = [], ...written }: Written): ConformanceCase {
  const tag = written.id.slice(0, written.id.indexOf('.'));
  return { ...written, tag, writes, needs };
}
