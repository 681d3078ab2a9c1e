import type { ConformanceCase } from '../case.ts';
import { assertReachable } from '../reach.ts';
import { startRun, type CaseResult, type Outcome } from '../run.ts';
import type { RunOptions, Target } from '../target.ts';

/** How a host did in a whole run. */
export interface Report {
  host: string;
  /** ISO 8601. */
  startedAt: string;
  milliseconds: number;
  write: boolean;
  totals: Record<Outcome, number> & { requests: number };
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
    cases,
  };
}
