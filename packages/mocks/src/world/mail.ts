import type { OrderEvent } from '@filigrana/sdk/domain';

/** A message that the shop would have sent. */
export type MockMail = { to: string } & (
  | { kind: 'password-reset'; token: string }
  | { kind: 'email-confirmation'; token: string }
  | { kind: 'password-changed' }
  /** To the address that an account has left; null where no link gives it back. */
  | { kind: 'email-left'; token: string | null }
  | { kind: 'order-received'; idPedido: number }
  | { kind: 'order-moved'; idPedido: number; event: OrderEvent }
  | { kind: 'account-closed' }
  | { kind: 'special-order-received'; idPedidoEspecial: number }
  | { kind: 'two-step'; activo: boolean }
  /** `leaveToken` leaves the novedades of the reader. */
  | { kind: 'novedad'; idNovedad: number; asunto: string; leaveToken: string }
);
