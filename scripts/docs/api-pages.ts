/** Pages of the contract: one per tag, one with every shape. */
import {
  follow,
  limitsOf,
  propertiesOf,
  typeOf,
  type Answer,
  type Contract,
  type Media,
  type Operation,
  type Parameter,
  type Schema,
} from './contract.ts';
import { code, fenced, paragraphs, slugOf, table, type Page } from './page.ts';

const ROLES: Readonly<Record<number, string>> = {
  1: 'customers',
  2: 'administrators',
  3: 'managers',
};

const schemaLink = (name: string) => `[${code(name)}](doc:api/shapes#${slugOf(name)})`;
/** `shop.cart.add` stands under `shop.cart` in the reference. */
const functionLink = (name: string | undefined) =>
  name === undefined
    ? ''
    : `[${code(name)}](doc:reference/sdk#${slugOf(name.split('.').slice(0, 2).join('.'))})`;
const sentence = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** Pages of the contract; `functions` names the SDK's function of an operation. */
export function apiPages(contract: Contract, functions: ReadonlyMap<string, string>): Page[] {
  const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = contract.tags.map(({ name, description }) => ({
    name,
    description,
    operations: operations.filter(({ operation }) => operation.tags[0] === name),
  }));
  return [
    {
      address: 'api',
      title: 'All calls',
      markdown: paragraphs(
        '# HTTP API',
        `Every call of the contract, version ${contract.info.version}. It is one OpenAPI 3.1 document: \`@filigrana/sdk/openapi.json\` holds it, and every page here is made from it. A running shop shows the same contract on one page at [/api/docs](/api/docs).`,
        contract.info.description ?? '',
        ...tags.map(({ name, description, operations: own }) =>
          paragraphs(
            `## ${name}`,
            description,
            table(
              ['Call', 'What', 'SDK'],
              own.map(({ path, method, operation }) => [
                `[${code(`${method.toUpperCase()} ${path}`)}](doc:api/${name}#${slugOf(operation.operationId)})`,
                operation.summary,
                functionLink(functions.get(operation.operationId)),
              ]),
            ),
          ),
        ),
      ),
    },
    ...tags.map(({ name, description, operations: own }) => ({
      address: `api/${name}`,
      title: name,
      markdown: paragraphs(
        `# ${name}`,
        description,
        ...own.map(({ path, method, operation }) =>
          operationPart(contract, `${method.toUpperCase()} ${path}`, operation, functions),
        ),
      ),
    })),
    shapesPage(contract),
  ];
}

function operationPart(
  contract: Contract,
  call: string,
  operation: Operation,
  functions: ReadonlyMap<string, string>,
): string {
  const { operationId, summary, description, requestBody, responses } = operation;
  const parameters = (operation.parameters ?? []).map((each) =>
    follow(contract, 'parameters', each),
  );
  const sdk = functions.get(operationId);
  return paragraphs(
    `## ${operationId}`,
    fenced('http', call),
    `**${summary}.** ${description ?? ''}`,
    [
      `- Who: ${whoOf(operation)}.`,
      sdk && `- SDK: ${functionLink(sdk)}.`,
      operation['x-extension'] && `- Optional part: ${code(operation['x-extension'])}.`,
    ]
      .filter(Boolean)
      .join('\n'),
    parameters.length > 0 ? paragraphs('### Parameters', parametersTable(parameters)) : '',
    requestBody ? bodyPart(contract, requestBody) : '',
    '### Answers',
    answersTable(contract, responses),
    ...examplesOf(contract, responses),
  );
}

function whoOf(operation: Operation): string {
  const roles = operation['x-roles'];
  if (roles) return roles.map((role) => ROLES[role] ?? String(role)).join(' and ');
  const security = operation.security ?? [];
  if (security.length === 0) return 'anybody, without a token';
  return security.some((each) => Object.keys(each).length === 0)
    ? 'anybody; with a login token, that account'
    : 'whoever is logged in';
}

const parametersTable = (parameters: readonly Parameter[]) =>
  table(
    ['Name', 'In', 'Type', 'Meaning'],
    parameters.map(({ name, in: place, required, schema = {}, description }) => [
      code(name),
      place,
      typeOf(schema, schemaLink),
      sentence(required ? 'Required.' : '', description, limited(schema)),
    ]),
  );

const limited = (schema: Schema) => {
  const limits = limitsOf(schema);
  return limits === '' ? '' : `(${limits})`;
};

const fieldsTable = (contract: Contract, schema: Schema) =>
  table(
    ['Field', 'Type', 'Meaning'],
    propertiesOf(contract, schema).map(([name, property, isRequired]) => [
      code(name),
      typeOf(property, schemaLink),
      sentence(isRequired ? 'Required.' : '', property.description, limited(property)),
    ]),
  );

function bodyPart(contract: Contract, { content }: NonNullable<Operation['requestBody']>): string {
  return paragraphs(
    '### Body',
    ...Object.entries(content).map(([type, media]) =>
      paragraphs(
        sentence(code(type), media.schema?.$ref ? `as ${typeOf(media.schema, schemaLink)}` : ''),
        media.schema ? fieldsTable(contract, media.schema) : '',
        exampleOf(media, 'Example of a body'),
      ),
    ),
  );
}

const codesOf = (media: Media | undefined): string[] => {
  const found = (schema: Schema | undefined): string[] => [
    ...((schema?.properties?.['code']?.enum as string[] | undefined) ?? []),
    ...[...(schema?.allOf ?? []), ...(schema?.oneOf ?? [])].flatMap(found),
  ];
  return [...new Set([...found(media?.schema), ...errorExamples(media)])];
};

const errorExamples = (media: Media | undefined) =>
  Object.keys(media?.examples ?? {}).filter((name) => /^[A-Z_]+$/.test(name));

function answersTable(contract: Contract, responses: Operation['responses']): string {
  return table(
    ['Status', 'Holds', 'When'],
    Object.entries(responses).map(([status, given]) => {
      const answer = follow(contract, 'responses', given);
      const [media] = Object.values(answer.content ?? {});
      const holds =
        Number(status) < 400 && media?.schema
          ? typeOf(media.schema, schemaLink)
          : codesOf(media).map(code).join(' ');
      return [code(status), holds, answer.description ?? ''];
    }),
  );
}

function examplesOf(contract: Contract, responses: Operation['responses']): string[] {
  return Object.entries(responses).flatMap(([status, given]) => {
    const answer: Answer = follow(contract, 'responses', given);
    // Refusals are alike everywhere; those of one operation are worth a look.
    if (Number(status) >= 400 && given.$ref !== undefined && status !== '409') return [];
    return Object.values(answer.content ?? {}).map((media) =>
      exampleOf(media, `Example of ${status}`),
    );
  });
}

function exampleOf({ example, examples }: Media, title: string): string {
  const values = [example, ...Object.values(examples ?? {}).map(({ value }) => value)];
  const shown = values.filter((value) => value !== undefined);
  if (shown.length === 0) return '';
  const blocks = shown.map((value) => fenced('json', JSON.stringify(value, null, 2)));
  return paragraphs(`<details><summary>${title}</summary>`, ...blocks, '</details>');
}

function shapesPage(contract: Contract): Page {
  const shapes = Object.entries(contract.components.schemas).sort(([a], [b]) => a.localeCompare(b));
  return {
    address: 'api/shapes',
    title: 'Shapes',
    markdown: paragraphs(
      '# Shapes',
      'Everything that is sent and answered, by name. Wire names are Spanish, to the letter; amounts are US dollars, dates ISO 8601 in UTC.',
      ...shapes.map(([name, schema]) =>
        paragraphs(
          `## ${name}`,
          schema.description ?? '',
          fieldsTable(contract, schema) || sentence(typeOf(schema, schemaLink), limited(schema)),
        ),
      ),
    ),
  };
}
