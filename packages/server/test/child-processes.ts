import { readdirSync, readFileSync } from 'node:fs';

/** Process ids of the children of a process whose command line holds a text, as Linux tells them. */
export function childrenOf(parent: number | undefined, text: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const [, parentOf] = /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
        return (
          Number(parentOf) === parent && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text)
        );
      } catch {
        // It has ended meanwhile.
        return false;
      }
    });
}

/** False also for a process that has ended and that nobody has asked about yet. */
export function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
