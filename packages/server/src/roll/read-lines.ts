import { createReadStream } from 'node:fs';
import { LINE_MAX } from './roll-line.ts';

const CHUNK_BYTES = 256 * 1024;

/** Some lines of a file and how many bytes of it were read to get them. */
export interface LineGroup {
  lines: string[];
  bytes: number;
}

/**
 * Reads an ISO-8859-1 file line by line in constant memory, whatever its size; a file without line
 * breaks included: of a line that never ends only the beginning is kept.
 */
export async function* readLines(
  file: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<LineGroup> {
  const stream = createReadStream(file, { encoding: 'latin1', highWaterMark: CHUNK_BYTES, signal });
  let rest = '';
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<string>) {
    bytes += chunk.length;
    const lines = (rest + chunk).split('\n');
    rest = (lines.pop() ?? '').slice(0, LINE_MAX + 1);
    yield { lines: lines.map(withoutReturn), bytes };
  }
  if (rest) yield { lines: [withoutReturn(rest)], bytes };
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
