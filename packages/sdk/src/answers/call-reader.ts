import type { ContractDocument, Operation } from '../contract/index.ts';
import { FILE_SIZE_MAX, JSON_BODY_MAX } from '../domain/index.ts';
import { HttpProblem, invalidFields } from './problem.ts';
import { formReader, type FormLimits, type FormPart } from './read-form.ts';
import { parametersReader, type GivenParameters, type ReadParameters } from './read-parameters.ts';
import { requestTexts } from './texts.ts';
import { valueProblems, type SchemaCheck } from './value-problems.ts';

/** What an operation was called with, checked against the contract: `OperationCall` without its user. */
export interface ReadCall extends ReadParameters {
  /** Files of a form are `{ bytes }`; undefined where nothing was sent and nothing has to be. */
  body: unknown;
}

/** Reads the calls of one operation. Whatever is wrong with one is thrown as an `HttpProblem`. */
export interface CallReader {
  /** A whole request, whatever stands before the path of the operation. Nobody else may have read it. */
  read(request: Request): Promise<ReadCall>;

  // For servers that take requests apart themselves
  readParameters(given: GivenParameters): ReadParameters;
  /** The body of a request that was no form: what its JSON says, undefined without any. */
  readJson(value: unknown): unknown;
  /** The body of a request that was a form. */
  readForm(parts: Iterable<FormPart>): unknown;
  /** Of an operation that takes forms. */
  formLimits: FormLimits | null;
}

/**
 * Prepares the reading of an operation's calls, once for all of them: parameters become what their
 * schemas mean, texts of forms numbers and lists, bodies are held against the contract.
 *
 * A request that tells its length is refused before it is read when it is too large. One that tells
 * none is read whole: where strangers call, refuse it beforehand.
 *
 * @param check See `fieldSentences` for one with Ajv.
 * @example
 * import { listOperations, type ContractDocument } from '@filigrana/sdk/contract';
 * import document from '@filigrana/sdk/openapi.json' with { type: 'json' };
 * const contract = document as unknown as ContractDocument;
 * const search = listOperations(contract).find(({ id }) => id === 'searchCatalog')!;
 * const reader = callReader(contract, search, () => null);
 * const { query } = await reader.read(new Request(`${host}${search.url}?termino=aros`));
 * query; // { termino: 'aros' }
 */
export function callReader(
  document: ContractDocument,
  operation: Operation,
  check: SchemaCheck,
): CallReader {
  const { body } = operation;
  const form = body?.type === 'multipart' ? formReader(document, body.schema, check) : null;
  const readParameters = parametersReader(document, operation, check);

  function readJson(value: unknown): unknown {
    if (!body) return undefined;
    if (form) throw new HttpProblem('UNSUPPORTED_MEDIA', { error: requestTexts.formExpected });
    if (value === undefined && !body.required) return undefined;
    // A missing body is an empty one: the answer then names the fields that are needed.
    const sent = value ?? {};
    const campos = valueProblems(check, body.schema, sent);
    if (campos) throw invalidFields(campos);
    return sent;
  }

  function readForm(parts: Iterable<FormPart>): unknown {
    if (!body) return undefined;
    if (!form) throw new HttpProblem('UNSUPPORTED_MEDIA', { error: requestTexts.jsonExpected });
    return form.read(parts);
  }

  return {
    readParameters,
    readJson,
    readForm,
    formLimits: form?.limits ?? null,
    async read(request) {
      const { pathname, searchParams } = new URL(request.url);
      const parameters = readParameters({
        path: pathValues(operation.url, pathname),
        query: queryValues(searchParams),
        header: headerValues(operation, request),
      });
      const type = mediaType(request);
      const isForm = type === 'multipart/form-data';
      const sent = isForm
        ? readForm(form ? await partsOf(request, form.limits) : [])
        : readJson(await jsonOf(request, type));
      return { ...parameters, body: sent };
    },
  };
}

/** The steps of a path that its pattern names. @throws HttpProblem 400 for a broken escape. */
function pathValues(pattern: string, pathname: string): Record<string, string> {
  const wanted = pattern.split('/').filter(Boolean);
  // Whatever stands before the API belongs to the host.
  const steps = pathname.split('/').filter(Boolean).slice(-wanted.length);
  const values: Record<string, string> = {};
  wanted.forEach((name, index) => {
    if (name.startsWith(':')) values[name.slice(1)] = decode(steps[index] ?? '');
  });
  return values;
}

function decode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch (cause) {
    throw new HttpProblem('VALIDATION', { error: requestTexts.brokenAddress }, { cause });
  }
}

function queryValues(searchParams: URLSearchParams): Record<string, string[]> {
  const names = [...new Set(searchParams.keys())];
  return Object.fromEntries(names.map((name) => [name, searchParams.getAll(name)]));
}

function headerValues({ parameters }: Operation, { headers }: Request): Record<string, unknown> {
  const declared = parameters.filter((parameter) => parameter.in === 'header');
  const names = declared.map(({ name }) => name.toLowerCase());
  return Object.fromEntries(names.map((name) => [name, headers.get(name) ?? undefined]));
}

function mediaType({ headers }: Request): string {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}

function assertLength({ headers }: Request, most: number): void {
  if (Number(headers.get('content-length')) > most) throw new HttpProblem('PAYLOAD_TOO_LARGE');
}

async function jsonOf(request: Request, type: string): Promise<unknown> {
  if (type !== '' && type !== 'application/json') throw unsupportedType();
  assertLength(request, JSON_BODY_MAX);
  const text = await request.text();
  if (text === '') return undefined;
  if (type === '') throw unsupportedType();
  if (new TextEncoder().encode(text).length > JSON_BODY_MAX)
    throw new HttpProblem('PAYLOAD_TOO_LARGE');
  try {
    return JSON.parse(text, refuseProto);
  } catch (cause) {
    throw new HttpProblem('VALIDATION', { error: requestTexts.brokenJson }, { cause });
  }
}

const unsupportedType = () =>
  new HttpProblem('UNSUPPORTED_MEDIA', { error: requestTexts.unsupportedType });

/** Who copies an object with this key may change what all objects are. */
function refuseProto(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('A key that no body may have');
  return value;
}

/** @throws HttpProblem 400 for a broken form, 413 for one with more than its limits. */
async function partsOf(request: Request, limits: FormLimits): Promise<FormPart[]> {
  assertLength(request, limits.bytes);
  const form = await request.formData().catch((cause: unknown) => {
    throw new HttpProblem('VALIDATION', { error: requestTexts.brokenForm }, { cause });
  });
  const parts = [...form.entries()];
  const files = parts.flatMap(([, part]) => (typeof part === 'string' ? [] : [part]));
  if (files.some(({ size }) => size > FILE_SIZE_MAX))
    throw new HttpProblem('PAYLOAD_TOO_LARGE', { error: requestTexts.fileTooLarge });
  if (files.length > limits.files || parts.length - files.length > limits.texts)
    throw new HttpProblem('PAYLOAD_TOO_LARGE');
  return Promise.all(
    parts.map(async ([name, part]) =>
      typeof part === 'string'
        ? { name, text: part }
        : {
            name,
            bytes: new Uint8Array(await part.arrayBuffer()),
            filename: part.name,
            type: part.type,
          },
    ),
  );
}
