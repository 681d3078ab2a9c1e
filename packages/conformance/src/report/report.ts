import type { ConformanceCase } from '../case.ts';
import { assertReachable } from '../reach.ts';
import { operationList, type OperationId } from '../contract/contract.ts';
import { startRun, type CaseResult, type Outcome } from '../run.ts';
import type { RunOptions, Target } from '../target.ts';

/** How a host did in a whole run. */
export interface Report {
  /** Origin of the host under test. */
  host: string;
  /** ISO 8601. */
  startedAt: string;
  /** How long the whole run took, milliseconds. */
  milliseconds: number;
  /** True when the cases that change something ran too. */
  write: boolean;
  /** Cases by how they ended, and the requests that all of them sent. */
  totals: Record<Outcome, number> & { requests: number };
  /** Operations that the host does not have (yet), in the contract's order. */
  notImplemented: OperationId[];
  cases: CaseResult[];
}

export interface ReportOptions extends RunOptions {
  /** Told after every case. */
  onCase?: (result: CaseResult) => void;
}

/**
 * Runs these cases against a host, one after the other.
 *
 * @throws TargetError when the host does not answer or refuses the credentials.
 */
export async function report(
  target: Target,
  wanted: readonly ConformanceCase[],
  { onCase, ...options }: ReportOptions = {},
): Promise<Report> {
  const startedAt = new Date();
  await assertReachable(target, options);
  const run = startRun(target, options);
  const cases: CaseResult[] = [];
  for (const one of wanted) {
    const result = await run.run(one);
    cases.push(result);
    onCase?.(result);
  }
  const count = (outcome: Outcome) => cases.filter((result) => result.outcome === outcome).length;
  return {
    host: target.host,
    startedAt: startedAt.toISOString(),
    milliseconds: Date.now() - startedAt.getTime(),
    write: options.write ?? false,
    totals: {
      passed: count('passed'),
      different: count('different'),
      skipped: count('skipped'),
      requests: cases.reduce((sum, { requests }) => sum + requests, 0),
    },
    notImplemented: notImplemented(cases),
    cases,
  };
}

/** What was asked for and only ever answered as a missing address is. */
function notImplemented(cases: readonly CaseResult[]): OperationId[] {
  const absent = new Set(cases.flatMap((one) => one.absent));
  const answered = new Set(
    cases.flatMap(({ heard }) =>
      heard.filter((one) => !/ (404|405|501)$/.test(one)).map((one) => one.split(' ')[0]),
    ),
  );
  return operationList.map(({ id }) => id).filter((id) => absent.has(id) && !answered.has(id));
}
