/** Which function of the SDK makes which call, read from its resources. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const FUNCTION = /^ {4}(\w+): .*?operation: '(\w+)'/gms;
const camel = (kebab: string) =>
  kebab.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

export function sdkFunctions(root: string): Map<string, string> {
  const folder = path.join(root, 'packages/sdk/src/resources');
  const files = readdirSync(folder).filter((name) => /^[a-z-]+\.ts$/.test(name));
  return new Map([
    ['createSession', 'shop.session.create'],
    ...files.flatMap((name) =>
      [...readFileSync(path.join(folder, name), 'utf8').matchAll(FUNCTION)].map(
        ([, method = '', operation = '']): [string, string] => [
          operation,
          `shop.${camel(name.replace('.ts', ''))}.${method}`,
        ],
      ),
    ),
  ]);
}
