import { fieldTexts } from './texts.ts';
import type { Kind } from '../contract/index.ts';

/** The value of a text, or why it is none. */
export type Read = { value: unknown } | { problem: string };

const READERS: Record<Exclude<Kind['base'], 'text' | 'file'>, (text: string) => Read> = {
  integer: (text) =>
    /^-?\d{1,15}$/.test(text) ? { value: Number(text) } : { problem: fieldTexts.integer },
  number: (text) =>
    /^-?\d{1,15}(\.\d{1,15})?$/.test(text)
      ? { value: Number(text) }
      : { problem: fieldTexts.number },
  boolean: (text) =>
    ['true', '1'].includes(text)
      ? { value: true }
      : ['false', '0'].includes(text)
        ? { value: false }
        : { problem: fieldTexts.boolean },
  json: (text) => {
    try {
      return { value: JSON.parse(text) as unknown };
    } catch {
      return { problem: fieldTexts.json };
    }
  },
};

/**
 * Reads one text by the kind of its schema. An empty one, where a number, a flag or JSON is meant,
 * stands for null where null is allowed and for an absent value elsewhere (`{ value: undefined }`).
 */
export function readText(text: string, { base, nullable }: Kind): Read {
  if (base === 'text') return { value: text };
  if (base === 'file') return { problem: fieldTexts.file };
  if (text.trim() === '') return { value: nullable ? null : undefined };
  return READERS[base](text.trim());
}

const UNSTORABLE = /\0|\p{Surrogate}/u;
/** No input of the contract nests deeper than a few levels. */
const DEEPEST = 16;

/**
 * The path of the first text (or key) that no database can store: with a NUL byte or half of a
 * surrogate pair, or nested without end. Null when everything can be stored.
 */
export function findUnstorable(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? path.join('.') : null;
  if (typeof value !== 'object' || value === null) return null;
  if (path.length > DEEPEST) return path[0] ?? '';
  for (const [key, item] of Object.entries(value)) {
    if (UNSTORABLE.test(key)) return path.join('.');
    const found = findUnstorable(item, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}
