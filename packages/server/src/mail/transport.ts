import type * as nodemailer from 'nodemailer';

/** What sends, loaded and opened for the first message: a shop starts without it. */
export function openWhenSending<Sent>(
  open: (mailer: typeof nodemailer) => nodemailer.Transporter<Sent>,
) {
  let transport: Promise<nodemailer.Transporter<Sent>> | null = null;
  return {
    get: () => (transport ??= import('nodemailer').then(open)),
    close: async () => (await transport)?.close(),
  };
}
