import type { OrderEvent } from '@filigrana/sdk/domain';

/** A message that the shop would have sent. */
export type MockMail = { to: string } & (
  | { kind: 'password-reset'; token: string }
  | { kind: 'email-confirmation'; token: string }
  | { kind: 'password-changed' }
  /** To the address that an account has left; null where no link gives it back. */
  | { kind: 'email-left'; token: string | null }
  /** `followToken` follows the order without a login. */
  | { kind: 'order-received'; idPedido: number; followToken: string }
  | { kind: 'order-moved'; idPedido: number; event: OrderEvent; followToken: string }
  /** What becomes of a piece that was paid and gone by then. */
  | { kind: 'missing-decided'; idPedido: number; followToken: string }
  /** Money was given back. */
  | { kind: 'refund-done'; idPedido: number; followToken: string }
  /** To somebody who waits for the piece. */
  | { kind: 'piece-free'; idProducto: number }
  /** `receiptToken` sends the receipt that is asked for. */
  | { kind: 'receipt-requested'; idPedido: number; receiptToken: string }
  | { kind: 'account-closed' }
  | { kind: 'special-order-received'; idPedidoEspecial: number }
  | { kind: 'two-step'; activo: boolean }
  /** `leaveToken` leaves the novedades of the reader. */
  | { kind: 'novedad'; idNovedad: number; asunto: string; leaveToken: string }
);
