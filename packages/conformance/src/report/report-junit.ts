import type { CaseResult } from '../run.ts';
import { escapeMarkup } from './escape-markup.ts';
import type { Report } from './report.ts';

/** A report as CI systems read it: one suite for each tag of the contract. */
export function reportJunit({ cases, totals, milliseconds, startedAt }: Report): string {
  const tags = [...new Set(cases.map(({ tag }) => tag))];
  const suites = tags.map((tag) => {
    const own = cases.filter((one) => one.tag === tag);
    return `  <testsuite name="${tag}" ${counts(own)}>\n${own.map(testcase).join('\n')}\n  </testsuite>`;
  });
  const failures = `failures="${totals.different}" skipped="${totals.skipped}"`;
  const when = `time="${milliseconds / 1000}" timestamp="${startedAt}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="filigrana-conformance" tests="${cases.length}" ${failures} ${when}>`,
    ...suites,
    '</testsuites>',
  ].join('\n');
}

function counts(cases: readonly CaseResult[]): string {
  const count = (outcome: string) => cases.filter((one) => one.outcome === outcome).length;
  return `tests="${cases.length}" failures="${count('different')}" skipped="${count('skipped')}"`;
}

function testcase({ id, tag, title, outcome, differences, skipped, milliseconds }: CaseResult) {
  const [first = ''] = differences;
  const inside = {
    passed: '',
    skipped: `<skipped message="${escapeMarkup(skipped ?? '')}"/>`,
    different: `<failure message="${escapeMarkup(first)}">${escapeMarkup(differences.join('\n'))}</failure>`,
  }[outcome];
  const name = escapeMarkup(`${id}: ${title}`);
  return `    <testcase classname="${tag}" name="${name}" time="${milliseconds / 1000}">${inside}</testcase>`;
}
