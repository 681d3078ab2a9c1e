import { holdsEmailName, isForbiddenPassword } from '../domain/index.ts';
import {
  readForm,
  registrationSchema,
  type FieldIssue,
  type RegistrationValues,
} from '../schemas/index.ts';
import { fieldTexts } from './texts.ts';
import { HttpProblem } from './problem.ts';
import { accountFieldTexts, accountTexts, problemTexts } from './texts.ts';

/**
 * Reads a form about an account by its schema, which knows what the contract cannot say: strong
 * passwords, telephone numbers that nobody has, addresses that can be written to.
 *
 * @returns the values, trimmed.
 * @throws HttpProblem 400 naming every field that is wrong.
 */
export function readAccountForm<Schema extends Parameters<typeof readForm>[0]>(
  schema: Schema,
  body: unknown,
) {
  const reading = readForm(schema, body);
  if (!reading.ok) throw formProblem(reading.issues);
  return reading.values;
}

/**
 * Reads a new account, of customers and staff alike: `registrationSchema`, no example password and
 * none that holds the e-mail's name.
 */
export function readNewAccount(body: unknown): RegistrationValues {
  const account = readAccountForm(registrationSchema, body);
  if (isForbiddenPassword(account.contrasena)) {
    throw formProblem([{ field: 'contrasena', code: 'PASSWORD_FORBIDDEN' }]);
  }
  refuseEmailName('contrasena', account.contrasena, account.correo);
  return account;
}

/** The fields in which somebody chooses a password. */
export type NewPasswordField = 'contrasena' | 'nuevaContrasena';

/** 400 for another e-mail without the current password, or with a wrong one. */
export function currentPasswordProblem(typed: string | undefined): HttpProblem {
  const { currentPasswordMissing, currentPasswordWrong } = accountTexts;
  const error = (typed ?? '').trim() === '' ? currentPasswordMissing : currentPasswordWrong;
  return new HttpProblem('VALIDATION', { error, campos: { contrasenaActual: error } });
}

/**
 * @param field The field of the password.
 * @param password The new password.
 * @param correo E-mail address of the account.
 * @throws HttpProblem 400 naming the field when the password holds the e-mail's name.
 */
export function refuseEmailName(field: NewPasswordField, password: string, correo: string): void {
  if (holdsEmailName(password, correo)) {
    throw passwordProblem(field, 'PASSWORD_HOLDS_EMAIL');
  }
}

/**
 * 400 for a new password that meets the rules and is none all the same, with its reason at its field and for
 * the screens that show only one.
 *
 * @param field The field of the password.
 * @param code Why it is none.
 */
export function passwordProblem(
  field: NewPasswordField,
  code: 'PASSWORD_COMMON' | 'PASSWORD_HOLDS_EMAIL',
) {
  return new HttpProblem(code, { campos: { [field]: problemTexts[code] } });
}

/** 400 whose `error` is the sentence about the first field: most screens show only that one. */
function formProblem(issues: readonly [FieldIssue, ...FieldIssue[]]): HttpProblem {
  const sentence = ({ code }: FieldIssue) => accountFieldTexts[code] ?? fieldTexts.invalid;
  return new HttpProblem('VALIDATION', {
    error: sentence(issues[0]),
    campos: Object.fromEntries(issues.map((issue) => [issue.field, sentence(issue)])),
  });
}
