/** What documents tell people to type, taken apart. */
import { blocksOf } from './documents.ts';

export interface Command {
  /** File and line of its block. */
  place: string;
  /** `NAME=value` before the command, or on a line of their own. */
  env: Record<string, string>;
  /** The program and its arguments; empty on a line of settings. */
  words: string[];
}

const ASSIGNMENT = /^([A-Z][A-Z0-9_]*)=(.*)$/s;

/** The commands of the `sh` blocks of a page, and the settings of a systemd unit. */
export const commandsOf = (text: string, file: string): Command[] =>
  blocksOf(text, file)
    .filter(({ language }) => language === 'sh' || language === 'ini')
    .flatMap(({ place, language, body }) =>
      (language === 'ini' ? linesOfUnit(body) : linesOf(body)).map((line) => ({
        place,
        ...taken(line),
      })),
    );

/** Commands one by one: without comments, continued lines joined, `&&` taken apart. */
const linesOf = (body: string) =>
  body
    .replaceAll(/\\\n\s*/g, '')
    .replaceAll(/\s+#.*$/gm, '')
    .split(/\n|&&/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const linesOfUnit = (body: string) =>
  [...body.matchAll(/^(?:Environment|ExecStart)=(?:\/usr\/bin\/)?(.*)$/gm)].map(
    ([, line = '']) => line,
  );

function taken(line: string): Pick<Command, 'env' | 'words'> {
  const words = line.match(/(?:[^\s'"$]|'[^']*'|"[^"]*"|\$\([^)]*\))+/g) ?? [];
  const first = words.findIndex((word) => !ASSIGNMENT.test(word));
  const [assigned, rest] = first < 0 ? [words, []] : [words.slice(0, first), words.slice(first)];
  return { env: Object.fromEntries(assigned.flatMap(settingOf)), words: rest };
}

/** `NAME=value` as a pair. */
export const settingOf = (word: string): [string, string][] => {
  const [, name, value = ''] = ASSIGNMENT.exec(word) ?? [];
  // What readers put in place of dots, or a command makes, is long enough for a secret.
  const filled = value.replaceAll(/…|\$\([^)]*\)/g, 'x'.repeat(32)).replaceAll(/['"]/g, '');
  return name === undefined ? [] : [[name, filled]];
};
