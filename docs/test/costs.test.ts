import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The cells of a table's rows. */
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\| (?!-)/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const measured = ['results', 'growth'].flatMap((name) =>
  rowsOf(read(`packages/server/bench/${name}.md`)),
);

const README = read('README.md');
const [, ...told] = rowsOf(
  README.slice(README.indexOf('## What it costs'), README.indexOf('## Settings')),
);

test.each(told)(
  'what the README says of "%s" stands in one measured row, with its aim and whether it holds',
  (_what, figure = '', beside = '', aim = '', holds = '') => {
    const parts = [figure, beside, aim].map((cell) => cell.split(', ').filter(Boolean));
    const rows = measured.filter(
      (row) =>
        row[4] === holds &&
        parts.every((wanted, index) => {
          const cell = (row[index + 1] ?? '').split(/[,;] /);
          return wanted.every((part) => cell.some((known) => known.startsWith(part)));
        }),
    );
    expect(rows).not.toEqual([]);
  },
);
