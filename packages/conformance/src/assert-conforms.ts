import type { ConformanceCase } from './case.ts';
import { Difference } from './http/difference.ts';
import type { CaseResult } from './run.ts';

/**
 * For the tests of an implementation: throws unless the case passed, without notes, and saw every
 * status that it stands for.
 *
 * @throws Difference that tells all of it.
 * @example for (const one of cases) test(one.title, async () => assertConforms(one, await run.run(one)));
 */
export function assertConforms(wanted: ConformanceCase, result: CaseResult): void {
  const unheard = wanted.statuses
    .map(([operation, status]) => `${operation} ${status}`)
    .filter((answer) => !result.heard.includes(answer));
  const complaints = [
    ...result.differences,
    ...result.notes.map((note) => `Only tolerated: ${note}`),
    ...(result.skipped === null ? [] : [`Skipped: ${result.skipped}`]),
    ...(result.outcome === 'passed' && unheard.length > 0
      ? [`The case stands for answers that it did not see: ${unheard.join(', ')}`]
      : []),
  ];
  if (complaints.length > 0) throw new Difference(complaints.join('\n'));
}
