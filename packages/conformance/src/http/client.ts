import { operation, type Operation, type OperationId } from '../contract/contract.ts';
import { explain } from '../contract/explain.ts';
import { readSpellings } from '../contract/spellings.ts';
import { Answer } from './answer.ts';
import { Difference, show } from './difference.ts';

export interface RequestOptions {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | readonly string[]>;
  json?: unknown;
  form?: FormData;
  /** Any other body, with its content type. */
  raw?: { type: string; text: string };
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** What a case has heard from the host so far. */
export interface Hearing {
  /** Differences that do not end the case. */
  differences: Set<string>;
  notes: Set<string>;
  /** `operation status` of every answer. */
  heard: Set<string>;
  /** Operations that answered as addresses do which nobody has written yet. */
  absent: Set<OperationId>;
  /** The latest request, in words. */
  asked: string;
  requests: number;
}

export interface ClientOptions {
  host: string;
  fetch: typeof fetch;
  timeoutMs: number;
  /** Refuses to send anything that could change something. */
  readOnly: boolean;
  hearing: Hearing;
}

/** Calls that are no GET and yet change nothing: they are what reading takes. */
const HARMLESS: ReadonlySet<OperationId> = new Set(['login', 'getCart']);

export type Client = <Id extends OperationId>(
  id: Id,
  what: string,
  options?: RequestOptions,
) => Promise<Answer<Id>>;

/**
 * Makes the client of one case. Every answer is compared with the contract, whatever the case wants
 * of it.
 */
export function createClient({ hearing, ...options }: ClientOptions): Client {
  return async <Id extends OperationId>(id: Id, what: string, request: RequestOptions = {}) => {
    const called = operation(id);
    if (options.readOnly && called.method !== 'get' && !HARMLESS.has(id))
      throw new Error(`${id} is sent by a case that is not marked as writing`);
    const path = fillPath(called.url, request);
    const asked = `${called.method.toUpperCase()} ${path}${what && ` ${what}`}`;
    hearing.requests += 1;
    hearing.asked = asked;
    const { status, headers, text } = await send(options, called, path, asked, request);
    hearing.heard.add(`${id} ${status}`);
    const body = parse(text);
    if (isAbsent(status, body)) hearing.absent.add(id);
    judge(called, { asked, status, body, text }, hearing);
    const note = (words: string) => void hearing.notes.add(words);
    return new Answer<Id>({ operation: called, asked, status, headers, body, note });
  };
}

async function send(
  { host, fetch, timeoutMs }: Omit<ClientOptions, 'hearing'>,
  { method }: Operation,
  path: string,
  asked: string,
  { json, form, raw, token, headers }: RequestOptions,
): Promise<{ status: number; headers: Headers; text: string }> {
  const type = raw?.type ?? (json === undefined ? undefined : 'application/json');
  const body = raw?.text ?? form ?? (json === undefined ? undefined : JSON.stringify(json));
  try {
    const response = await fetch(host + path, {
      method: method.toUpperCase(),
      ...(body !== undefined && { body }),
      headers: {
        accept: 'application/json',
        ...(type !== undefined && { 'content-type': type }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    throw new Difference(`${asked}: ${reasonOf(error, timeoutMs)}`);
  }
}

/** Why no answer came, in words. */
export function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`;
  const { cause } = error;
  const detail = cause instanceof Error ? (cause as NodeJS.ErrnoException).code : undefined;
  return `no answer (${detail ?? (cause instanceof Error ? cause.message : error.message)})`;
}

/** A missing thing is told with a code; a missing address by whatever the framework says. */
function isAbsent(status: number, body: unknown): boolean {
  const hasCode = typeof body === 'object' && body !== null && 'code' in body;
  return status === 501 || ((status === 404 || status === 405) && !hasCode);
}

function judge(
  { id, answers }: Operation,
  { asked, status, body, text }: { asked: string; status: number; body: unknown; text: string },
  { differences, notes }: Hearing,
): void {
  const differ = (words: string) => void differences.add(`${asked}: ${words}`);
  const schema = answers.get(status);
  if (schema == null) {
    const known = [...answers.keys()].join(', ');
    return differ(`answered ${status}, which the contract does not list for ${id} (${known})`);
  }
  if (typeof body === 'string' && !text.startsWith('"'))
    return differ(`${status} is not JSON: ${show(text)}`);
  const reasons = explain(schema, body);
  if (reasons.length > 0)
    return differ(`${status} is not as the contract describes it: ${reasons.join('; ')}`);
  const spellings = readSpellings(schema, body);
  for (const fault of spellings.faults) differ(`${status}: ${fault}`);
  for (const note of spellings.notes) notes.add(`${id}: ${note}`);
}

function fillPath(url: string, { params = {}, query = {} }: RequestOptions): string {
  const filled = url.replaceAll(/:(\w+)/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${url} needs ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  ).toString();
  return search ? `${filled}?${search}` : filled;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
