/** Routes, reading and checks, all taken from the contract: what is left to write are the answers. */
import { createRequire } from 'node:module';
import {
  fieldSentence,
  fieldTexts,
  findUnstorable,
  HttpProblem,
  invalidFields,
  readText,
  requestTexts,
} from '@filigrana/sdk/answers';
import {
  kindOf,
  listOperations,
  lookUp,
  propertyKinds,
  type AnswerOf,
  type ContractDocument,
  type Kind,
  type Operation,
  type OperationCall,
  type OperationId,
} from '@filigrana/sdk/contract';
import { FILE_SIZE_MAX, ROLE } from '@filigrana/sdk/domain';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Account } from './shop.ts';

const contract = createRequire(import.meta.url)('@filigrana/sdk/openapi.json') as ContractDocument;
const JSON_MAX = 256 * 1024;

/** A file of a form. */
export type Upload = Uint8Array<ArrayBuffer>;
export type Call<Id extends OperationId> = OperationCall<Id, Account, Upload>;
export type Handlers = { [Id in OperationId]?: (call: Call<Id>) => AnswerOf<Id> };

/** An application of these handlers; every other operation is a 404 until somebody writes it. */
export function serve(handlers: Handlers, accountOf: (token: string) => Account | undefined): Hono {
  const app = new Hono();
  for (const operation of listOperations(contract)) {
    const handler = handlers[operation.id as OperationId] as
      | ((call: Call<OperationId>) => unknown)
      | undefined;
    if (!handler) continue;
    app.on(operation.method.toUpperCase(), operation.url, async (context) => {
      const [, token] = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '') ?? [];
      const user = (token && accountOf(token)) || null;
      if (operation.roles && !user) throw new HttpProblem('UNAUTHENTICATED');
      if (operation.roles && !operation.roles.includes(ROLE.cliente))
        throw new HttpProblem('FORBIDDEN');
      const call = {
        params: readParameters(operation, 'path', (name) => context.req.param(name)),
        query: readParameters(operation, 'query', (name) => context.req.queries(name)),
        body: await readBody(operation, context),
        user,
        idempotencyKey: null,
      };
      const answer = handler(call as unknown as Call<OperationId>);
      return context.json(answer, operation.successStatus as ContentfulStatusCode);
    });
  }
  app.onError((error, context) => {
    const problem = error instanceof HttpProblem ? error : new HttpProblem('INTERNAL');
    if (problem !== error) console.error(error);
    return context.json(problem.body, problem.status as ContentfulStatusCode);
  });
  return app;
}

type Values = Record<string, unknown>;

function readParameters(
  { parameters }: Operation,
  place: 'path' | 'query',
  given: (name: string) => string | string[] | undefined,
): Values {
  const values: Values = {};
  const campos: Record<string, string> = {};
  for (const { name, schema, required } of parameters.filter((one) => one.in === place)) {
    const kind = kindOf(contract, lookUp(contract, schema) as Values);
    const texts = given(name);
    const read = readTexts(texts, kind);
    const problem =
      'problem' in read
        ? read.problem
        : read.value === undefined
          ? required && fieldTexts.required
          : Object.values(check(schema, read.value))[0];
    if (problem) campos[name] = problem;
    else if ('value' in read) values[name] = read.value;
  }
  if (Object.keys(campos).length > 0) throw invalidFields(campos);
  return values;
}

function readTexts(texts: string | string[] | undefined, kind: Kind): ReturnType<typeof readText> {
  if (texts === undefined) return { value: undefined };
  const read = [texts].flat().map((text) => readText(text, { ...kind, list: false }));
  const wrong = read.find((one) => 'problem' in one);
  if (wrong) return wrong;
  const values = read.map((one) => 'value' in one && one.value);
  return { value: kind.list ? values : values[0] };
}

async function readBody({ body }: Operation, { req }: Context): Promise<unknown> {
  if (!body) return undefined;
  const [type = ''] = (req.header('content-type') ?? '').split(';');
  if (body.type === 'json') {
    const text = await req.text();
    if (text !== '' && type !== 'application/json')
      throw new HttpProblem('UNSUPPORTED_MEDIA', { error: requestTexts.jsonExpected });
    if (text.length > JSON_MAX) throw new HttpProblem('PAYLOAD_TOO_LARGE');
    if (text === '' && !body.required) return undefined;
    return insist(body.schema, parse(text || '{}'));
  }
  if (type !== 'multipart/form-data')
    throw new HttpProblem('UNSUPPORTED_MEDIA', { error: requestTexts.formExpected });
  const { values, files } = await readForm(await req.formData(), body.schema);
  return { ...insist(body.schema, values), ...files };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpProblem('VALIDATION', { error: requestTexts.brokenJson });
  }
}

/** Text parts by their kinds, and placeholders for the files, which stand in `files`. */
async function readForm(form: FormData, schema: string) {
  const [values, files]: [Values, Record<string, Upload>] = [{}, {}];
  const campos: Record<string, string> = {};
  const kinds = propertyKinds(contract, schema);
  for (const [name, part] of form.entries()) {
    const kind = kinds.get(name);
    // A file field that was left empty is sent without a name.
    if (typeof part !== 'string' && part.size === 0 && part.name === '') continue;
    if (!kind) campos[name] = fieldTexts.unknown;
    else if (typeof part === 'string') {
      if (part === '' && kind.base === 'file') continue;
      const read = readText(part.replaceAll('\r\n', '\n'), kind);
      if ('problem' in read) campos[name] = read.problem;
      else if (read.value !== undefined) values[name] = read.value;
    } else if (kind.base !== 'file') campos[name] = fieldTexts.noFile;
    else {
      if (part.size > FILE_SIZE_MAX)
        throw new HttpProblem('PAYLOAD_TOO_LARGE', { error: requestTexts.fileTooLarge });
      files[name] = new Uint8Array(await part.arrayBuffer());
      values[name] = '';
    }
  }
  if (Object.keys(campos).length > 0) throw invalidFields(campos);
  return { values, files };
}

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
formats.default(ajv);
ajv.addSchema(contract, 'contract.json');

/** What is wrong with a value by the contract: a sentence for each field. */
function check(schema: string, value: unknown): Record<string, string> {
  const place = schema.split('/').map(encodeURIComponent).join('/');
  const validate = ajv.getSchema(`contract.json#${place}`);
  if (!validate || validate(value)) return {};
  const errors = (validate.errors ?? []).filter(
    ({ keyword }) => !/^(anyOf|oneOf|if)$/.test(keyword),
  );
  return Object.fromEntries(
    errors.map((error) => [fieldOf(error), fieldSentence(error)]).reverse(),
  );
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const { missingProperty, additionalProperty } = params as Record<string, string | undefined>;
  const steps = [...instancePath.split('/').slice(1), missingProperty ?? additionalProperty ?? ''];
  return steps.filter(Boolean).join('.') || 'body';
}

function insist(schema: string, value: unknown): Values {
  const campos = check(schema, value);
  const unstorable = findUnstorable(value);
  if (unstorable !== null) campos[unstorable || 'body'] = fieldTexts.characters;
  if (Object.keys(campos).length > 0) throw invalidFields(campos);
  return value as Values;
}
