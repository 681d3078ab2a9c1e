import type { ApiError, Person } from '@filigrana/sdk';
import { isNationalId, keepPhone, needsLookup } from '@filigrana/sdk/domain';
import {
  readForm,
  registrationSchema,
  type FieldIssue,
  type RegistrationValues as AcceptedValues,
} from '@filigrana/sdk/schemas';
import { isUnanswered } from '../../shared/as-api-error.ts';
import { reportIssues } from '../../shared/forms/form-report.ts';
import type { Learnt } from '../../shared/forms/form-state.ts';
import { areNamesTyped } from '../../shared/names-typed.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { FieldErrors, FormReport, StorefrontForm } from '../forms/storefront-form.ts';
import { notice, type StorefrontCode, type StorefrontNotice } from '../texts/storefront-notice.ts';
import type { LookupStatus, RegistrationField, RegistrationValues } from './registration.types.ts';

type Names = 'nombre' | 'primerApellido' | 'segundoApellido';
const NAMES: readonly Names[] = ['nombre', 'primerApellido', 'segundoApellido'];

/** What is known of the identification, and of the account. */
export interface RegistrationMemo {
  /** `failed`: nobody knows whether the person is on the roll; sending the form asks again. */
  readonly lookup: LookupStatus | 'failed';
  /** Whom the roll knows by the identification. */
  readonly person: Person | null;
  /** Why there is no person for an identification that needs one. */
  readonly problem: StorefrontNotice | null;
  /** The form is sent once it is known who this is. */
  readonly isWaiting: boolean;
  /** Somebody has an account with it already. */
  readonly exists: boolean;
}

type Known = Pick<RegistrationMemo, 'lookup' | 'person'>;
type RegistrationLearnt = Learnt<RegistrationMemo, StorefrontCode>;

const NOBODY: RegistrationMemo = {
  lookup: 'idle',
  person: null,
  problem: null,
  isWaiting: false,
  exists: false,
};

/** Nobody has answered yet who this is. */
export const LOOKING: RegistrationMemo = { ...NOBODY, lookup: 'loading' };

const BLANK: RegistrationValues = {
  identificacion: '',
  nombre: '',
  primerApellido: '',
  segundoApellido: '',
  correo: '',
  telefono: '',
  contrasena: '',
};

/** What the fields show: the names of the roll where the identification has to be on it. */
export function registrationValues(
  typed: RegistrationValues,
  { lookup, person }: Known,
): RegistrationValues {
  if (lookup === 'typed' || !needsLookup(typed.identificacion)) return typed;
  const names = NAMES.map((name) => [name, person ? person[name] || typed[name] : '']);
  return { ...typed, ...(Object.fromEntries(names) as Record<Names, string>) };
}

/** Whether the names cannot be typed. Somebody with one surname on the roll has to type the other. */
export function namesLocked(typed: RegistrationValues, { lookup, person }: Known): boolean {
  const isWhole = person === null || NAMES.every((name) => person[name] !== '');
  return lookup !== 'typed' && needsLookup(typed.identificacion) && isWhole;
}

/** Somebody was found: nothing is missing any more where the roll has filled in a name. */
export function personFound(person: Person): RegistrationLearnt {
  const filled = NAMES.filter((name) => person[name] !== '');
  return {
    memo: { ...NOBODY, lookup: 'found', person },
    errors: Object.fromEntries(filled.map((name) => [name, undefined])),
  };
}

/** The lookup found nobody, did not get that far, or the shop looks nobody up (just now). */
export function personMissing(error: ApiError, identificacion: string): RegistrationLearnt {
  const missing = notice('person.notFound');
  const isUnknown = error.status === 404;
  // A passport may have nine characters, too, and is on no roll.
  const isForeign = isUnknown && !isNationalId(identificacion);
  if (areNamesTyped(error) || isForeign)
    return {
      memo: { ...NOBODY, lookup: 'typed' },
      notice: isForeign ? missing : null,
      errors: { identificacion: undefined },
    };
  const problem = isUnanswered(error)
    ? notice('registration.offline')
    : isUnknown
      ? missing
      : orSaid(missing, error);
  return {
    memo: { ...NOBODY, lookup: isUnknown ? 'missing' : 'failed', problem },
    notice: problem,
    errors: { identificacion: problem },
  };
}

/** Another identification: whatever was known of the last one is over. */
function known(before: string, identificacion: string, memo: RegistrationMemo): RegistrationMemo {
  if (identificacion.trim() === before.trim()) return { ...memo, exists: false };
  return needsLookup(identificacion) ? LOOKING : NOBODY;
}

/** Names that cannot be typed are not what is missing: the identification is. */
function report(
  found: readonly FieldIssue[],
  { problem }: RegistrationMemo,
): FormReport<RegistrationField> {
  const issues = found.filter(
    ({ field }) => problem === null || !NAMES.some((name) => name === field),
  );
  const empty = issues.filter(({ code }) => code === 'REQUIRED').map(({ field }) => field);
  const said = reportIssues<RegistrationField, StorefrontCode>(issues, {
    REQUIRED: notice('registration.incomplete', { campos: empty.join(', ') }),
  });
  return {
    notice: said.notice ?? problem,
    errors: problem ? { ...said.errors, identificacion: problem } : said.errors,
  };
}

const isTaken = ({ code }: ApiError) => code === 'ALREADY_REGISTERED';

/** What is said when the server opened no account. */
function failed(error: ApiError): StorefrontNotice {
  if (isTaken(error)) return notice('registration.exists');
  if (error.code === 'EMAIL_IN_USE') return notice('registration.emailInUse');
  if (error.status === 404) return notice('registration.unknownPerson');
  if (isUnanswered(error)) return notice('registration.offline');
  return orSaid(notice('registration.failed'), error);
}

function beside(error: ApiError): FieldErrors<RegistrationField> {
  if (error.code === 'EMAIL_IN_USE') return { correo: failed(error) };
  return isTaken(error) || error.status === 404 ? { identificacion: failed(error) } : {};
}

/** What was typed, names by hand included: they are back when the identification needs them. */
export const registrationForm: StorefrontForm<
  RegistrationValues,
  AcceptedValues,
  RegistrationMemo
> = {
  id: 'registration',
  start: () => BLANK,
  memo: NOBODY,
  remember: (memo, error) => ({ ...memo, exists: error !== null && isTaken(error) }),
  change(typed, change, memo) {
    const values = { ...typed, ...change };
    return {
      values: { ...values, telefono: keepPhone(values.telefono) },
      memo: known(typed.identificacion, values.identificacion, memo),
    };
  },
  read: (typed, _new, memo) => readForm(registrationSchema, registrationValues(typed, memo)),
  report,
  beside,
  failed,
  staysFilled: true,
};
