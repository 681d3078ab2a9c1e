import { lookUp, type ContractDocument, type Operation } from '@filigrana/sdk/contract';
import type { Dice } from './dice.ts';
import { MadeFile, valueMaker, type Samples } from './made-values.ts';

export interface MadeRequest {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  url: string;
  headers: Record<string, string>;
  payload?: Buffer;
}

type Values = Record<string, unknown>;

/** Values that no field means, and some that only look harmless. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0.1 + 0.2,
  1e308,
  2 ** 53,
  '',
  ' ',
  '\t\n',
  'x'.repeat(20_000),
  '💍'.repeat(3000),
  "'; drop table usuarios; --",
  '{{7*7}}${7*7}<%= 7 %>',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  'a\u0000b',
  '\ud800',
  '\u202eatsoh\u2066',
  'ﷺ'.repeat(500),
  'NaN',
  '1e9999',
  '0x10',
  [],
  [null, [], {}],
  {},
  { $ne: null },
  { toString: 'x', constructor: { prototype: { admin: true } } },
  new MadeFile(new TextEncoder().encode('<svg onload="x">'), '../../x.svg', 'image/svg+xml'),
  new MadeFile(new Uint8Array(0), '', 'application/octet-stream'),
];
const RAW_JSON: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '5',
  '\ufeff{}',
  '{"__proto__":{"rol":2}}',
  '{"constructor":{"prototype":{"rol":2}}}',
  '{"correo":"a@b.c","correo":"d@e.f"}',
  '['.repeat(5000),
  `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
  `{"a":"${'y'.repeat(300_000)}"}`,
  '{"a":1e999999}',
];
const TYPES: readonly string[] = [
  'text/html',
  'application/xml',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded',
  '',
  ';;;',
];
const PATHS: readonly string[] = [
  '0',
  '-1',
  '1.5',
  'abc',
  '2147483648',
  '99999999999999999999',
  '%00',
  '%2e%2e%2f',
  '%F0%9F%92%8D',
  '%E0%A4',
  "1'%20or%20'1'='1",
  'x'.repeat(300),
];

/** How far a request is from what the contract asks for. */
export type Manner = 'valid' | 'nearly' | 'hostile';

/** Writes requests for operations of the contract. */
export function requestMaker(document: ContractDocument, samples: Samples) {
  const make = valueMaker(document, samples);
  const schemaAt = (place: string) => lookUp(document, place) as Values;

  return (chance: Dice, operation: Operation, manner: Manner): MadeRequest => {
    // A request is wrong in one place, so that the others are reached as well.
    const place = manner === 'valid' ? 'nowhere' : chance.pick(['url', 'body', 'body', 'body']);
    const headers: Record<string, string> = {};
    let url = operation.url;
    const query = new URLSearchParams();
    for (const { name, in: where, required, schema } of operation.parameters) {
      const value = make(chance, schemaAt(schema), name);
      const isWrong = place === 'url' && chance.percent(70);
      if (where === 'path') {
        const right = encodeURIComponent(String(value));
        url = url.replace(`:${name}`, isWrong ? chance.pick(PATHS) : right);
      } else if (where === 'query') {
        if (!required && chance.percent(40)) continue;
        for (const item of [value].flat()) query.append(name, asText(item));
        if (isWrong) query.append(name, asText(chance.pick(HOSTILE)));
      } else if (chance.percent(50)) {
        headers[name.toLowerCase()] = isWrong ? 'x'.repeat(300) : String(value);
      }
    }
    if (place === 'url' && chance.percent(20)) query.append('otra', '1');
    const asked = `${url}${query.size > 0 ? `?${query}` : ''}`;
    const method = operation.method.toUpperCase() as MadeRequest['method'];
    const request: MadeRequest = { method, url: asked, headers };
    if (!operation.body) return request;

    const value = make(chance, schemaAt(operation.body.schema));
    const body = place === 'body' ? spoil(chance, manner, value) : value;
    if (operation.body.type === 'json') {
      headers['content-type'] = 'application/json';
      const raw = place === 'body' && manner === 'hostile' && chance.percent(30);
      request.payload = Buffer.from(raw ? chance.pick(RAW_JSON) : toJson(body));
    } else {
      const boundary = 'limite-0123456789';
      headers['content-type'] = `multipart/form-data; boundary=${boundary}`;
      request.payload = formBytes(body, boundary);
      if (place === 'body' && manner === 'hostile' && chance.percent(40))
        request.payload = breakForm(chance, request.payload);
    }
    if (place === 'body' && chance.percent(10)) headers['content-type'] = chance.pick(TYPES);
    return request;
  };
}

/** Changes one field; a hostile request changes several. */
function spoil(chance: Dice, manner: Manner, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const body: Values = { ...value };
  const names = Object.keys(body);
  const times = manner === 'hostile' ? chance.between(1, 4) : 1;
  for (let time = 0; time < times; time += 1) {
    const name = names.length > 0 && chance.percent(90) ? chance.pick(names) : 'otro';
    switch (manner === 'hostile' ? 'replace' : chance.pick(['drop', 'replace', 'longer', 'add'])) {
      case 'drop':
        delete body[name];
        break;
      case 'longer':
        body[name] = asText(body[name] ?? '').padEnd(2500, 'x');
        break;
      case 'add':
        body[`${name}2`] = 1;
        break;
      default:
        body[name] = chance.pick(HOSTILE);
    }
  }
  return body;
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value instanceof MadeFile ? value.name : toJson(value);
}

function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    item instanceof MadeFile ? item.name : item,
  );
}

function formBytes(body: unknown, boundary: string): Buffer {
  const chunks: Buffer[] = [];
  const fields = typeof body === 'object' && body !== null ? Object.entries(body as Values) : [];
  const part = (name: string, item: unknown) => {
    const file = item instanceof MadeFile ? item : null;
    const head = [
      `--${boundary}`,
      `content-disposition: form-data; name="${name}"${file ? `; filename="${file.name}"` : ''}`,
      ...(file ? [`content-type: ${file.type}`] : []),
    ];
    chunks.push(Buffer.from(`${head.join('\r\n')}\r\n\r\n`));
    chunks.push(file ? Buffer.from(file.bytes) : Buffer.from(item === null ? '' : asText(item)));
    chunks.push(Buffer.from('\r\n'));
  };
  for (const [name, value] of fields) {
    const isFiles = Array.isArray(value) && value.some((item) => item instanceof MadeFile);
    for (const item of isFiles ? (value as unknown[]) : [value]) part(name, item);
  }
  chunks.push(Buffer.from(`--${boundary}--\r\n`));
  return Buffer.concat(chunks);
}

/** Cut, doubled, or with a byte turned. */
function breakForm(chance: Dice, bytes: Buffer): Buffer {
  switch (chance.pick(['cut', 'double', 'turn', 'endless'])) {
    case 'cut':
      return bytes.subarray(0, chance.between(0, bytes.length - 1));
    case 'double':
      return Buffer.concat([bytes.subarray(0, bytes.length >> 1), bytes]);
    case 'turn': {
      const turned = Buffer.from(bytes);
      turned[chance.between(0, turned.length - 1)] = chance.between(0, 255);
      return turned;
    }
    default:
      return Buffer.from(bytes.toString('latin1').replaceAll('\r\n\r\n', '\r\n'), 'latin1');
  }
}
