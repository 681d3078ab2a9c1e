/** What a hook does to the cache and what it may say: found in the files that it is made of. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { backofficeRevalidation } from '../src/backoffice/revalidation.ts';
import { backofficeTexts } from '../src/backoffice/texts/backoffice-texts.ts';
import * as machines from '../src/machines.ts';
import { storefrontRevalidation } from '../src/storefront/revalidation.ts';
import { storefrontTexts } from '../src/storefront/texts/storefront-texts.ts';

const MACHINES = new Set(
  Object.keys(machines).filter((name) => /^(?!create).*Machine$/.test(name)),
);
const TEXTS = new Set(Object.keys({ ...storefrontTexts, ...backofficeTexts }));
const IMPORT = /(?:from|import\()\s*'(\.[^']+)'/g;
const WRITES: Readonly<Record<string, readonly string[]>> = {
  ...storefrontRevalidation,
  ...backofficeRevalidation,
};

/** The files of one folder that a file brings along, machines that are loaded later included. */
function filesOf(entry: string): string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || path.dirname(file) !== path.dirname(entry)) return;
    seen.add(file);
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
      visit(path.resolve(path.dirname(file), specifier));
  };
  visit(entry);
  return [...seen];
}

const all = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))].sort();

export interface Effects {
  /** Keys of the cache, as the objects of keys name them. */
  keys: readonly string[];
  /** Writes with the reads that they make stale. */
  writes: readonly (readonly [write: string, reads: readonly string[]])[];
  /** Codes of what it may say. */
  codes: readonly string[];
  /** Machines that it runs. */
  machines: readonly string[];
}

export function effectsOf(entry: string): Effects {
  // The catalogues themselves say nothing.
  if (path.basename(path.dirname(entry)) === 'texts')
    return { keys: [], writes: [], codes: [], machines: [] };
  const text = filesOf(entry)
    .map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, ''))
    .join('\n');
  const named = [
    ...all(text, /Revalidation\.(\w+)/g),
    ...all(text, /'(\w+)'/g).filter((word) => word in backofficeRevalidation),
  ];
  return {
    keys: all(text, /\b(\w+Keys\.\w+)\(/g),
    writes: [...new Set(named)].flatMap((write) => {
      const reads = WRITES[write];
      return reads ? [[write, reads] as const] : [];
    }),
    codes: all(text, /'(\w+\.\w+)'/g).filter((word) => TEXTS.has(word)),
    machines: all(text, /\b(\w+Machine)\b/g).filter((word) => MACHINES.has(word)),
  };
}
