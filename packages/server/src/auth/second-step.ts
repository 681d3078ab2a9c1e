import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
} from 'node:crypto';
import { RECOVERY_CODES, recoveryCode } from '@filigrana/sdk/domain';
import { Secret, TOTP } from 'otpauth';

/** The secrets behind a second step: as authenticator apps know them, and as the database keeps them. */
export interface SecondStep {
  /** A new secret, in base32, and the address that a QR code carries. */
  draw(correo: string): { secreto: string; uri: string };
  /** What the database keeps of a secret; only this account's row can be opened again. */
  seal(idUsuario: number, secreto: string): string;
  /**
   * The time step of which these digits are the code: now's, the one before or the one after; null
   * when they are no code of this secret, or when it was sealed with another key.
   */
  stepOf(idUsuario: number, sellado: string, digits: string, now: Date): number | null;
  /** Recovery codes, all different, as they are shown. */
  drawRecoveryCodes(): string[];
  /** What the database keeps of a recovery code. */
  hash(idUsuario: number, digits: string): string;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/**
 * @param tokenSecret The shop's secret; the keys are its own, so that nothing signed can pass for them.
 * @param issuer The shop's name, as apps show it beside the code.
 */
export function createSecondStep(tokenSecret: string, issuer: string): SecondStep {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', tokenSecret, '', use, 32));
  const sealKey = keyFor('filigrana second step secrets');
  const codeKey = keyFor('filigrana recovery codes');

  /** Null when it was sealed with another key, for another account, or altered. */
  const open = (idUsuario: number, sellado: string): string | null => {
    const bytes = Buffer.from(sellado, 'base64url');
    const cipher = createDecipheriv(CIPHER, sealKey, bytes.subarray(0, IV_BYTES));
    cipher.setAAD(Buffer.from(String(idUsuario)));
    cipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    try {
      const text = cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([text, cipher.final()]).toString();
    } catch {
      return null;
    }
  };

  return {
    draw(correo) {
      const totp = new TOTP({ issuer, label: correo, secret: new Secret({ size: SECRET_BYTES }) });
      return { secreto: totp.secret.base32, uri: totp.toString() };
    },
    seal(idUsuario, secreto) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, sealKey, iv);
      cipher.setAAD(Buffer.from(String(idUsuario)));
      const text = Buffer.concat([cipher.update(secreto), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    stepOf(idUsuario, sellado, digits, now) {
      const secret = open(idUsuario, sellado);
      if (secret === null) return null;
      const totp = new TOTP({ secret });
      const timestamp = now.getTime();
      const off = totp.validate({ token: digits, timestamp, window: 1 });
      return off === null ? null : totp.counter({ timestamp }) + off;
    },
    drawRecoveryCodes() {
      const codes = new Set<string>();
      while (codes.size < RECOVERY_CODES) codes.add(recoveryCode(randomInt(10 ** 12)));
      return [...codes];
    },
    hash: (idUsuario, digits) =>
      createHmac('sha256', codeKey).update(`${idUsuario}\n${digits}`).digest('base64url'),
  };
}
