import { HttpProblem } from '@filigrana/sdk/answers';
import {
  holdsEmailName,
  isBlockedPhone,
  isEmail,
  isForbiddenPassword,
  isIdentification,
  normalizeIdentification,
  isPhone,
  isStrongPassword,
  PASSWORD_MAX,
  ROLE,
  textLength,
} from '@filigrana/sdk/domain';
import { isCommonPassword } from '../auth/common-passwords.ts';
import { createPasswords } from '../auth/passwords.ts';
import type { Config } from '../config/config.ts';
import { openAccount } from '../modules/accounts/open-account.ts';
import { systemClock } from '../ports/clock.ts';
import { cliTexts } from './cli-texts.ts';
import { CommandError } from './command-error.ts';
import { inShopDatabase } from './in-shop-database.ts';

/** The command's options, as they were typed. */
export interface AdminOptions {
  correo?: string | undefined;
  identificacion?: string | undefined;
  nombre?: string | undefined;
  'primer-apellido'?: string | undefined;
  'segundo-apellido'?: string | undefined;
  telefono?: string | undefined;
}

/** `filigrana create-admin`: makes an administrator's account. */
export async function createAdminCommand(
  config: Config,
  options: AdminOptions,
  readPassword: () => Promise<string>,
): Promise<void> {
  const account = readAccount(options);
  const contrasena = readNewPassword(await readPassword(), account.correo);
  await inShopDatabase(config, (db) => {
    const deps = { db, clock: systemClock, passwords: createPasswords() };
    return openAccount(deps, { ...account, contrasena }, { rol: ROLE.administrador, by: null });
  }).catch((error: unknown) => {
    // Identification or e-mail: both mean that somebody has the account already.
    throw error instanceof HttpProblem ? new CommandError(cliTexts.adminExists) : error;
  });
  console.log(cliTexts.adminCreated(account.correo));
}

/** Trimmed, as every login form of the shop does. */
function readNewPassword(typed: string, correo: string): string {
  const password = typed.trim();
  if (!isStrongPassword(password)) throw new CommandError(cliTexts.adminPasswordWeak);
  if (isForbiddenPassword(password)) {
    throw new CommandError(cliTexts.adminPasswordForbidden(password));
  }
  if (textLength(password) > PASSWORD_MAX) {
    throw new CommandError(cliTexts.adminPasswordLong(PASSWORD_MAX));
  }
  if (holdsEmailName(password, correo)) throw new CommandError(cliTexts.adminPasswordHoldsEmail);
  if (isCommonPassword(password)) throw new CommandError(cliTexts.adminPasswordCommon);
  return password;
}

function readAccount(options: AdminOptions) {
  const read = (option: keyof AdminOptions, isValid: (value: string) => boolean) => {
    const value = options[option]?.trim() ?? '';
    if (value === '') throw new CommandError(cliTexts.optionMissing(option));
    if (!isValid(value)) throw new CommandError(cliTexts.adminOptionInvalid(option));
    return value;
  };
  const any = () => true;
  return {
    correo: read('correo', isEmail),
    identificacion: normalizeIdentification(read('identificacion', isIdentification)),
    nombre: read('nombre', any),
    primerApellido: read('primer-apellido', any),
    segundoApellido: options['segundo-apellido']?.trim() ?? '',
    telefono:
      options.telefono === undefined
        ? ''
        : read('telefono', (value) => isPhone(value) && !isBlockedPhone(value)),
  };
}
