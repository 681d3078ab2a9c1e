import type { OrderEvent } from '@filigrana/sdk/domain';

/** A message that the shop would have sent. */
export type MockMail = { to: string } & (
  | { kind: 'password-reset'; token: string }
  | { kind: 'order-received'; idPedido: number }
  | { kind: 'order-moved'; idPedido: number; event: OrderEvent }
  | { kind: 'account-closed' }
  | { kind: 'special-order-received'; idPedidoEspecial: number }
  | { kind: 'novedad'; idNovedad: number; asunto: string }
);
