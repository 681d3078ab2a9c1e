/** One message to one person. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Names the message: sent twice under one name it is still one. Without it every one is new. */
  identity?: { id: string; date: Date };
  /** Address where one POST leaves the newsletter (RFC 8058); a page for people. */
  unsubscribeUrl?: string;
}

/** What the log may know of a message that was not accepted: nothing about its reader. */
export interface MailFailure {
  /** For example ECONNREFUSED, EAUTH, EENVELOPE. */
  code: string;
  /** Answer of the mail server, when there was one. */
  responseCode?: number | undefined;
}

/** Sends e-mail. Three adapters: SMTP, a folder of .eml files, and memory for tests. */
export interface Mailer {
  /**
   * True once the mail server (or the outbox) has taken the message; false when it refused or could
   * not be reached. Never rejects: mail is a courtesy that must not undo what it tells of.
   */
  send(message: MailMessage): Promise<boolean>;
  /** Lets go of connections. */
  close(): Promise<void>;
}
