import { isLoopback } from '../config/network-of.ts';
import type { MailFailure, Mailer } from './mailer.ts';
import { toMime } from './mime.ts';
import { openWhenSending } from './transport.ts';

export interface SmtpSettings {
  /**
   * `smtp://user:password@host:587` (no letter leaves this machine without TLS), `smtps://…`, or
   * `smtp+insecure://…`, which takes a server without TLS too.
   */
  url: string;
  /** Sender, for example `Filigrana <hola@filigrana.test>`. */
  from: string;
  onFailure?: (failure: MailFailure) => void;
}

/** Sends over SMTP through a small pool of connections that gives up on silent servers. */
export function openSmtpMailer({ url, from, onFailure = () => {} }: SmtpSettings): Mailer {
  const { protocol, hostname } = new URL(url);
  const transport = openWhenSending(({ createTransport }) =>
    createTransport({
      url: url.replace(/^smtp\+insecure:/, 'smtp:'),
      requireTLS: protocol === 'smtp:' && !isLoopback(hostname),
      pool: true,
      maxConnections: 3,
      maxRequeues: 1,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    }),
  );
  return {
    async send(message) {
      try {
        const { accepted } = await (await transport.get()).sendMail(toMime(message, from));
        return accepted.length > 0;
      } catch (error) {
        onFailure(describeFailure(error));
        return false;
      }
    },
    close: transport.close,
  };
}

/** Keeps the codes and drops the sentence, which may quote the reader's address. */
function describeFailure(error: unknown): MailFailure {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return {
    code: typeof code === 'string' ? code : 'EUNKNOWN',
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
  };
}
