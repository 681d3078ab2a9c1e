import { defineCase, type ConformanceCase, type Need } from '../case.ts';
import { operation, type Operation, type OperationId, type Role } from '../contract/contract.ts';
import type { RequestOptions } from '../http/client.ts';
import type { CaseContext } from '../case-context.ts';

/** An id that no host has given yet. */
export const NO_ID = 2_147_483_647;

/** Tokens that open nothing. The last is signed, but not by the host. */
const DEAD_TOKENS = [
  'no-es-un-token',
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpZFVzdWFyaW8iOjEsInJvbCI6Miwic3ViIjoiMSIsImV4cCI6OTk5OTk5OTk5OX0.bm8gZXMgbGEgZmlybWEgZGVsIHNlcnZpZG9y',
] as const;

const ROLE_NAMES: Record<Role, string> = { 1: 'a customer', 2: 'an administrator', 3: 'a manager' };
const NEED_OF: Record<Role, Need> = { 1: 'customer', 2: 'administrator', 3: 'manager' };
const ROLES: readonly Role[] = [1, 2, 3];
/** More than any text of a JSON body could be. */
const LARGE_TEXT = 1024 * 1024;

type Request =
  | RequestOptions
  | ((context: CaseContext) => RequestOptions | Promise<RequestOptions>);

/** How to ask one operation wrongly. */
export interface Refusals {
  operation: OperationId;
  /**
   * A request that is right but for its sender. It names what does not exist wherever it can, so
   * that a host which lets everybody in changes nothing.
   */
  valid?: Request;
  /** Requests that are 400, with what is special about each and the fields to be named. */
  invalid?: readonly (readonly [what: string, request: Request, campos?: readonly string[]])[];
  /** Nothing stands under the ids of `valid`: 404. */
  missing?: boolean;
  /** `valid` without a login is already refused otherwise: no 401 case is made. */
  isOpen?: boolean;
}

/**
 * The cases in which an operation refuses what comes before its own rules: who may call it, what its
 * input must look like, how large and of which kind it may be. One case per status of the contract.
 */
export function refusals({ isOpen = false, ...given }: Refusals): ConformanceCase[] {
  const called = operation(given.operation);
  const has = (status: number) => called.answers.has(status);
  return [
    ...(has(401) && called.roles && !isOpen ? [unauthenticated(called, given)] : []),
    ...(has(403) && called.roles && called.roles.length < ROLES.length
      ? [forbidden(called, given)]
      : []),
    ...(given.invalid || idsOf(called).length > 0 || called.body?.type === 'json'
      ? [invalid(called, given)]
      : []),
    ...(given.missing ? [missing(called, given)] : []),
    ...(called.body?.type === 'json' ? [tooLarge(called, given), otherType(called, given)] : []),
    ...(called.body?.type === 'multipart' ? [otherType(called, given)] : []),
  ];
}

function unauthenticated(called: Operation, given: Refusals): ConformanceCase {
  return generated(called, 401, {
    title: `${called.id} is 401 without a login, and with a token that is dead or forged`,
    needs: [],
    async run(context) {
      const request = await requestOf(context, given.valid);
      (await context.ask(called.id, 'without a token', request)).refused(401);
      for (const token of DEAD_TOKENS)
        (await context.ask(called.id, 'with a forged token', { ...request, token })).refused(401);
    },
  });
}

function forbidden(called: Operation, given: Refusals): ConformanceCase {
  const others = ROLES.filter((role) => !called.roles?.includes(role));
  const names = others.map((role) => ROLE_NAMES[role]).join(' and ');
  return generated(called, 403, {
    title: `${called.id} is 403 FORBIDDEN for ${names}`,
    needs: others.map((role) => NEED_OF[role]),
    async run(context) {
      for (const role of others) {
        const request = await requestOf(context, given.valid);
        const token = await context.token(role);
        const answer = await context.ask(called.id, `as ${ROLE_NAMES[role]}`, {
          ...request,
          token,
        });
        answer.refused(403, { code: 'FORBIDDEN' });
      }
    },
  });
}

function invalid(called: Operation, given: Refusals): ConformanceCase {
  return generated(called, 400, {
    title: `${called.id} is 400 VALIDATION for input that the contract does not allow`,
    needs: needsOf(called),
    async run(context) {
      const token = await tokenOf(context, called);
      const valid = await requestOf(context, given.valid);
      for (const [what, request, campos = []] of given.invalid ?? []) {
        const wrong = { ...token, ...(await requestOf(context, request)) };
        (await context.ask(called.id, `with ${what}`, wrong)).refused(400, { campos });
      }
      if (called.body?.type === 'json') {
        const raw = { type: 'application/json', text: '{"' };
        const broken = { ...valid, ...token, json: undefined, raw };
        (await context.ask(called.id, 'with broken JSON', broken)).refused(400);
      }
      for (const name of idsOf(called)) {
        const params = { ...valid.params, [name]: 'abc' };
        const answer = await context.ask(called.id, '', { ...valid, ...token, params });
        answer.refusedPreferably(400, [404]);
      }
    },
  });
}

function missing(called: Operation, given: Refusals): ConformanceCase {
  return generated(called, 404, {
    title: `${called.id} is 404 NOT_FOUND for what does not exist`,
    needs: needsOf(called),
    async run(context) {
      const request = {
        ...(await tokenOf(context, called)),
        ...(await requestOf(context, given.valid)),
      };
      (await context.ask(called.id, '', request)).refused(404, { code: 'NOT_FOUND' });
    },
  });
}

function tooLarge(called: Operation, given: Refusals): ConformanceCase {
  return generated(called, 413, {
    title: `${called.id} is 413 PAYLOAD_TOO_LARGE for a megabyte of JSON`,
    needs: needsOf(called),
    async run(context) {
      const raw = { type: 'application/json', text: `{"x":"${'x'.repeat(LARGE_TEXT)}"}` };
      const answer = await askRaw(context, called, given, 'with a megabyte of JSON', raw);
      answer.refusedPreferably(413, [400]);
    },
  });
}

function otherType(called: Operation, given: Refusals): ConformanceCase {
  const form = called.body?.type === 'multipart';
  return generated(called, 415, {
    title: `${called.id} is 415 UNSUPPORTED_MEDIA for a body of another type`,
    needs: needsOf(called),
    async run(context) {
      const type = form ? 'application/json' : 'text/plain';
      const raw = { type, text: '{}' };
      const answer = await askRaw(context, called, given, `with a body of ${type}`, raw);
      answer.refusedPreferably(415, [400]);
    },
  });
}

async function askRaw(
  context: CaseContext,
  called: Operation,
  given: Refusals,
  what: string,
  raw: { type: string; text: string },
) {
  const { params } = await requestOf(context, given.valid);
  const token = await tokenOf(context, called);
  return context.ask(called.id, what, { ...token, ...(params && { params }), raw });
}

function generated(
  called: Operation,
  status: number,
  rest: Pick<ConformanceCase, 'title' | 'needs' | 'run'>,
): ConformanceCase {
  const harmless = called.reads || called.id === 'login';
  const id = `${called.tag}.${called.id}-${status}`;
  const needs = [...rest.needs, ...(called.extension === null ? [] : [called.extension])];
  return defineCase({ ...rest, id, statuses: [[called.id, status]], writes: !harmless, needs });
}

function needsOf({ roles }: Operation): Need[] {
  const role = senderOf(roles);
  return role === null ? [] : [NEED_OF[role]];
}

async function tokenOf(context: CaseContext, { roles }: Operation): Promise<{ token?: string }> {
  const role = senderOf(roles);
  return role === null ? {} : { token: await context.token(role) };
}

/** Who sends the request of a guarded operation: an administrator where one may. */
function senderOf(roles: Operation['roles']): Role | null {
  if (!roles) return null;
  return roles.includes(2) ? 2 : (roles[0] ?? null);
}

async function requestOf(context: CaseContext, request: Request = {}): Promise<RequestOptions> {
  return typeof request === 'function' ? request(context) : request;
}

/** Parameters of the path that are ids: numbers that the host gave. */
function idsOf({ url }: Operation): string[] {
  return [...url.matchAll(/:(id(?:[A-Z]\w*)?)(?=\/|$)/g)].map(([, name = '']) => name);
}
