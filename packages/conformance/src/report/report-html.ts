import type { CaseResult, Outcome } from '../run.ts';
import { escapeMarkup } from './escape-markup.ts';
import { reportText } from './report-text.ts';
import type { Report } from './report.ts';

const STYLE = `
  :root { color-scheme: light dark; }
  body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  pre { overflow-x: auto; padding: 1rem; border: 1px solid; border-radius: 4px; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 0.3rem 0.6rem; border-bottom: 1px solid #8884; text-align: left; vertical-align: top; }
  td { overflow-wrap: anywhere; }
  summary { padding: 0.4rem 0; cursor: pointer; font-weight: 600; }
`;

const SIGNS: Readonly<Record<Outcome, string>> = {
  different: '✗ different',
  passed: '✓ passed',
  skipped: '– skipped',
};

/** A report as one page without scripts: what the command prints, and every case under its tag. */
export function reportHtml(report: Report): string {
  const { host, startedAt, cases } = report;
  const tags = [...new Set(cases.map(({ tag }) => tag))];
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
<pre tabindex="0">${escapeMarkup(reportText(report))}</pre>
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
