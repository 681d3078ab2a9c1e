import type { ExtensionName } from './extensions.ts';

/** The parts of an OpenAPI 3.1 document that whoever answers calls reads. */
export interface ContractDocument {
  openapi: string;
  paths: Record<string, Partial<Record<Method, OperationObject>>>;
  components?: Record<string, Record<string, unknown>>;
}

type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';

interface OperationObject {
  operationId: string;
  tags: string[];
  parameters?: (ParameterObject | Ref)[];
  requestBody?: { required?: boolean; content: Record<string, unknown> };
  responses: Record<string, ResponseObject | Ref>;
  'x-roles'?: number[];
  'x-extension'?: ExtensionName;
  'x-reads'?: true;
}
interface Ref {
  $ref: string;
}
interface ParameterObject {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
}
interface ResponseObject {
  content?: Record<string, unknown>;
}

/** One declared parameter; `schema` is a JSON pointer into the document. */
export interface Parameter extends ParameterObject {
  schema: string;
}

/** One operation of the contract, with pointers to its schemas. */
export interface Operation {
  /** operationId in the contract, for example `getCart`. */
  id: string;
  /** Tag under which the contract lists it, for example `cart`. */
  tag: string;
  /** HTTP method, in lower case. */
  method: Method;
  /** Path in the router's spelling, for example `/api/clientes/catalogo/:id`. */
  url: string;
  /** Who may call it; null for everybody. */
  roles: readonly number[] | null;
  /** The optional part that it belongs to; null when every backend has it. */
  extension: ExtensionName | null;
  /** Changes nothing, whatever its method. */
  reads: boolean;
  parameters: Parameter[];
  /** How the body travels, whether it has to, and a pointer to its schema; null where there is none. */
  body: { type: 'json' | 'multipart'; required: boolean; schema: string } | null;
  /** The first success status that the contract names. */
  successStatus: number;
  /** JSON schema of the answer for each declared status; null where there is no JSON. */
  answers: Map<number, string | null>;
}

const METHODS: readonly Method[] = ['get', 'put', 'post', 'delete', 'patch'];
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';

/** Every operation of the contract, in its order. */
export function listOperations(document: ContractDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [readOperation(document, path, method, operation)] : [];
    }),
  );
}

function readOperation(
  document: ContractDocument,
  path: string,
  method: Method,
  operation: OperationObject,
): Operation {
  const here = pointer('paths', path, method);
  const answers = new Map(
    Object.entries(operation.responses).map(([status, response]) => {
      const [place, { content }] = follow<ResponseObject>(
        document,
        `${here}${pointer('responses', status)}`,
        response,
      );
      const schema = content?.[JSON_TYPE] ? place + pointer('content', JSON_TYPE, 'schema') : null;
      return [Number(status), schema] as const;
    }),
  );
  const success = [...answers.keys()].find((status) => status >= 200 && status < 300);
  if (success === undefined) throw new Error(`${operation.operationId} declares no success status`);
  return {
    id: operation.operationId,
    tag: operation.tags[0] ?? '',
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    roles: operation['x-roles'] ?? null,
    extension: operation['x-extension'] ?? null,
    reads: method === 'get' || operation['x-reads'] === true,
    parameters: (operation.parameters ?? []).map((parameter, index) => {
      const place = `${here}${pointer('parameters', String(index))}`;
      const [found, declared] = follow<ParameterObject>(document, place, parameter);
      return { ...declared, schema: `${found}/schema` };
    }),
    body: readBody(here, operation),
    successStatus: success,
    answers,
  };
}

function readBody(here: string, { requestBody }: OperationObject): Operation['body'] {
  if (!requestBody) return null;
  const type = FORM_TYPE in requestBody.content ? 'multipart' : 'json';
  return {
    type,
    required: requestBody.required ?? false,
    schema:
      here + pointer('requestBody', 'content', type === 'json' ? JSON_TYPE : FORM_TYPE, 'schema'),
  };
}

/** Where something stands, one reference followed, and what stands there. */
function follow<T extends object>(
  document: ContractDocument,
  place: string,
  value: T | Ref,
): [place: string, value: T] {
  if (!('$ref' in value)) return [place, value];
  const target = value.$ref.slice(1);
  return [target, lookUp(document, target) as T];
}

/**
 * What a JSON pointer of the document points to.
 *
 * @param document The contract.
 * @param place The pointer, for example `/components/schemas/Cart`.
 */
export function lookUp(document: ContractDocument, place: string): unknown {
  let found: unknown = document;
  for (const step of place.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  }
  return found;
}

function pointer(...steps: string[]): string {
  return steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
