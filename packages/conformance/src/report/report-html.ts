import type { CaseResult, Outcome } from '../run.ts';
import { escapeMarkup } from './escape-markup.ts';
import { partsOf, verdict } from './report-text.ts';
import type { Report } from './report.ts';

const STYLE = `
  :root { color-scheme: light dark; }
  body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  .told { white-space: pre-wrap; overflow-wrap: anywhere; }
  pre { overflow-x: auto; font-size: min(1rem, 3vw); }
  table { width: 100%; table-layout: fixed; border-collapse: collapse; }
  th { width: 22rem; }
  th:nth-child(2) { width: 7rem; }
  th:last-child { width: auto; }
  th, td { padding: 0.3rem 0.6rem; border-bottom: 1px solid #8884; text-align: left; vertical-align: top; }
  h1, td { overflow-wrap: anywhere; }
  @media (max-width: 50rem) {
    thead { position: absolute; clip-path: inset(50%); }
    tr, td { display: block; }
    tr { padding: 0.5rem 0; border-bottom: 1px solid #8884; }
    td { padding: 0; border: 0; }
  }
  summary { padding: 0.4rem 0; cursor: pointer; font-weight: 600; }
`;

const SIGNS: Readonly<Record<Outcome, string>> = {
  different: '✗ different',
  passed: '✓ passed',
  skipped: '– skipped',
};

/** A report as one page without scripts: what the command says, and every case under its tag. */
export function reportHtml(report: Report): string {
  const { host, startedAt, cases } = report;
  const tags = [...new Set(cases.map(({ tag }) => tag))];
  const { found, figures, skipped } = partsOf(report);
  const title = escapeMarkup(`${host}: conformance`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
<p><time datetime="${startedAt}">${startedAt}</time></p>
<p><strong>${escapeMarkup(verdict(report))}</strong></p>
<p class="told">${escapeMarkup(found)}</p>
<pre tabindex="0">${escapeMarkup(figures)}</pre>
<p class="told">${escapeMarkup(skipped)}</p>
<h2>Every case</h2>
${tags.map((tag) => section(tag, cases)).join('\n')}
</body>
</html>`;
}

function section(tag: string, cases: readonly CaseResult[]): string {
  const own = cases.filter((one) => one.tag === tag);
  const different = own.filter(({ outcome }) => outcome === 'different').length;
  const heading = `${tag}: ${own.length} cases${different > 0 ? `, ${different} different` : ''}`;
  return `<details${different > 0 ? ' open' : ''}>
<summary>${heading}</summary>
<table>
<thead><tr><th scope="col">Case</th><th scope="col">Outcome</th><th scope="col">What was seen</th></tr></thead>
<tbody>
${own.map(row).join('\n')}
</tbody>
</table>
</details>`;
}

function row({ id, title, outcome, differences, notes, skipped }: CaseResult): string {
  const seen = [...differences, ...notes, ...(skipped === null ? [] : [skipped])];
  const said = seen.map(escapeMarkup).join('<br>');
  return `<tr><td>${escapeMarkup(`${id}: ${title}`)}</td><td>${SIGNS[outcome]}</td><td>${said}</td></tr>`;
}
