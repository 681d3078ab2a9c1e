import { operation } from '../contract/contract.ts';
import type { CaseResult, Outcome } from '../run.ts';
import type { Report } from './report.ts';

/** A report as people read it: what differs, how it ended, then what was not judged. */
export function reportText(report: Report): string {
  const { found, figures, skipped } = partsOf(report);
  return [found, figures, verdict(report), skipped]
    .filter((part) => part !== '')
    .map((part) => `${part}\n`)
    .join('\n');
}

/** The parts of it, without the verdict: sentences, a table of figures, sentences. */
export function partsOf(report: Report): { found: string; figures: string; skipped: string } {
  const { cases } = report;
  const found = [
    ...heading(report),
    ...missing(report),
    ...differences(report),
    ...counted(
      'Notes: allowed by the contract, but not what the reference server does',
      notes(cases),
    ),
  ];
  return {
    found: found.join('\n'),
    figures: byTag(cases).join('\n'),
    skipped: counted('Skipped', skipped(cases)).join('\n').trimStart(),
  };
}

function heading({ host, totals, write, milliseconds }: Report): string[] {
  const seconds = (milliseconds / 1000).toFixed(1);
  const how = write ? 'reading and writing' : 'reading only';
  return [`${host}: ${totals.requests} requests in ${seconds} s, ${how}`];
}

/** What a host under construction has not got yet, and with what it would go on. */
function missing({ notImplemented, cases }: Report): string[] {
  if (notImplemented.length === 0) return [];
  const next = notImplemented.slice(0, 3).map((id) => {
    const { method, url } = operation(id);
    return `  ${id.padEnd(28)}${method.toUpperCase()} ${url}`;
  });
  const waiting = cases.filter((one) => asksForMissing(one, notImplemented)).length;
  return [
    '',
    `Not implemented: ${notImplemented.length} ${notImplemented.length === 1 ? 'operation' : 'operations'}, start with`,
    ...next,
    `  ${waiting} ${waiting === 1 ? 'case asks' : 'cases ask'} for what is not there.`,
  ];
}

const asksForMissing = ({ absent, outcome }: CaseResult, notImplemented: readonly string[]) =>
  outcome === 'different' && absent.some((id) => notImplemented.includes(id));

/** The same cause is told once, with the cases that met it; the cause of most cases comes first. */
function differences({ cases, notImplemented }: Report): string[] {
  const different = cases.filter(
    (one) => one.outcome === 'different' && !asksForMissing(one, notImplemented),
  );
  const causes = new Map<string, { first: string; calls: Set<string>; met: Set<CaseResult> }>();
  for (const one of different)
    for (const words of one.differences) {
      const { call, cause } = causeOf(words);
      const known = causes.get(cause) ?? { first: words, calls: new Set(), met: new Set() };
      causes.set(cause, known);
      known.calls.add(call);
      known.met.add(one);
    }
  const shared = [...causes.values()].filter(({ met }) => met.size >= SHARED);
  const told = new Set(shared.flatMap(({ met }) => [...met]));
  const alone = different.filter((one) => !told.has(one));
  return [
    ...(shared.length > 0 ? ['', 'Different for one reason'] : []),
    ...shared
      .sort((a, b) => b.met.size - a.met.size)
      .flatMap(({ first, calls, met }) => [
        `  ✗ ${first}${others(calls.size - 1)}`,
        `      in ${met.size} cases: ${firstOf([...met].map(({ id }) => id))}`,
      ]),
    ...(alone.length > 0 ? ['', 'Different'] : []),
    ...alone.flatMap((one) => [
      `  ✗ ${one.id}: ${one.title}`,
      ...one.differences.map((difference) => `      ${difference.replaceAll('\n', '\n      ')}`),
    ]),
  ];
}

/** From so many cases on, what they met is told as one thing. */
const SHARED = 3;

/** `GET /api/x/7 with a word: what is odd` is the same of every call, every number and whatever was special. */
function causeOf(words: string): { call: string; cause: string } {
  const plain = words.replaceAll(/\d+/g, '#');
  const [, call = '', cause = plain] = /^([A-Z]+ [^\s?:]+)[^:]*: (.*)$/s.exec(plain) ?? [];
  return { call, cause };
}

const others = (calls: number) =>
  calls > 0 ? ` (and ${calls} more ${calls === 1 ? 'call' : 'calls'})` : '';

const firstOf = (ids: readonly string[]) =>
  ids.slice(0, 4).join(', ') + (ids.length > 4 ? ` and ${ids.length - 4} more` : '');

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
    row('tag', outcomes),
    ...tags.map((tag) =>
      row(
        tag,
        outcomes.map((outcome) => count(tag, outcome)),
      ),
    ),
  ];
}

/** How it ended, in one line. */
export function verdict({ totals }: Report): string {
  const { passed, different, skipped } = totals;
  const rest = `${passed} passed, ${skipped} skipped`;
  if (different > 0)
    return `${different} ${different === 1 ? 'case' : 'cases'} different, ${rest}.`;
  if (passed === 0) return `Nothing was compared: ${rest}.`;
  return `No differences: ${rest}.`;
}
