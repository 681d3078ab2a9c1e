/** Pages of the contract's calls, one per tag: who may make them, their answers, the function of the SDK. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EXPECTED_CALLS } from '../../packages/sdk/test/expected-calls.ts';
import { snippetsOf } from './call-snippets.ts';
import { code, list, paragraphs, slugOf, table } from './markdown.ts';
import { root } from './root.ts';

interface Schema {
  properties?: Record<string, { enum?: string[] }>;
  allOf?: Schema[];
  oneOf?: Schema[];
}
interface Answer {
  $ref?: string;
  description?: string;
  content?: Record<string, { schema?: Schema; examples?: object }>;
}
interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: object[];
  'x-roles'?: number[];
  'x-extension'?: string;
  responses: Record<string, Answer>;
}
interface Contract {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Answer> };
}

const ROLES = ['', 'customers', 'administrators', 'managers'];
const contract = JSON.parse(
  readFileSync(path.join(root, 'packages/sdk/openapi.json'), 'utf8'),
) as Contract;

/** Codes that a refusal may carry. */
const codesIn = ({ properties, allOf = [], oneOf = [] }: Schema = {}): string[] => [
  ...(properties?.['code']?.enum ?? []),
  ...[...allOf, ...oneOf].flatMap(codesIn),
];

const resolved = (given: Answer): Answer =>
  contract.components.responses[given.$ref?.split('/').at(-1) ?? ''] ?? given;

function codesOf(given: Answer): string[] {
  const codes = Object.values(resolved(given).content ?? {}).flatMap(
    ({ schema, examples = {} }) => [
      ...codesIn(schema),
      ...Object.keys(examples).filter((name) => /^[A-Z_]+$/.test(name)),
    ],
  );
  return [...new Set(codes)];
}

function answerRow([status, given]: [string, Answer]): string[] {
  return [code(status), list(codesOf(given)), resolved(given).description ?? ''];
}

function whoOf({ 'x-roles': roles, security = [] }: Operation): string {
  if (roles) return roles.map((role) => ROLES[role]).join(' and ');
  if (security.length === 0) return 'anybody, without a token';
  const isOpen = security.some((each) => Object.keys(each).length === 0);
  return isOpen ? 'anybody; with a login token, that account' : 'whoever is logged in';
}

/** A call of the SDK, as the SDK's tests make it. */
function expectedOf({ operationId }: Operation) {
  const call = EXPECTED_CALLS[operationId];
  if (!call) throw new Error(`No function of ${operationId}.`);
  return call;
}
const sdkOf = (operation: Operation) => `shop.${expectedOf(operation).fn}`;

const takesLogin = ({ 'x-roles': roles, security = [] }: Operation) =>
  roles !== undefined || security.some((each) => Object.keys(each).length > 0);

/** Opened, it is a form that calls the mocks; the theme fills it. */
const tryOf = ({ operationId }: Operation) =>
  `<details class="play" data-play="call" data-about="${operationId}"><summary>Try ${operationId}</summary><div class="play-place"></div></details>`;

const calls = Object.entries(contract.paths).flatMap(([address, methods]) =>
  Object.entries(methods).map(([name, operation]) => {
    const method = name.toUpperCase();
    return { call: `${method} ${address}`, method, address, operation };
  }),
);

/** Operations that may answer an error code, linked. */
export const callsAnswering = (problem: string): string[] =>
  calls
    .filter(({ operation }) =>
      Object.entries(operation.responses).some((answer) => codesOf(answer[1]).includes(problem)),
    )
    .map(
      ({ operation }) =>
        `[${code(operation.operationId)}](/http/${operation.tags[0]}#${slugOf(operation.operationId)})`,
    );

/** The pages by their file names. */
export function callPages(): Map<string, string> {
  const overview = contract.tags.map(({ name, description }) => {
    const own = calls.filter(({ operation }) => operation.tags[0] === name);
    const rows = own.map(({ call, operation }) => [
      `[${code(call)}](./${name}.md#${slugOf(operation.operationId)})`,
      operation.summary,
      code(sdkOf(operation)),
    ]);
    const told = own.map(({ call, method, address, operation }) =>
      paragraphs(
        `## ${operation.operationId}`,
        `**${code(call)}**`,
        `${operation.summary}. ${operation.description ?? ''}`,
        `Who: ${whoOf(operation)}. SDK: [${code(sdkOf(operation))}](/reference/sdk/functions/createShop).`,
        snippetsOf({
          expected: expectedOf(operation),
          method,
          address,
          takesLogin: takesLogin(operation),
        }),
        tryOf(operation),
        operation['x-extension'] ? `Optional part: ${code(operation['x-extension'])}.` : '',
        table(['Status', 'Codes', 'When'], Object.entries(operation.responses).map(answerRow)),
      ),
    );
    return {
      page: [`${name}.md`, paragraphs(`# ${name}`, description, ...told)] as const,
      part: paragraphs(
        `## [${name}](./${name}.md)`,
        description,
        table(['Call', 'What', 'SDK'], rows),
      ),
    };
  });
  const intro =
    'Every call of the contract, with its statuses. Bodies, fields and examples of all of them stand [on one page](../contract.html){target="_self"}, which a running shop shows at `/api/docs` too; `@filigrana/sdk/openapi.json` is the document. In the snippets `$SHOP` is where a shop runs (`http://localhost:3000`), `$TOKEN` the `token` of a login, `shop` what `createShop` gave you and `picture` a `File`.';
  return new Map([
    ['index.md', paragraphs('# HTTP API', intro, ...overview.map(({ part }) => part))],
    ...overview.map(({ page }) => page),
  ]);
}
