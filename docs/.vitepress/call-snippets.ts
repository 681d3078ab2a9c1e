/** A call of the contract as curl and the SDK write it, from the calls that the SDK's tests make. */
import type { ExpectedCall } from '../../packages/sdk/test/expected-calls.ts';
import { paragraphs } from './markdown.ts';

/** A text as a shell takes it to the letter. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A value as it is written in TypeScript, on one line while it fits. */
function written(value: unknown, indent = ''): string {
  if (value instanceof File) return 'picture';
  if (typeof value === 'string')
    return /^ey[\w-]+\./.test(value) ? 'token' : `'${value.replaceAll("'", String.raw`\'`)}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([name, each]) => (isList ? '' : `${name}: `) + written(each, inner));
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const space = isList ? '' : ' ';
  const line = `${open}${space}${parts.join(', ')}${space}${close}`;
  return line.length <= 72
    ? line
    : `${open}\n${parts.map((part) => `${inner}${part},`).join('\n')}\n${indent}${close}`;
}

function filesOf(value: unknown): File[] | null {
  const files = [value].flat().filter((each) => each instanceof File);
  return files.length > 0 ? files : null;
}

/** The parts of a form, as curl sends them. */
function formOf({ parts = [], args = [] }: ExpectedCall): string[] {
  const fields = args.at(-1) as Record<string, unknown>;
  return [...new Set(parts)].flatMap((name) => {
    const value = Array.isArray(fields) ? fields : fields[name];
    const files = filesOf(value);
    if (files) return files.map((file) => `-F ${quoted(`${name}=@${file.name}`)}`);
    // Null clears a field, which a form says by an empty part.
    const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
    return [`-F ${quoted(`${name}=${text ?? ''}`)}`];
  });
}

export interface DescribedCall {
  expected: ExpectedCall;
  /** As the contract has it: `POST /api/carrito/agregar`. */
  method: string;
  address: string;
  /** Whether somebody may or must be logged in. */
  takesLogin: boolean;
}

function curlOf({ expected, method, address, takesLogin }: DescribedCall): string {
  const { path = address, query = '', json } = expected;
  const words = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "$SHOP${path}${query}"`,
    ...(takesLogin ? ['-H "authorization: Bearer $TOKEN"'] : []),
    ...(json === undefined
      ? formOf(expected)
      : ["-H 'content-type: application/json'", `-d ${quoted(JSON.stringify(json))}`]),
  ];
  return words.join(' \\\n  ');
}

/** Both ways, as tabs. */
export function snippetsOf(call: DescribedCall): string {
  const { fn, args = [] } = call.expected;
  const sdk = `await shop.${fn}(${args.map((each) => written(each)).join(', ')});`;
  return paragraphs(
    '::: code-group',
    `\`\`\`sh [curl]\n${curlOf(call)}\n\`\`\``,
    `\`\`\`ts [SDK]\n${sdk}\n\`\`\``,
    ':::',
  );
}
