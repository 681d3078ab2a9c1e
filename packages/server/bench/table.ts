import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/** One line of the table. */
export interface Figure {
  what: string;
  /** With its unit. */
  figure: string;
  /** What it is to be compared with, measured in the same run. */
  beside?: string;
  aim?: string;
  /** Whether the aim was reached; left out where there is none. */
  holds?: boolean;
}

const HEAD = ['what', 'figure', 'beside', 'aim', 'holds'];

/**
 * Prints the figures as one table, with machine and day.
 *
 * @param kept The name under which it is kept beside the benchmarks; null for a part of one.
 */
export async function report(
  figures: readonly Figure[],
  kept: 'results' | 'growth' | 'reconciliation' | null,
): Promise<void> {
  const rows = figures.map(({ what, figure, beside = '', aim = '', holds }) => [
    ...[what, figure, beside, aim],
    holds === undefined ? '' : holds ? 'yes' : 'no',
  ]);
  const lines = [HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const machine = `${availableParallelism()} cores, Node.js ${process.versions.node}`;
  const title = `# What the shop costs\n\n${new Date().toISOString().slice(0, 10)}, ${machine}.`;
  const table = `${title}\n\n${lines.join('\n')}\n`;
  if (kept) await writeFile(path.join(import.meta.dirname, `${kept}.md`), table);
  console.log(table);
}
