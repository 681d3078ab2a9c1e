import { operationsOf, resolve } from './walk.mjs';

const HEADER = '// Generated from openapi/ by `npm run contract`. Do not edit.\n';
const FORM = 'multipart/form-data';

/**
 * The table of operations as TypeScript: a constant for each, so that bundlers drop those that a
 * program does not use, and types of what their functions take.
 */
export function generateOperations(contract) {
  const rows = [...operationsOf(contract)].map((found) => readRow(contract, found));
  const tags = [...new Set(rows.map(({ tag }) => tag))];
  const options = named(rows.map((row) => row.options));
  const inputs = named(rows.flatMap(({ types }) => types));
  return [
    HEADER,
    `import type { ${options} } from './client/options.ts';`,
    `import type { ${inputs} } from './inputs.ts';\n`,
    ...rows.map(
      ({ id, summary, data }) =>
        `/** ${summary}. */\nexport const ${id} = ${literal(data)} as const;\n`,
    ),
    '/** What the function of each operation takes. */',
    'export interface OperationArguments {',
    ...rows.map(({ id, args }) => `  ${id}: [${args}];`),
    '}\n',
    '/** The operations of each tag. */',
    'export interface OperationsByTag {',
    ...tags.map((tag) => `  '${tag}': ${union(rows.filter((row) => row.tag === tag))};`),
    '}\n',
    '/** Operations that change nothing, whatever their HTTP method. */',
    `export type ReadOperation = ${union(rows.filter(({ reads }) => reads))};\n`,
    '/** Operations that change something. */',
    'export type WriteOperation = Exclude<keyof OperationArguments, ReadOperation>;\n',
  ].join('\n');
}

/** The names in a list of types, each once: `Queries['listActivity']` names `Queries`. */
const named = (types) =>
  [...new Set(types.map((type) => type.split('[')[0]))]
    .filter((type) => /^[A-Z]/.test(type))
    .sort()
    .join(', ');

const union = (rows) => rows.map(({ id }) => `'${id}'`).join(' | ');

function readRow(contract, { method, route, operation }) {
  const { operationId: id, summary, tags, security, requestBody } = operation;
  const parameters = (operation.parameters ?? []).map(
    (parameter) => resolve(contract, parameter, '').value,
  );
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const input = type === FORM ? 'form' : type ? 'body' : query.length > 0 ? 'query' : undefined;
  const isOptional = type ? !requestBody.required : !query.some(({ required }) => required);
  const inputType = type ? nameOf(media.schema) : `Queries['${id}']`;
  const isIdempotent = parameters.some(({ name }) => name === 'Idempotency-Key');
  const options = optionsOf(input, isIdempotent);
  const reads = method === 'get' || operation['x-reads'] === true;
  const inPath = [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
    const { schema } = parameters.find((one) => one.in === 'path' && one.name === name);
    const { type: kind, enum: words } = resolve(contract, schema, '').value;
    return [name, words ? nameOf(schema) : kind === 'integer' ? 'number' : kind];
  });
  return {
    id,
    summary,
    tag: tags[0],
    options,
    reads,
    types: [...inPath.map(([, type]) => type), ...(input ? [inputType] : [])],
    data: {
      id,
      method: method.toUpperCase(),
      path: route,
      ...(input && { input }),
      ...(security.length > 0 && { bearer: true }),
      ...(reads && method !== 'get' && { reads }),
    },
    args: [
      ...inPath.map(([name, type]) => `${name}: ${type}`),
      ...(input ? [`${input}${isOptional ? '?' : ''}: ${inputType}`] : []),
      `options?: ${options}`,
    ].join(', '),
  };
}

/** The SDK calls its types of inputs as the contract calls its schemas. */
const nameOf = (schema) => schema.$ref?.split('/').at(-1);

function optionsOf(input, isIdempotent) {
  if (input === 'form') return isIdempotent ? 'IdempotentCallOptions' : 'UploadCallOptions';
  return isIdempotent ? 'CartWriteOptions' : 'CallOptions';
}

function literal(data) {
  const fields = Object.entries(data).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? `'${value}'` : value}`,
  );
  return `{ ${fields.join(', ')} }`;
}
