import type { ApiError, Person } from '@filigrana/sdk';
import { keepPhone, needsLookup } from '@filigrana/sdk/domain';
import {
  readForm,
  registrationSchema,
  type FieldIssue,
  type RegistrationValues as AcceptedValues,
} from '@filigrana/sdk/schemas';
import { isUnanswered } from '../../shared/as-api-error.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { reportIssues, serverErrors, withoutError, type FormReport } from '../forms/form-report.ts';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';
import type { RegistrationField, RegistrationValues } from './registration.types.ts';

type Names = 'nombre' | 'primerApellido' | 'segundoApellido';
const NAMES: readonly Names[] = ['nombre', 'primerApellido', 'segundoApellido'];

export interface RegistrationContext extends FormReport<RegistrationField> {
  /** What was typed, names by hand included: they are back when the identification needs them. */
  readonly typed: RegistrationValues;
  /** Whom the roll knows by the identification. */
  readonly person: Person | null;
  /** The shop looks nobody up: the names are typed, whatever the identification. */
  readonly areNamesTyped: boolean;
  /** Why there is no person for an identification that needs one. */
  readonly problem: StorefrontNotice | null;
  /** What is being sent. */
  readonly accepted: AcceptedValues | null;
}

const BLANK: RegistrationValues = {
  identificacion: '',
  nombre: '',
  primerApellido: '',
  segundoApellido: '',
  correo: '',
  telefono: '',
  contrasena: '',
};

export const EMPTY_REGISTRATION: RegistrationContext = {
  typed: BLANK,
  person: null,
  areNamesTyped: false,
  problem: null,
  accepted: null,
  notice: null,
  errors: {},
};

/** What the fields show: the names of the roll where the identification has to be on it. */
export function registrationValues({
  typed,
  person,
  areNamesTyped,
}: Pick<RegistrationContext, 'typed' | 'person' | 'areNamesTyped'>): RegistrationValues {
  if (areNamesTyped || !needsLookup(typed.identificacion)) return typed;
  const names = NAMES.map((name) => [name, person ? person[name] || typed[name] : '']);
  return { ...typed, ...(Object.fromEntries(names) as Record<Names, string>) };
}

/** Whether the names cannot be typed. Somebody with one surname on the roll has to type the other. */
export function namesLocked({ typed, person, areNamesTyped }: RegistrationContext): boolean {
  const isWhole = person === null || NAMES.every((name) => person[name] !== '');
  return !areNamesTyped && needsLookup(typed.identificacion) && isWhole;
}

/** The person typed something: what was said of the form as it was is out of date. */
export function type(
  { typed, errors }: RegistrationContext,
  field: RegistrationField,
  value: string,
): Partial<RegistrationContext> {
  const kept = field === 'telefono' ? keepPhone(value) : value;
  return { typed: { ...typed, [field]: kept }, notice: null, errors: withoutError(errors, field) };
}

/** Whether an identification is still the same, blanks aside. */
export function isSameIdentification({ typed }: RegistrationContext, value: string): boolean {
  return typed.identificacion.trim() === value.trim();
}

/** Another identification: whatever was known of the last one is over. */
export function typeIdentification(
  context: RegistrationContext,
  value: string,
): Partial<RegistrationContext> {
  return {
    ...type(context, 'identificacion', value),
    person: null,
    areNamesTyped: false,
    problem: null,
  };
}

/** Somebody was found: nothing is missing any more where the roll has filled in a name. */
export function meetPerson(
  { errors }: RegistrationContext,
  person: Person,
): Partial<RegistrationContext> {
  const filled = NAMES.filter((name) => person[name] !== '');
  return { person, problem: null, errors: filled.reduce<typeof errors>(withoutError, errors) };
}

/** The shop looks nobody up: nothing is wrong with the identification. */
export function letNamesBeTyped({ errors }: RegistrationContext): Partial<RegistrationContext> {
  return {
    areNamesTyped: true,
    problem: null,
    notice: null,
    errors: withoutError(errors, 'identificacion'),
  };
}

/** The lookup found nobody, or did not get that far. */
export function missPerson(
  { errors }: RegistrationContext,
  error: ApiError,
): Partial<RegistrationContext> {
  const missing = notice('person.notFound');
  const isUnknown = error.status === 404;
  const problem = isUnanswered(error)
    ? notice('registration.offline')
    : isUnknown
      ? missing
      : orSaid(missing, error);
  return { problem, notice: problem, errors: { ...errors, identificacion: problem } };
}

/** Reads the form: what can be sent, or what is wrong with it. */
export function checkRegistration(context: RegistrationContext): Partial<RegistrationContext> {
  const values = registrationValues(context);
  const { person, areNamesTyped } = context;
  const problem =
    needsLookup(values.identificacion) && person === null && !areNamesTyped
      ? (context.problem ?? notice('person.notFound'))
      : null;
  const form = readForm(registrationSchema, values);
  if (form.ok && problem === null) return { accepted: form.values, notice: null, errors: {} };

  // Names that cannot be typed are not what is missing: the identification is.
  const isOwn = ({ field }: FieldIssue) =>
    problem === null || !NAMES.some((name) => name === field);
  const issues = form.ok ? [] : form.issues.filter(isOwn);
  const empty = issues.filter(({ code }) => code === 'REQUIRED').map(({ field }) => field);
  const report = reportIssues<RegistrationField>(issues, {
    REQUIRED: notice('registration.incomplete', { campos: empty.join(', ') }),
  });
  return {
    accepted: null,
    notice: report.notice ?? problem,
    errors: problem ? { ...report.errors, identificacion: problem } : report.errors,
  };
}

/** What is said when the server opened no account. */
export function registrationFailure(error: ApiError): FormReport<RegistrationField> {
  const errors = serverErrors<RegistrationField>(error);
  if (error.code === 'ALREADY_REGISTERED') {
    const exists = notice('registration.exists');
    return { notice: exists, errors: { identificacion: exists } };
  }
  if (error.code === 'EMAIL_IN_USE') {
    const taken = notice('registration.emailInUse');
    return { notice: taken, errors: { correo: taken } };
  }
  if (error.status === 404) {
    const unknown = notice('registration.unknownPerson');
    return { notice: unknown, errors: { identificacion: unknown } };
  }
  if (isUnanswered(error)) return { notice: notice('registration.offline'), errors };
  return { notice: orSaid(notice('registration.failed'), error), errors };
}

/** What is being sent; asked for only after a good reading of the form. */
export function acceptedValues({ accepted }: RegistrationContext): AcceptedValues {
  if (accepted === null) throw new Error('The form has not been read.');
  return accepted;
}
