import { describe, expect, test } from 'vitest';
import { readConfig, THIS_MACHINE } from './config.ts';

const read = (env: Record<string, string> = {}) => readConfig(env, '/srv/tienda');

describe('readConfig', () => {
  test('every setting has a default that starts the demo shop', () => {
    expect(read()).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/srv/tienda/data',
      databaseUrl: '/srv/tienda/data/filigrana.db',
      seed: 'demo',
      isPublic: false,
      tokenSecret: undefined,
      tokenDays: 7,
      staffLogins: { idleHours: 12, twoStep: 'optional' },
      rollLookup: true,
      holdMinutes: 30,
      receiptMonths: 24,
      receiptHours: 48,
      smtpUrl: undefined,
      mailFrom: undefined,
      publicUrl: undefined,
      s3: undefined,
      quarantineDays: 30,
      corsOrigins: [THIS_MACHINE],
      trustProxy: false,
      shopFile: '/srv/tienda/shop.json',
      demoFacts: true,
      logLevel: 'info',
    });
  });

  test('an empty variable counts as absent', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ', SEED: '' })).toEqual(read());
  });

  test('a database server starts empty unless the demo is asked for', () => {
    const DATABASE_URL = 'postgres://ana:secreta@db.example/tienda';
    expect(read({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL, seed: 'none' });
    expect(read({ DATABASE_URL, SEED: 'demo' }).seed).toBe('demo');
  });

  test.each([
    [{ PUBLIC_URL: 'https://tienda.example' }],
    [{ HOST: '0.0.0.0' }],
    [{ HOST: '::' }],
    [{ HOST: 'tienda.example' }],
    [{ HOST: '10.0.0.7', PUBLIC_URL: 'http://tienda.example' }],
  ])('a shop that others reach has no demo unless that is meant: %o', (env) => {
    const line = /^SEED: debe ser none, o demo-publico/;
    expect(messageOf(() => read(env))).toMatch(line);
    expect(messageOf(() => read({ ...env, SEED: 'demo' }))).toMatch(line);
    expect(read({ ...env, SEED: 'none' })).toMatchObject({ seed: 'none', isPublic: true });
    const meant = read({ ...env, SEED: 'demo-publico' });
    expect(meant).toMatchObject({ seed: 'demo-publico', isPublic: true, demoFacts: true });
  });

  test.each(['127.0.0.1', '127.9.9.9', '::1', 'localhost', 'LOCALHOST'])(
    'only this machine reaches %s',
    (HOST) => expect(read({ HOST, PUBLIC_URL: 'http://localhost:3000' }).isPublic).toBe(false),
  );

  test('only a demo shop may do without facts of its own, and only when it named no file', () => {
    expect(read({ SEED: 'none' }).demoFacts).toBe(false);
    expect(read({ DATABASE_URL: 'postgres://db.example/tienda' }).demoFacts).toBe(false);
    expect(read({ SHOP_CONFIG: 'tienda.json' }).demoFacts).toBe(false);
  });

  test.each(['smtp', 'smtps', 'smtp+insecure'])('letters may leave by %s', (scheme) => {
    const SMTP_URL = `${scheme}://ana:secreta@correo.example:587`;
    expect(read({ SMTP_URL }).smtpUrl).toBe(SMTP_URL);
  });

  test('the public address may end in a slash, and lists are split', () => {
    const config = read({
      PUBLIC_URL: 'https://tienda.example/',
      SEED: 'none',
      CORS_ORIGINS: 'https://a.example, https://b.example',
    });
    expect(config.publicUrl).toBe('https://tienda.example');
    expect(config.corsOrigins).toEqual(['https://a.example', 'https://b.example']);
  });

  test.each([
    ['true', 1],
    ['2', 2],
    ['0', false],
    ['false', false],
    ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
  ])('TRUST_PROXY=%s is understood', (TRUST_PROXY, expected) => {
    expect(read({ TRUST_PROXY }).trustProxy).toEqual(expected);
  });

  test('how long pieces and receipts are waited for is read', () => {
    expect(read({ HOLD_MINUTES: '10', RECEIPT_HOURS: '24' })).toMatchObject({
      holdMinutes: 10,
      receiptHours: 24,
    });
  });

  test('an object store is used when all of its settings are there', () => {
    const env = {
      S3_ENDPOINT: 'https://s3.example/',
      S3_BUCKET: 'fotos',
      S3_ACCESS_KEY_ID: 'clave',
      S3_SECRET_ACCESS_KEY: 'secreto',
    };
    expect(read(env).s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'fotos',
      region: 'us-east-1',
      accessKeyId: 'clave',
      secretAccessKey: 'secreto',
    });
  });

  test.each([
    [{ PORT: 'tres mil' }, /^PORT: .*"tres mil"/],
    [{ PORT: '70000' }, /^PORT: /],
    [{ PORT: '-1' }, /^PORT: /],
    [{ HOST: 'no vale' }, /^HOST: /],
    [{ DATABASE_URL: 'mysql://db.example/x' }, /^DATABASE_URL: /],
    [{ DATABASE_URL: 'tienda' }, /^DATABASE_URL: /],
    [{ SEED: 'algo' }, /^SEED: debe ser demo, demo-publico, none/],
    [{ TOKEN_SECRET: 'corto' }, /^TOKEN_SECRET: .*32/],
    [{ TOKEN_DAYS: '0' }, /^TOKEN_DAYS: /],
    [{ STAFF_IDLE_HOURS: '721' }, /^STAFF_IDLE_HOURS: /],
    [{ HOLD_MINUTES: '4' }, /^HOLD_MINUTES: .*entre 5 y 240/],
    [{ HOLD_MINUTES: '241' }, /^HOLD_MINUTES: .*"241"/],
    [{ HOLD_MINUTES: 'media hora' }, /^HOLD_MINUTES: .*"media hora"/],
    [{ HOLD_MINUTES: '10.5' }, /^HOLD_MINUTES: .*"10\.5"/],
    [{ RECEIPT_HOURS: '0' }, /^RECEIPT_HOURS: .*entre 1 y 720/],
    [{ RECEIPT_HOURS: '721' }, /^RECEIPT_HOURS: .*"721"/],
    [{ STAFF_TWO_STEP: 'siempre' }, /^STAFF_TWO_STEP: debe ser optional, required/],
    [{ SMTP_URL: 'correo.example' }, /^SMTP_URL: /],
    [{ SMTP_URL: 'smtp+insegura://correo.example' }, /^SMTP_URL: /],
    [{ PUBLIC_URL: 'https://tienda.example/ruta' }, /^PUBLIC_URL: /],
    [{ CORS_ORIGINS: 'https://a.example,*' }, /^CORS_ORIGINS: /],
    [{ TRUST_PROXY: '10.0.0.0/99' }, /^TRUST_PROXY: /],
    [{ LOG_LEVEL: 'mucho' }, /^LOG_LEVEL: /],
    [{ S3_BUCKET: 'fotos' }, /^S3_ENDPOINT: falta, y S3_BUCKET lo necesita/],
  ])('a bad value stops the start with one line that names it: %o', (env, line) => {
    const message = messageOf(() => read(env as Record<string, string>));
    expect(message).toMatch(line);
    expect(message).not.toContain('\n');
  });

  test('secrets are never repeated', () => {
    expect(messageOf(() => read({ TOKEN_SECRET: 'contraseña' }))).not.toContain('contraseña');
    const DATABASE_URL = 'mysql://ana:contraseña@db.example/x';
    expect(messageOf(() => read({ DATABASE_URL }))).not.toContain('contraseña');
  });
});

function messageOf(fn: () => unknown): string {
  try {
    fn();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('nothing was thrown');
}
