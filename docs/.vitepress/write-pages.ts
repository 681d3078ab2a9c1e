// Writes the pages that are made from sources: docs/reference and docs/http.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { backofficeTexts } from '../../packages/hooks/src/backoffice/texts/backoffice-texts.ts';
import { storefrontTexts } from '../../packages/hooks/src/storefront/texts/storefront-texts.ts';
import { ALL_MACHINES } from '../../packages/hooks/test/all-machines.ts';
import { BUDGETS } from '../../test/packages/support/budgets.ts';
import { callPages, callsAnswering } from './calls.ts';
import { code, paragraphs, table } from './markdown.ts';
import { problemsPage } from './problems.ts';
import { playgroundPage } from './playground.ts';
import { pageOf, readSources } from './reference.ts';
import { root } from './root.ts';

function write(folder: string, pages: ReadonlyMap<string, string>) {
  mkdirSync(path.join(root, folder), { recursive: true });
  for (const [file, text] of pages) writeFileSync(path.join(root, folder, file), text);
}

const textTable = (texts: Record<string, { title: string; text: string; variant: string }>) =>
  table(
    ['Code', 'Title', 'Text', 'Look'],
    Object.entries(texts)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, { title, text, variant }]) => [code(name), title, text, variant]),
  );

for (const folder of ['docs/reference', 'docs/http'])
  rmSync(path.join(root, folder), { recursive: true, force: true });
const { app, project } = await readSources();
await app.generateOutputs(project);
if (app.logger.hasWarnings() || app.logger.hasErrors()) process.exitCode = 1;
write('docs/http', callPages());
const texts = paragraphs(
  '# Texts',
  'Everything that hooks say to people, by code. Words in braces are filled in. A text that the provider is given under the same code takes its place.',
  '## Of visitors and customers',
  textTable(storefrontTexts),
  '## Of the back office',
  textTable(backofficeTexts),
);
const sizes = table(
  ['Import', 'At first, at most', 'Later, at most'],
  BUDGETS.map(({ what, first, later }) => [what, `${first} kB`, later > 0 ? `${later} kB` : '–']),
);
write(
  'docs/reference',
  new Map([
    ['texts.md', texts],
    ['errors.md', problemsPage(callsAnswering)],
    ['sizes.md', sizes],
    [
      'playground.md',
      playgroundPage(ALL_MACHINES.map(([name, machine]) => [name, machine, pageOf(name)])),
    ],
  ]),
);
