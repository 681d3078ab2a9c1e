import type { CaseResult, Outcome } from '../run.ts';
import type { Report } from './report.ts';

/** A report as people read it: what differs first, then what is worth knowing. */
export function reportText(report: Report): string {
  return [
    ...heading(report),
    ...differences(report.cases),
    ...counted(
      'Notes: allowed by the contract, but not what the reference server does',
      notes(report.cases),
    ),
    ...counted('Skipped', skipped(report.cases)),
    ...byTag(report.cases),
    '',
    verdict(report),
    '',
  ].join('\n');
}

function heading({ host, totals, write, milliseconds }: Report): string[] {
  const seconds = (milliseconds / 1000).toFixed(1);
  const how = write ? 'reading and writing' : 'reading only';
  return [`${host}: ${totals.requests} requests in ${seconds} s, ${how}`];
}

function differences(cases: readonly CaseResult[]): string[] {
  const different = cases.filter(({ outcome }) => outcome === 'different');
  if (different.length === 0) return [];
  return [
    '',
    'Different',
    ...different.flatMap((one) => [
      `  ✗ ${one.id}: ${one.title}`,
      ...one.differences.map((difference) => `      ${difference.replaceAll('\n', '\n      ')}`),
    ]),
  ];
}

/** Lines with how many cases each came up in, the most frequent first. */
function counted(title: string, lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  if (counts.size === 0) return [];
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return ['', title, ...sorted.map(([line, count]) => `  ${String(count).padStart(3)} × ${line}`)];
}

const notes = (cases: readonly CaseResult[]) => cases.flatMap((one) => one.notes);
const skipped = (cases: readonly CaseResult[]) => cases.flatMap((one) => one.skipped ?? []);

function byTag(cases: readonly CaseResult[]): string[] {
  const tags = [...new Set(cases.map(({ tag }) => tag))];
  const outcomes: readonly Outcome[] = ['passed', 'different', 'skipped'];
  const count = (tag: string, outcome: Outcome) =>
    cases.filter((one) => one.tag === tag && one.outcome === outcome).length;
  const row = (first: string, rest: readonly (string | number)[]) =>
    `  ${first.padEnd(16)}${rest.map((cell) => String(cell).padStart(10)).join('')}`;
  return [
    '',
    row('tag', outcomes),
    ...tags.map((tag) =>
      row(
        tag,
        outcomes.map((outcome) => count(tag, outcome)),
      ),
    ),
  ];
}

function verdict({ totals }: Report): string {
  const { passed, different, skipped } = totals;
  const rest = `${passed} passed, ${skipped} skipped`;
  if (different > 0)
    return `${different} ${different === 1 ? 'case' : 'cases'} different, ${rest}.`;
  if (passed === 0) return `Nothing was compared: ${rest}.`;
  return `No differences: ${rest}.`;
}
