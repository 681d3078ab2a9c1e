import type { ExtensionName } from '@filigrana/sdk/contract';

export interface Credentials {
  correo: string;
  contrasena: string;
}

/** A host under test and what may be known about it. */
export interface Target {
  /** Origin, for example `https://api.example.com`; without a slash at the end. */
  host: string;
  administrator?: Credentials | undefined;
  manager?: Credentials | undefined;
  customer?: Credentials | undefined;
  /** Identification of somebody who is on the electoral roll. */
  person?: string | undefined;
  /** Optional parts of the contract that the host has, one by one or all of them. */
  extensions?: 'all' | Partial<Record<ExtensionName, boolean>> | undefined;
  /**
   * Reads mail: the token of the newest link that went to this address, which sets a new password or
   * undoes a change of the e-mail; null when none has arrived (yet). `tokenInMail` finds it in a message.
   */
  resetToken?: ((correo: string) => Promise<string | null> | string | null) | undefined;
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
