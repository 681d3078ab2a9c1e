import { HttpProblem, readAccountForm, twoStepTexts, wrongProof } from '@filigrana/sdk/answers';
import { readSecondStep } from '@filigrana/sdk/domain';
import { twoStepSchema } from '@filigrana/sdk/schemas';
import type { components } from '@filigrana/sdk/types';
import type { ActivityAction } from '@filigrana/sdk/domain';
import { recordActivity } from '../../activity/activity.ts';
import type { Database, Trx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { findAccount, findPassword } from '../accounts/accounts.repository.ts';
import { passSecondStep } from './pass-second-step.ts';
import {
  beginTwoStep,
  countRecoveryCodes,
  findTwoStep,
  replaceRecoveryCodes,
  turnOff,
  turnOn,
} from './two-step.repository.ts';

type Schemas = components['schemas'];
type Proof = Schemas['TwoStepProof'];

export async function readTwoStep(
  { db, staffLogins }: Pick<Deps, 'db' | 'staffLogins'>,
  idUsuario: number,
): Promise<Schemas['TwoStepState']> {
  const row = await findTwoStep(db, idUsuario);
  return {
    activo: row?.activo === 1,
    exigido: staffLogins.twoStep === 'required',
    codigosRestantes: await countRecoveryCodes(db, idUsuario),
  };
}

/** Draws a secret for the account's app. @throws HttpProblem 409 when two-step login is on already. */
export async function startTwoStep(
  { db, secondStep }: Pick<Deps, 'db' | 'secondStep'>,
  idUsuario: number,
): Promise<Schemas['TwoStepSetup']> {
  const { correo } = await findAccount(db, idUsuario);
  const setup = secondStep.draw(correo);
  if (await beginTwoStep(db, idUsuario, secondStep.seal(idUsuario, setup.secreto))) return setup;
  throw refused('alreadyOn');
}

/**
 * Turns two-step login on with a code of the secret that was drawn.
 *
 * @returns the recovery codes, which nobody can read again.
 * @throws HttpProblem 400 for a wrong password or code; 409 when it is on, or was not begun.
 */
export async function confirmTwoStep(
  deps: Deps,
  idUsuario: number,
  body: Proof,
): Promise<Schemas['RecoveryCodes']> {
  const { db, clock, secondStep } = deps;
  const row = await findTwoStep(db, idUsuario);
  if (!row) throw refused('notBegun');
  if (row.activo === 1) throw refused('alreadyOn');
  const typed = readSecondStep(await assertPassword(deps, idUsuario, body));
  const step =
    typed?.kind === 'app'
      ? secondStep.stepOf(idUsuario, row.secreto, typed.digits, clock.now())
      : null;
  if (step === null) throw wrongProof('codigo');
  const codigos = secondStep.drawRecoveryCodes();
  await withTransaction(db, async (trx) => {
    if (!(await turnOn(trx, { idUsuario, secreto: row.secreto, step }))) throw refused('notBegun');
    await keepCodes(deps, trx, idUsuario, codigos);
    await record(deps, trx, idUsuario, 'cuenta.dosPasosActivado');
  });
  await tell(deps, idUsuario, true);
  return { mensaje: twoStepTexts.enabled, codigos };
}

/** New recovery codes in place of all of before. @throws HttpProblem like `disableTwoStep`. */
export async function renewRecoveryCodes(
  deps: Deps,
  idUsuario: number,
  body: Proof,
): Promise<Schemas['RecoveryCodes']> {
  const codigos = deps.secondStep.drawRecoveryCodes();
  await withProof(deps, idUsuario, body, async (trx) => {
    await keepCodes(deps, trx, idUsuario, codigos);
    await record(deps, trx, idUsuario, 'cuenta.codigosRenovados');
  });
  return { mensaje: twoStepTexts.renewed, codigos };
}

/**
 * Turns two-step login off and forgets its secret and codes.
 *
 * @throws HttpProblem 400 for a wrong password or code; 409 when it is off, or the shop demands it.
 */
export async function disableTwoStep(deps: Deps, idUsuario: number, body: Proof): Promise<void> {
  if (deps.staffLogins.twoStep === 'required') throw refused('demanded');
  await withProof(deps, idUsuario, body, (trx) => removeTwoStep(deps, trx, idUsuario, idUsuario));
  await tell(deps, idUsuario, false);
}

/**
 * Takes two-step login off an account and notes it.
 *
 * @param by Who does it; null for the operator of the shop.
 * @returns false when it was off.
 */
export async function removeTwoStep(
  deps: Pick<Deps, 'clock'>,
  trx: Trx,
  idUsuario: number,
  by: number | null,
): Promise<boolean> {
  if (!(await turnOff(trx, idUsuario))) return false;
  await record(deps, trx, idUsuario, 'cuenta.dosPasosQuitado', by);
  return true;
}

/** Does something that takes the password and a code of two-step login that is on. */
async function withProof(
  deps: Deps,
  idUsuario: number,
  body: Proof,
  work: (trx: Trx) => Promise<unknown>,
): Promise<void> {
  const row = await findTwoStep(deps.db, idUsuario);
  if (row?.activo !== 1) throw refused('notOn');
  const codigo = await assertPassword(deps, idUsuario, body);
  await withTransaction(deps.db, async (trx) => {
    const { secreto } = row;
    if (!(await passSecondStep(deps, trx, { idUsuario, secreto }, codigo)))
      throw wrongProof('codigo');
    await work(trx);
  });
}

/** @returns the code that came with the right password. @throws HttpProblem 400 for a wrong one. */
async function assertPassword(
  { db, passwords }: Pick<Deps, 'db' | 'passwords'>,
  idUsuario: number,
  body: Proof,
): Promise<string> {
  const { contrasena, codigo } = readAccountForm(twoStepSchema, body);
  if (await passwords.verify(await findPassword(db, idUsuario), contrasena)) return codigo;
  throw wrongProof('contrasena');
}

function keepCodes(
  { secondStep }: Pick<Deps, 'secondStep'>,
  trx: Trx,
  idUsuario: number,
  codigos: readonly string[],
): Promise<void> {
  const hashes = codigos.map((code) =>
    secondStep.hash(idUsuario, readSecondStep(code)?.digits ?? code),
  );
  return replaceRecoveryCodes(trx, idUsuario, hashes);
}

function record(
  { clock }: Pick<Deps, 'clock'>,
  db: Database | Trx,
  idUsuario: number,
  accion: ActivityAction,
  by: number | null = idUsuario,
): Promise<void> {
  const fecha = clock.now().toISOString();
  return recordActivity(db, { fecha, idUsuario: by, accion, objeto: `cuenta ${idUsuario}` });
}

/** Writes to the owner, who learns of it if somebody else did it. */
async function tell(
  { db, mailer, mails }: Pick<Deps, 'db' | 'mailer' | 'mails'>,
  idUsuario: number,
  isOn: boolean,
): Promise<void> {
  const reader = await findAccount(db, idUsuario);
  // Nobody waits for the mail server; the log tells of a letter that it did not take.
  void mailer.send(isOn ? mails.twoStepOn(reader) : mails.twoStepOff(reader));
}

function refused(why: 'alreadyOn' | 'notBegun' | 'notOn' | 'demanded'): HttpProblem {
  return new HttpProblem('INVALID_STATE', { error: twoStepTexts[why] });
}
