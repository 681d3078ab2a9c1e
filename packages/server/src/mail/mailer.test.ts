import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSmtpInbox } from '../../test/smtp-inbox.ts';
import type { MailFailure, MailMessage, Mailer } from './mailer.ts';
import { memoryMailer } from './memory-mailer.ts';
import { openMailer } from './open-mailer.ts';
import { sendToMany } from './send-to-many.ts';

const from = 'Filigrana <hola@filigrana.test>';
const clock = { now: () => new Date('2026-03-01T12:00:00.000Z') };
const message = (to = 'ana@filigrana.test'): MailMessage => ({
  to,
  subject: 'Recibimos tu pedido',
  text: 'Gracias',
  html: '<p>Gracias</p>',
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'filigrana-mail-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('mail over SMTP', () => {
  let inbox: Awaited<ReturnType<typeof startSmtpInbox>>;
  let mailer: Mailer;
  let failures: MailFailure[];
  const open = (smtpUrl: string): Mailer =>
    openMailer({
      smtpUrl,
      outbox: folder,
      from,
      clock,
      onFailure: (failure) => failures.push(failure),
    });
  beforeEach(async () => {
    failures = [];
    inbox = await startSmtpInbox({ refuses: 'nadie' });
    mailer = open(inbox.url);
  });
  afterEach(async () => {
    await mailer.close();
    await inbox.stop();
  });

  it('reaches its reader with text and HTML', async () => {
    expect(await mailer.send(message())).toBe(true);
    const [received] = inbox.messages;
    expect(received?.to).toEqual(['ana@filigrana.test']);
    expect(received?.raw).toContain('From: Filigrana <hola@filigrana.test>');
    expect(received?.raw).toContain('Subject: Recibimos tu pedido');
    expect(received?.raw).toContain('multipart/alternative');
    expect(received?.raw).toContain('<p>Gracias</p>');
  });

  it('leaves this machine over TLS only, unless the setting says that it need not', async () => {
    // The one address that reaches the inbox and does not say that it stays on this machine.
    const elsewhere = inbox.url.replace('127.0.0.1', '0.0.0.0');
    const demanding = open(elsewhere);
    expect(await demanding.send(message())).toBe(false);
    expect(inbox.messages).toEqual([]);
    expect(failures).toEqual([{ code: 'ETLS', responseCode: expect.any(Number) as number }]);
    await demanding.close();
    const insecure = open(elsewhere.replace('smtp:', 'smtp+insecure:'));
    expect(await insecure.send(message())).toBe(true);
    await insecure.close();
  });

  it('tells mail programs where a newsletter is left', async () => {
    const unsubscribeUrl = 'https://filigrana.test/clientes/baja/7.x';
    await mailer.send({ ...message(), unsubscribeUrl });
    const raw = inbox.messages[0]?.raw;
    expect(raw).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    await mailer.send(message());
    expect(inbox.messages[1]?.raw).not.toContain('List-Unsubscribe');
  });

  it('never turns one address into several, nor a subject into a header', async () => {
    const sneaky = { ...message(), subject: 'Hola\r\nBcc: otro@filigrana.test' };
    await mailer.send(sneaky);
    expect(inbox.messages[0]?.raw).not.toMatch(/^Bcc:/m);
    await mailer.send(message('ana@filigrana.test, otro@filigrana.test'));
    expect(inbox.messages.flatMap(({ to }) => to)).not.toContain('otro@filigrana.test');
  });

  it('carries the name that it was given, so that sending it twice can be noticed', async () => {
    const identity = { id: 'aviso-7', date: new Date('2026-03-01T11:00:00.000Z') };
    await mailer.send({ ...message(), identity });
    expect(inbox.messages[0]?.raw).toContain('Message-ID: <aviso-7.1772362800000@filigrana.test>');
  });

  it('answers false for a refused reader, and logs the code without the address', async () => {
    expect(await mailer.send(message('nadie@filigrana.test'))).toBe(false);
    expect(failures).toEqual([{ code: 'EENVELOPE', responseCode: 550 }]);
  });

  it('answers false when no server listens', async () => {
    const port = createServer().listen(0);
    await once(port, 'listening');
    const address = port.address();
    await new Promise((resolve) => port.close(resolve));
    const lonely = open(`smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
    expect(await lonely.send(message())).toBe(false);
    expect(failures[0]?.code).toBe('ESOCKET');
    await lonely.close();
  });

  it('sends to many through few connections and counts who was reached', async () => {
    const readers = Array.from({ length: 40 }, (_, n) => (n % 10 === 0 ? `nadie${n}` : `ana${n}`));
    const reached = await sendToMany(mailer, readers, (name) => message(`${name}@filigrana.test`));
    expect(reached).toBe(36);
    expect(new Set(inbox.messages.flatMap(({ to }) => to)).size).toBe(36);
    expect(inbox.connections()).toBeLessThanOrEqual(10);
  });
});

describe('mail without SMTP', () => {
  it('is written to the outbox as files in the order of time, with no drafts left', async () => {
    const outbox = path.join(folder, 'outbox');
    const mailer = openMailer({ outbox, from, clock });
    expect(await mailer.send(message())).toBe(true);
    expect(await mailer.send(message('luis@filigrana.test'))).toBe(true);
    const files = await readdir(outbox);
    expect(files).toHaveLength(2);
    for (const file of files) expect(file).toMatch(/^2026-03-01T12-00-00\.000Z-[0-9a-f]{8}\.eml$/);
    const texts = await Promise.all(files.map((file) => readFile(path.join(outbox, file), 'utf8')));
    expect(texts.join()).toContain('To: luis@filigrana.test\r\n');
    expect(texts[0]).toContain('Date: Sun, 01 Mar 2026 12:00:00 +0000\r\n');
  });

  it('is one file when it is sent twice under one name', async () => {
    const outbox = path.join(folder, 'named');
    const mailer = openMailer({ outbox, from, clock });
    const identity = { id: 'aviso-7', date: new Date('2026-03-01T11:00:00.000Z') };
    for (const text of ['Gracias', 'Gracias otra vez'])
      expect(await mailer.send({ ...message(), text, identity })).toBe(true);
    expect(await readdir(outbox)).toEqual(['2026-03-01T11-00-00.000Z-aviso-7.eml']);
  });

  it('is one whole file when two servers write it at once', async () => {
    const outbox = path.join(folder, 'at-once');
    const identity = { id: 'aviso-8', date: new Date('2026-03-01T11:00:00.000Z') };
    const writers = Array.from({ length: 8 }, () =>
      openMailer({ outbox, from, clock }).send({ ...message(), identity }),
    );
    expect(await Promise.all(writers)).toEqual(writers.map(() => true));
    expect(await readdir(outbox)).toEqual(['2026-03-01T11-00-00.000Z-aviso-8.eml']);
  });

  it('answers false when the outbox cannot be written', async () => {
    const outbox = path.join(folder, 'not-a-folder');
    await writeFile(outbox, '');
    const failures: MailFailure[] = [];
    const mailer = openMailer({ outbox, from, clock, onFailure: (f) => failures.push(f) });
    expect(await mailer.send(message())).toBe(false);
    expect(failures).toEqual([{ code: 'ENOTDIR' }]);
  });
});

describe('the mailer for tests', () => {
  it('keeps what it accepts and refuses what it is told to', async () => {
    const mailer = memoryMailer(({ to }) => !to.startsWith('nadie'));
    expect(await mailer.send(message())).toBe(true);
    expect(await mailer.send(message('nadie@filigrana.test'))).toBe(false);
    expect(mailer.sent.map(({ to }) => to)).toEqual(['ana@filigrana.test']);
  });
});
