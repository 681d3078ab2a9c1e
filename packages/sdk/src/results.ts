/**
 * What calls that change something answer. Everything that a server may leave out is nullable:
 * a change that was made must not look like a failure because its answer is short.
 */
import type { Cart, Order, Role, SpecialOrderStatus, User } from './entities.ts';

/** The server's own sentence about what it did; null when it sent none. */
export interface Confirmation {
  mensaje: string | null;
}

/** Claims of a login token. */
export interface TokenClaims {
  /** The account that has logged in. */
  idUsuario: number;
  rol: Role;
  /** Id of the login, where the server can end logins. */
  jti?: string | undefined;
}

export interface SessionCreated {
  sessionToken: string;
}

/** Answer of every change of the cart but `changeQuantity`. */
export interface CartChanged extends Confirmation {
  /** Extension: the whole cart after the change. */
  carrito: Cart | null;
}

export interface Purchase extends Confirmation {
  idPedido: number | null;
  pedido: Order | null;
}

export interface ProfileUpdated extends Confirmation {
  usuario: User | null;
}

export interface ResetTokenCheck extends Confirmation {
  valido: boolean;
}

export interface Subscription {
  suscrito: boolean;
  /** The server's own sentence; null when it sent none. */
  message: string | null;
}

/** Answer of accepting, shipping or rejecting an order. */
export interface OrderAction extends Confirmation {
  pedido: Order | null;
}

export interface SpecialOrderReceived extends Confirmation {
  idPedidoEspecial: number | null;
}

export interface SpecialOrderStatusChanged extends Confirmation {
  estado: SpecialOrderStatus | null;
}

export interface FaqCreated {
  idPregunta: number;
}

export interface ProductCreated {
  /** The new `idProducto`. */
  id: number;
  image_url: string | null;
}

export interface ProductUpdated extends Confirmation {
  image_url: string | null;
}

export interface NovedadCreated extends Confirmation {
  idNovedad: number | null;
}

/** The second step of the own login. Extension. */
export interface TwoStepState {
  /** A code is asked for at the login. */
  activo: boolean;
  /** The shop demands it of its staff. */
  exigido: boolean;
  /** Recovery codes that have not been used. */
  codigosRestantes: number;
}

/** A secret for an authenticator app. */
export interface TwoStepSetup {
  /** For typing, in base32. */
  secreto: string;
  /** For a QR code, `otpauth://…`. */
  uri: string;
}

/** Each stands for a code once. They are never told again. */
export interface RecoveryCodes extends Confirmation {
  codigos: string[];
}

/** How many of the subscribed customers' e-mails were accepted. */
export interface NovedadSent {
  enviados: number;
  total: number;
}

export interface StaffCreated extends Confirmation {
  idUsuario: number | null;
}
