import type { Letter, Signature } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { mailTexts } from './mail-texts.ts';
import type { MailMessage } from './mailer.ts';
import type {
  ConfirmationNews,
  EmailLeftNews,
  FreePiece,
  LeftCart,
  MissingDecided,
  NovedadNews,
  OrderNews,
  PasswordChangedNews,
  PlacedOrder,
  Reader,
  ReceiptRequestNews,
  RefundNews,
  RejectedOrder,
  ResetNews,
  ShippedOrder,
  SpecialOrderNews,
} from './news.ts';

/** The page that leaves the novedades, and the address that mail programs send their POST to. */
export const leavePath = (token: string): string => `/clientes/baja/${token}`;

/** Composes every message of the shop. */
export interface ShopMails {
  orderReceived(order: PlacedOrder): MailMessage;
  orderAccepted(order: OrderNews): MailMessage;
  orderShipped(order: ShippedOrder): MailMessage;
  orderRejected(order: RejectedOrder): MailMessage;
  missingDecided(order: MissingDecided): MailMessage;
  refundDone(refund: RefundNews): MailMessage;
  receiptRequested(request: ReceiptRequestNews): MailMessage;
  receiptReminder(request: ReceiptRequestNews): MailMessage;
  specialOrderReceived(order: SpecialOrderNews): MailMessage;
  pieceFree(piece: FreePiece): MailMessage;
  cartLeft(cart: LeftCart): MailMessage;
  passwordReset(reset: ResetNews): MailMessage;
  twoStepOn(reader: Reader): MailMessage;
  twoStepOff(reader: Reader): MailMessage;
  confirmEmail(confirmation: ConfirmationNews): MailMessage;
  accountClosed(reader: Reader): MailMessage;
  passwordChanged(change: PasswordChangedNews): MailMessage;
  /** To the address that an account has left. */
  emailLeft(change: EmailLeftNews): MailMessage;
  novedad(novedad: NovedadNews): MailMessage;
}

/**
 * @param shop Who signs: the shop's facts.
 * @param siteUrl Public origin of the shop, without a slash at the end.
 * @example await mailer.send(createShopMails(shop, siteUrl).orderAccepted({ correo, nombre, idPedido }));
 */
export function createShopMails(shop: Signature, siteUrl: string): ShopMails {
  const page = (path: string): string => new URL(path, siteUrl).href;
  const profile = page('/clientes/perfil');
  const follow = ({ followToken }: OrderNews): string =>
    page(`/clientes/seguimiento/${encodeURIComponent(followToken)}`);
  const send = ({ receiptToken }: ReceiptRequestNews): string =>
    page(`/clientes/comprobante/${encodeURIComponent(receiptToken)}`);
  const leaving = ({ leaveToken }: Pick<NovedadNews, 'leaveToken'>): string =>
    page(leavePath(encodeURIComponent(leaveToken)));
  const compose = ({ correo }: Pick<Reader, 'correo'>, letter: Letter): MailMessage => ({
    to: correo,
    subject: letter.subject,
    text: letterText(letter, shop),
    html: letterHtml(letter, shop),
  });

  return {
    orderReceived: (order) => compose(order, mailTexts.orderReceived(order, follow(order))),
    orderAccepted: (order) => compose(order, mailTexts.orderAccepted(order, follow(order))),
    orderShipped: (order) => compose(order, mailTexts.orderShipped(order, follow(order))),
    orderRejected: (order) => compose(order, mailTexts.orderRejected(order, follow(order))),
    missingDecided: (order) => compose(order, mailTexts.missingDecided(order, follow(order))),
    refundDone: (refund) => compose(refund, mailTexts.refundDone(refund, follow(refund))),
    receiptRequested: (request) =>
      compose(request, mailTexts.receiptRequested(request, send(request), follow(request))),
    receiptReminder: (request) =>
      compose(request, mailTexts.receiptReminder(request, send(request), follow(request))),
    specialOrderReceived: (order) => compose(order, mailTexts.specialOrderReceived(order, profile)),
    pieceFree: (piece) =>
      compose(piece, mailTexts.pieceFree(piece, page(`/clientes/producto/${piece.idProducto}`))),
    cartLeft: (cart) => {
      const leave = leaving(cart);
      const letter = mailTexts.cartLeft(cart, page('/clientes/carrito'), leave);
      return { ...compose(cart, letter), unsubscribeUrl: leave };
    },
    passwordReset: (reset) => {
      const link = page(`/clientes/restablecer-contrasena/${encodeURIComponent(reset.token)}`);
      return compose(reset, mailTexts.passwordReset(link));
    },
    confirmEmail: (confirmation) => {
      const link = page(`/clientes/confirmar-correo/${encodeURIComponent(confirmation.token)}`);
      return compose(confirmation, mailTexts.confirmEmail(shop.nombre, link));
    },
    twoStepOn: (reader) => compose(reader, mailTexts.twoStepOn(reader, page('/admin'))),
    twoStepOff: (reader) => compose(reader, mailTexts.twoStepOff(reader, page('/admin'))),
    accountClosed: (reader) => compose(reader, mailTexts.accountClosed(reader)),
    passwordChanged: (change) =>
      compose(change, mailTexts.passwordChanged(change, page('/clientes/recuperacion/solicitar'))),
    emailLeft: ({ token, ...reader }) => {
      const link = token && page(`/clientes/deshacer-correo/${encodeURIComponent(token)}`);
      return compose(reader, mailTexts.emailLeft(reader, link));
    },
    novedad: (novedad) => {
      const news = { ...novedad, imagen: novedad.imagen && page(novedad.imagen) };
      const leave = leaving(novedad);
      const letter = mailTexts.novedad(news, page('/clientes/catalogo'), leave);
      return { ...compose(novedad, letter), unsubscribeUrl: leave };
    },
  };
}
