import { RECOVERY_CODES, readSecondStep, recoveryCode } from '@filigrana/sdk/domain';
import { Secret, TOTP } from 'otpauth';
import type { SecondStepRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

const SECRET_DIGITS = 40;
/** The half minutes whose codes are good: this one and those beside it. */
const WINDOW = [-1, 0, 1];

/** A secret for an authenticator app that nobody has confirmed yet. */
export function drawSecondStep(world: World): SecondStepRow {
  const secreto = Secret.fromHex(world.random(SECRET_DIGITS)).base32;
  return { secreto, activo: false, ultimoPaso: 0, codigos: new Set() };
}

/** The address that a QR code of the secret carries. */
export function addressOfSecret({ secreto }: SecondStepRow, correo: string): string {
  return new TOTP({ issuer: 'Filigrana', label: correo, secret: secreto }).toString();
}

/** Draws recovery codes in place of those of before. @returns them as they are shown. */
export function drawRecoveryCodes(world: World, row: SecondStepRow): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES)
    codes.add(recoveryCode(Number(`0x${world.random(12)}`) % 10 ** 12));
  row.codigos = new Set([...codes].map((code) => readSecondStep(code)?.digits ?? code));
  return [...codes];
}

/** Whether what was typed is a code of the app or a recovery code; it is used up then. */
export function passSecondStep(world: World, row: SecondStepRow, typed: string): boolean {
  const code = readSecondStep(typed);
  if (code?.kind === 'recovery') return row.codigos.delete(code.digits);
  const step = code && unusedSteps(world, row).find((one) => codeOf(row, one) === code.digits);
  if (!step) return false;
  row.ultimoPaso = step;
  return true;
}

/** The first code that the app of an account shows and nobody has used. */
export function nextCode(world: World, row: SecondStepRow): string {
  const [step] = unusedSteps(world, row);
  if (step === undefined) throw new Error('Every code of now is used: move the clock of the shop.');
  return codeOf(row, step);
}

function unusedSteps(world: World, row: SecondStepRow): number[] {
  const now = TOTP.counter({ timestamp: world.now().getTime() });
  return WINDOW.map((off) => now + off).filter((step) => step > row.ultimoPaso);
}

function codeOf({ secreto }: SecondStepRow, step: number): string {
  const totp = new TOTP({ secret: secreto });
  return totp.generate({ timestamp: step * totp.period * 1000 });
}
