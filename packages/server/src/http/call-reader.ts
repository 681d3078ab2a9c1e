import {
  fieldTexts,
  HttpProblem,
  invalidFields,
  requestTexts,
  findUnstorable,
  readText,
} from '@filigrana/sdk/answers';
import {
  kindOf,
  lookUp,
  propertyKinds,
  type ContractDocument,
  type Kind,
  type Operation,
  type Parameter,
} from '@filigrana/sdk/contract';
import type { FastifyRequest } from 'fastify';
import { largestForm, readForm } from './multipart.ts';
import type { Validator } from './validator.ts';

type Values = Record<string, unknown>;

/** Input of one operation, checked against the contract. */
interface Input {
  params: Values;
  query: Values;
  headers: Values;
  body: unknown;
}

export interface CallReader {
  /** @throws HttpProblem naming every field that is wrong. */
  read(request: FastifyRequest): Promise<Input>;
  /** Bytes above which the body is not even looked at; null where the usual limit applies. */
  largestBody: number | null;
}

/** Prepares the reading of an operation's input once, when the server starts. */
export function callReader(
  operation: Operation,
  document: ContractDocument,
  validator: Validator,
): CallReader {
  const readers = (['path', 'query', 'header'] as const).map((place) =>
    parametersReader(
      operation.parameters.filter((parameter) => parameter.in === place),
      document,
      validator,
    ),
  );
  const [readPath, readQuery, readHeaders] = readers as [Reader, Reader, Reader];
  const body = bodyReader(operation.body, document, validator);
  return {
    largestBody: body.largest,
    async read(request) {
      const params = readPath(request.params as Values);
      const query = readQuery(request.query as Values, { strict: true });
      const headers = readHeaders(request.headers);
      return { params, query, headers, body: await body.read(request) };
    },
  };
}

type Reader = (given: Values, options?: { strict: boolean }) => Values;

function parametersReader(
  parameters: Parameter[],
  document: ContractDocument,
  validator: Validator,
): Reader {
  const declared = parameters.map((parameter) => ({
    ...parameter,
    // Node hands header names over in lower case.
    key: parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name,
    kind: kindOf(document, lookUp(document, parameter.schema) as Values),
    check: validator.check(parameter.schema),
  }));
  const names = new Set(declared.map(({ name }) => name));
  return (given, { strict } = { strict: false }) => {
    const values: Values = {};
    const campos = noFields();
    for (const { name, key, kind, required, check } of declared) {
      const read = readTexts(given[key], kind);
      const problem =
        'problem' in read
          ? read.problem
          : read.value === undefined
            ? required && fieldTexts.required
            : findUnstorable(read.value) !== null
              ? fieldTexts.characters
              : Object.values(check(read.value) ?? {})[0];
      if (problem) campos[name] = problem;
      else if ('value' in read && read.value !== undefined) values[name] = read.value;
    }
    if (strict) {
      for (const name of Object.keys(given)) {
        // Where there are filters, an unknown name is refused: a misspelt filter must not look like
        // one that found everything. Elsewhere unknown names do no harm.
        const isRefused = names.size > 0 || name === '__proto__';
        if (isRefused && !names.has(name)) campos[name] = fieldTexts.unknown;
      }
    }
    if (Object.keys(campos).length > 0) throw invalidFields(campos);
    return values;
  };
}

/** Wrong fields by name, also by one that every object has. */
const noFields = () => Object.create(null) as Record<string, string>;

/** Reads a parameter that came once, several times or not at all. */
function readTexts(given: unknown, kind: Kind): { value: unknown } | { problem: string } {
  if (given === undefined) return { value: undefined };
  const texts = [given].flat().map(String);
  if (!kind.list) {
    const [text = '', ...more] = texts;
    return more.length > 0 ? { problem: fieldTexts.repeated } : readText(text, kind);
  }
  const values: unknown[] = [];
  for (const text of texts) {
    const read = readText(text, kind);
    if ('problem' in read) return read;
    values.push(read.value);
  }
  return { value: values };
}

interface BodyReader {
  read(request: FastifyRequest): Promise<unknown>;
  largest: number | null;
}

function bodyReader(
  declared: Operation['body'],
  document: ContractDocument,
  validator: Validator,
): BodyReader {
  if (!declared) return { read: () => Promise.resolve(undefined), largest: null };
  const check = validator.check(declared.schema);
  const insist = (value: unknown) => {
    const unstorable = findUnstorable(value);
    const campos =
      unstorable === null
        ? check(value)
        : { [unstorable === '' ? 'body' : unstorable]: fieldTexts.characters };
    if (campos) throw invalidFields(campos);
  };
  if (declared.type === 'json') {
    return {
      largest: null,
      async read(request) {
        if (request.isMultipart()) {
          throw new HttpProblem('UNSUPPORTED_MEDIA', { error: requestTexts.jsonExpected });
        }
        if (request.body === undefined && !declared.required) return undefined;
        // A missing body is an empty one: the answer then names the fields that are needed.
        const body = request.body ?? {};
        insist(body);
        return body;
      },
    };
  }
  const kinds = propertyKinds(document, declared.schema);
  return {
    largest: largestForm(kinds),
    async read(request) {
      if (!request.isMultipart()) {
        throw new HttpProblem('UNSUPPORTED_MEDIA', { error: requestTexts.formExpected });
      }
      const { values, files } = await readForm(request, kinds);
      insist(values);
      return { ...values, ...files };
    },
  };
}
