import { normalizeEmail } from '@filigrana/sdk/domain';
import type { Config } from '../config/config.ts';
import { openDataDir } from '../config/data-dir.ts';
import { databaseProblem } from '../start-problems.ts';
import { migrate } from '../db/migrations/index.ts';
import { dialectOf, openDatabase } from '../db/open.ts';
import { withTransaction } from '../db/transaction.ts';
import { findLogin } from '../modules/accounts/accounts.repository.ts';
import { removeTwoStep } from '../modules/two-step/two-step.service.ts';
import { systemClock } from '../ports/clock.ts';
import { cliTexts } from './cli-texts.ts';
import { CommandError } from './command-error.ts';

/** `filigrana two-step-off`: lets somebody in who has lost both the app and the recovery codes. */
export async function twoStepOffCommand(config: Config, correo: string | undefined): Promise<void> {
  if (correo === undefined) throw new CommandError(cliTexts.optionMissing('correo'));
  openDataDir(config.dataDir);
  const db = openDatabase({ url: config.databaseUrl });
  try {
    await migrate(db, dialectOf(config.databaseUrl)).catch((error: unknown) => {
      throw databaseProblem(config, error);
    });
    const account = await findLogin(db, normalizeEmail(correo));
    if (!account) throw new CommandError(cliTexts.accountUnknown(correo));
    const isRemoved = await withTransaction(db, (trx) =>
      removeTwoStep({ clock: systemClock }, trx, account.idUsuario, null),
    );
    if (!isRemoved) throw new CommandError(cliTexts.twoStepNotOn(correo));
  } finally {
    await db.destroy();
  }
  console.log(cliTexts.twoStepRemoved(correo));
}
