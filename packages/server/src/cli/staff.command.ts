import { HttpProblem } from '@filigrana/sdk/answers';
import { normalizeEmail } from '@filigrana/sdk/domain';
import type { Config } from '../config/config.ts';
import { findStaffByEmail } from '../modules/staff/staff.repository.ts';
import { changeStaffStatus, removeStaff } from '../modules/staff/staff.service.ts';
import { systemClock } from '../ports/clock.ts';
import { cliTexts } from './cli-texts.ts';
import { CommandError } from './command-error.ts';
import { inShopDatabase } from './in-shop-database.ts';

/** What can be done to a staff account without logging in. */
export type StaffCommand = keyof typeof cliTexts.staffDone;

/** `filigrana block-staff`, `unblock-staff` and `remove-staff`, for the day on which nobody can log in. */
export async function staffCommand(
  config: Config,
  command: StaffCommand,
  { correo = '' }: { correo?: string | undefined },
): Promise<void> {
  if (correo.trim() === '') throw new CommandError(cliTexts.optionMissing('correo'));
  await inShopDatabase(config, async (db) => {
    const account = await findStaffByEmail(db, normalizeEmail(correo));
    if (!account) throw new CommandError(cliTexts.staffUnknown(correo.trim()));
    const deps = { db, clock: systemClock };
    const target = { idUsuario: account.idUsuario, by: null };
    const commands: Record<StaffCommand, () => Promise<void>> = {
      'block-staff': () => changeStaffStatus(deps, target, 'bloquear'),
      'unblock-staff': () => changeStaffStatus(deps, target, 'desbloquear'),
      'remove-staff': () => removeStaff(deps, target),
    };
    await commands[command]().catch((error: unknown) => {
      throw error instanceof HttpProblem ? new CommandError(error.message) : error;
    });
    console.log(cliTexts.staffDone[command](account.correo));
  });
}
