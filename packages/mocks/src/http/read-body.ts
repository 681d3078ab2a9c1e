import {
  fieldTexts,
  HttpProblem,
  invalidFields,
  requestTexts,
  findUnstorable,
} from '@filigrana/sdk/answers';
import type { Operation } from '@filigrana/sdk/contract';
import { contract } from './contract.ts';
import { readForm } from './read-form.ts';
import { checkSchema } from './schema-check.ts';

const JSON_BODY_MAX = 256 * 1024;

/** Reads what an operation is sent. @throws HttpProblem 400, 413 or 415. */
export async function readBody({ body }: Operation, request: Request): Promise<unknown> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'multipart/form-data') {
    if (!body) return undefined;
    if (body.type === 'json')
      throw new HttpProblem('UNSUPPORTED_MEDIA', { error: requestTexts.jsonExpected });
    const { values, files } = await readForm(request, body.schema);
    insist(body.schema, values);
    return { ...values, ...files };
  }
  const json = await readJson(request, type ?? '');
  if (!body) return undefined;
  if (body.type === 'multipart')
    throw new HttpProblem('UNSUPPORTED_MEDIA', { error: requestTexts.formExpected });
  if (json === undefined && !body.required) return undefined;
  // A missing body is an empty one: the answer then names the fields that are needed.
  const value = json === undefined || json === null ? {} : json;
  insist(body.schema, value);
  return value;
}

async function readJson(request: Request, type: string): Promise<unknown> {
  const text = request.body === null ? '' : await request.text();
  if (type !== '' && type !== 'application/json')
    throw new HttpProblem('UNSUPPORTED_MEDIA', { error: requestTexts.unsupportedType });
  if (text === '') return undefined;
  if (type === '')
    throw new HttpProblem('UNSUPPORTED_MEDIA', { error: requestTexts.unsupportedType });
  if (new TextEncoder().encode(text).length > JSON_BODY_MAX)
    throw new HttpProblem('PAYLOAD_TOO_LARGE');
  try {
    if (/"__proto__"\s*:/.test(text)) throw new SyntaxError('A key that no body may have');
    return JSON.parse(text);
  } catch (cause) {
    throw new HttpProblem('VALIDATION', { error: requestTexts.brokenJson }, { cause });
  }
}

/** @throws HttpProblem 400 naming every field that the schema refuses. */
function insist(schema: string, value: unknown): void {
  const unstorable = findUnstorable(value);
  const campos =
    unstorable === null
      ? checkSchema(contract, schema, value)
      : { [unstorable === '' ? 'body' : unstorable]: fieldTexts.characters };
  if (campos) throw invalidFields(campos);
}
