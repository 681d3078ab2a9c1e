import type { ConformanceCase, Need } from './case.ts';
import { operation } from './contract/contract.ts';
import { cases } from './cases/index.ts';
import { report, type Report, type ReportOptions } from './report/report.ts';
import type { Target } from './target.ts';

export interface ConformanceOptions extends ReportOptions {
  /** Only cases of these tags. */
  tags?: readonly string[];
  /** Only cases whose id is, or begins with, one of these. */
  cases?: readonly string[];
  /** Only what visitors and customers call, and no case that takes staff to prepare it. */
  storefront?: boolean;
}

/**
 * Compares a host with the contract. Reads only, unless `write` is given.
 *
 * @param target What is known of the host.
 * @param options Which cases are run, and what they may do; all that only read unless given.
 * @returns what every case found; `reportText` makes it readable.
 * @throws TargetError when the host does not answer or refuses the credentials.
 * @example const { totals } = await runConformance({ host: 'https://api.example.com' });
 */
export function runConformance(
  target: Target,
  { tags, cases: ids, storefront, ...options }: ConformanceOptions = {},
): Promise<Report> {
  return report(target, selectCases({ tags, cases: ids, storefront }), options);
}

/** The cases of these tags and with these ids; all of them where nothing is said. */
export function selectCases(wanted: {
  tags?: readonly string[] | undefined;
  cases?: readonly string[] | undefined;
  storefront?: boolean | undefined;
}) {
  const hasTag = ({ tag }: { tag: string }) => wanted.tags?.includes(tag) ?? true;
  const hasId = ({ id }: { id: string }) => wanted.cases?.some((one) => id.startsWith(one)) ?? true;
  return cases.filter(
    (one) => hasTag(one) && hasId(one) && (!wanted.storefront || isOfStorefront(one)),
  );
}

const STAFF: readonly Need[] = ['administrator', 'manager'];

function isOfStorefront({ statuses, needs }: ConformanceCase): boolean {
  const isOpen = ({ roles }: { roles: readonly number[] | null }) => roles?.includes(1) ?? true;
  return (
    statuses.every(([id]) => isOpen(operation(id))) && !needs.some((need) => STAFF.includes(need))
  );
}
