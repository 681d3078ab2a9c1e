import type { ExtensionName } from '@filigrana/sdk/contract';
import type { MailedLink } from './fixtures/token-in-mail.ts';

export interface Credentials {
  correo: string;
  contrasena: string;
}

/** A host under test and what may be known about it. */
export interface Target {
  /** Origin, for example `https://api.example.com`; without a slash at the end. */
  host: string;
  /** Login of an administrator; without it, cases that need one are skipped. */
  administrator?: Credentials | undefined;
  /** Login of a manager; without it, the administrator opens an account for one. */
  manager?: Credentials | undefined;
  /** Login of a customer; without it, the run registers one. */
  customer?: Credentials | undefined;
  /**
   * Ids of products on sale, at least three with five pieces or more, for a run without an
   * administrator who could make some. What cases buy of them is not given back.
   */
  products?: readonly number[] | undefined;
  /** Identification of somebody who is on the electoral roll. */
  person?: string | undefined;
  /** Optional parts of the contract that the host has, one by one or all of them. */
  extensions?: 'all' | Partial<Record<ExtensionName, boolean>> | undefined;
  /**
   * Reads mail: the token of the newest link of this kind that went to this address; null when none
   * has arrived (yet). `tokenInMail` finds it in a message.
   */
  mailedToken?:
    | ((correo: string, link: MailedLink) => Promise<string | null> | string | null)
    | undefined;
  /** The time of a host whose clock is not that of this machine: codes of apps depend on it. */
  now?: (() => Date) | undefined;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch | undefined;
}

export interface RunOptions {
  /** Runs the cases that change something too. */
  write?: boolean;
  /** Also those that cannot be undone: banners, mail to real people, the last administrator. */
  disposable?: boolean;
  /** Also those that use up request limits. */
  rateLimits?: boolean;
  /** How long to wait for one answer, milliseconds; 10 000 when absent. */
  timeoutMs?: number;
}

/** The run cannot begin: wrong credentials, or a host that does not answer. */
export class TargetError extends Error {
  override readonly name = 'TargetError';
}
