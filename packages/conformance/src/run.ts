import { NEEDS, type ConformanceCase } from './case.ts';
import type { Role } from './contract/contract.ts';
import type { Client, Hearing } from './http/client.ts';
import { Difference, Skipped } from './http/difference.ts';
import { clientOf, newHearing, openAddress } from './http/target-client.ts';
import { missingNeed } from './needs.ts';
import type { RunOptions, Target } from './target.ts';
import { newCustomer, newStaff, signIn } from './fixtures/accounts.ts';
import { askChoices } from './fixtures/products.ts';
import type { Account, Choices, CaseContext } from './case-context.ts';

export type Outcome = 'passed' | 'different' | 'skipped';

/** How a host did in one case. */
export interface CaseResult {
  /** Id of the case, for example `cart.stock-exceeded`. */
  id: string;
  /** Tag of the contract's operations that the case is about. */
  tag: string;
  /** What the host must do, as a sentence. */
  title: string;
  /** Whether the host does it; `different` where it does something else. */
  outcome: Outcome;
  /** What the host does otherwise; empty unless the outcome is `different`. */
  differences: string[];
  /** What the contract allows, but the reference server does not do. */
  notes: string[];
  /** Why the case was skipped; null unless it was. */
  skipped: string | null;
  /** `operation status` of every answer that the case saw. */
  heard: string[];
  /** Operations that answered as if nobody had written them yet: 501, or 404 and 405 without a code. */
  absent: string[];
  /** Requests that the case sent. */
  requests: number;
  /** How long the case took, milliseconds. */
  milliseconds: number;
}

/** A run of several cases that share accounts on one host. */
export interface Run {
  /** Runs one case; never rejects. Cases of one run go one after the other. */
  run(wanted: ConformanceCase): Promise<CaseResult>;
}

/**
 * Prepares a run without asking the host anything yet.
 *
 * @param target What is known of the host.
 * @param options What the run may do; only read unless given.
 * @example
 * const run = startRun({ host, administrator: { correo, contrasena } }, { write: true });
 * const { outcome, differences } = await run.run(cases[0]);
 */
export function startRun(target: Target, options: RunOptions = {}): Run {
  /** What is made for several cases is heard here. */
  const aside = newHearing();
  const shared = sharedBetweenCases(target, options, aside);
  const hide = hider(target);
  return {
    async run(wanted) {
      const started = performance.now();
      aside.absent.clear();
      const hearing = newHearing();
      const undo: ((ask: Client) => Promise<unknown>)[] = [];
      const end = await outcomeOf(hearing, () => {
        const missing = missingNeed(wanted, target, options);
        if (missing !== null) throw new Skipped(missing);
        const ask = clientOf(target, { ...options, write: wanted.writes }, hearing);
        return wanted.run(worldOf(target, options, { ask, hearing, undo, shared }));
      });
      await cleanUp(undo, clientOf(target, options, newHearing()));
      const differences = [...hearing.differences, ...end.differences].map(hide);
      const { id, tag, title } = wanted;
      return {
        id,
        tag,
        title,
        outcome: differences.length > 0 ? 'different' : end.skipped === null ? 'passed' : 'skipped',
        differences,
        notes: [...hearing.notes].map(hide),
        skipped: differences.length > 0 ? null : end.skipped,
        heard: [...hearing.heard],
        absent: [...hearing.absent, ...aside.absent],
        requests: hearing.requests,
        milliseconds: Math.round(performance.now() - started),
      };
    },
  };
}

/** Takes the passwords that were given out of a text: no report ever prints them. */
function hider({ administrator, manager, customer }: Target): (text: string) => string {
  const secrets = [administrator, manager, customer].flatMap((given) => given?.contrasena || []);
  return (text) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}

async function outcomeOf(
  hearing: Hearing,
  run: () => Promise<void>,
): Promise<{ differences: string[]; skipped: string | null }> {
  try {
    await run();
    return { differences: [], skipped: null };
  } catch (error) {
    if (error instanceof Skipped) return { differences: [], skipped: error.message };
    if (error instanceof Difference) return { differences: [error.message], skipped: null };
    // An answer of another shape, over which the case stumbled; what is odd about it may be told already.
    if (hearing.differences.size > 0) return { differences: [], skipped: null };
    const reason = error instanceof Error ? error.message : String(error);
    return { differences: [`${hearing.asked}: the case cannot go on (${reason})`], skipped: null };
  }
}

interface Shared {
  account(role: Role): Promise<Account>;
  /** A customer of the run, by number. */
  made(which: number): Promise<Account>;
  choices(): Promise<Choices>;
}

function sharedBetweenCases(target: Target, options: RunOptions, hearing: Hearing): Shared {
  const ask = clientOf(target, options, hearing);
  const accounts = new Map<Role, Promise<Account>>();
  const choices = new Map<'choices', Promise<Choices>>();
  const account = (role: Role) => keep(accounts, role, () => open(role));
  const token = async (role: Role) => (await account(role)).token;
  const open = (role: Role): Promise<Account> => {
    const given = { 1: target.customer, 2: target.administrator, 3: target.manager }[role];
    if (given) return signIn(ask, given);
    if (role === 2) throw new Skipped(`needs ${NEEDS.administrator}`);
    return role === 1 ? made(0) : newStaff({ ask, token }, 3);
  };
  const customers = new Map<number, Promise<Account>>();
  const made = (which: number) => keep(customers, which, () => newCustomer({ ask }));
  return { account, made, choices: () => keep(choices, 'choices', () => askChoices(ask)) };
}

/** Makes something once; what failed is tried again by the next who needs it. */
function keep<Key, Value>(
  kept: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const found = kept.get(key) ?? make();
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  return found;
}

function worldOf(
  target: Target,
  options: RunOptions,
  parts: {
    ask: Client;
    hearing: Hearing;
    undo: ((ask: Client) => Promise<unknown>)[];
    shared: Shared;
  },
): CaseContext {
  const { ask, hearing, undo, shared } = parts;
  let taken = 0;
  return {
    target,
    options,
    ask,
    account: shared.account,
    choices: shared.choices,
    givenProduct() {
      const idProducto = target.products?.[taken++];
      if (idProducto === undefined) throw new Skipped(`needs ${NEEDS.pieces}`);
      return idProducto;
    },
    async customer(which = 0) {
      const customer = await shared.made(which);
      // Between the cases: whether emptying works is for its own case to tell.
      const aside = clientOf(target, options, newHearing());
      await aside('emptyCart', '', { token: customer.token, json: {} }).catch(() => {});
      return customer;
    },
    token: async (role) => (await shared.account(role)).token,
    open: (address) => openAddress(target, options, address),
    note: (text) => void hearing.notes.add(text),
    skip: (reason) => {
      throw new Skipped(reason);
    },
    later: (work) => void undo.unshift(work),
  };
}

async function cleanUp(
  undo: readonly ((ask: Client) => Promise<unknown>)[],
  ask: Client,
): Promise<void> {
  // What cannot be undone stays; the case has already been judged.
  for (const work of undo) await work(ask).catch(() => {});
}
