export { escapeHtml } from './escape-html.ts';
export type { MailFailure, MailMessage, Mailer } from './mailer.ts';
export { memoryMailer, type MemoryMailer } from './memory-mailer.ts';
export { openMailer, type MailSettings } from './open-mailer.ts';
export { mailLink } from './mail-link.ts';
export { sendPatiently } from './send-patiently.ts';
export { sendToMany } from './send-to-many.ts';
export { createShopMails, leavePath, type ShopMails } from './shop-mails.ts';
export type {
  ConfirmationNews,
  NovedadNews,
  OrderNews,
  PlacedOrder,
  Reader,
  ResetNews,
  SpecialOrderNews,
} from './news.ts';
