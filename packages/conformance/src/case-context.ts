import type { Role } from './contract/contract.ts';
import type { Client } from './http/client.ts';
import type { RunOptions, Target } from './target.ts';
import type { Identity } from './fixtures/fresh.ts';

/** Somebody who is logged in. */
export interface Account extends Pick<Identity, 'correo' | 'contrasena'> {
  idUsuario: number | undefined;
  identificacion: string;
  token: string;
  /** The host asks for the current password when the e-mail changes. */
  correoPideContrasena: boolean;
}

/** What a new product needs to point to; asked once per run. */
export interface Choices {
  /** A category of pieces without sizes. */
  idCategoria: number;
  nombreCategoria: string;
  idMaterial: number;
  idPiedra: number;
  /** Names for the form of special orders. */
  material: string;
  piedra: string;
}

/** What a case works with. */
export interface CaseContext {
  target: Target;
  /** What the run may do: which cases, and how long an answer may take. */
  options: RunOptions;
  /** Sends a request; the words say what is special about it. */
  ask: Client;
  /** Opens an address that an answer gave, as a browser does: relative to the host, without login. */
  open(address: string): Promise<{ status: number; type: string }>;
  /** The run's account of this role: the one that was given, or one that was made. */
  account(role: Role): Promise<Account>;
  token(role: Role): Promise<string>;
  choices(): Promise<Choices>;
  /** One of the products that were given, another one each time. */
  givenProduct(): number;
  /**
   * One of two customers that the run made for itself, with an empty cart. What they bought in
   * earlier cases is still theirs.
   */
  customer(which?: 0 | 1): Promise<Account>;
  /** Says something about the host that is no difference. */
  note(text: string): void;
  /** Ends the case: it cannot be judged here. */
  skip(reason: string): never;
  /** Done after the case, last first; what fails is left as it is. */
  later(undo: (ask: Client) => Promise<unknown>): void;
}
