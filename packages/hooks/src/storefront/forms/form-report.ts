import type { ApiError } from '@filigrana/sdk';
import type { FieldCode, FieldIssue } from '@filigrana/sdk/schemas';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';

/** What is wrong with the fields of a form, to be said beside each. */
export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, StorefrontNotice>>>;

/** What a form has to say: its last outcome, or the first thing that is wrong, and all by field. */
export interface FormReport<Field extends string> {
  notice: StorefrontNotice | null;
  errors: FieldErrors<Field>;
}

export const NOTHING_TO_REPORT = { notice: null, errors: {} } as const;

/** What a form says about each code; those that every form has are said for it. */
export type IssueTexts = Readonly<Partial<Record<FieldCode, StorefrontNotice>>>;

const USUAL = {
  TOO_LONG: notice('field.tooLong'),
  IDENTIFICATION_INVALID: notice('field.identificationInvalid'),
  PHONE_NOT_ALLOWED: notice('profile.phoneForbidden'),
  PHONE_INVALID: notice('profile.phoneInvalid'),
  EMAIL_INVALID: notice('profile.emailInvalid'),
  PASSWORD_WEAK: notice('password.weak'),
} as const satisfies IssueTexts;

/**
 * Says what is wrong with a form. The issues come in the order in which the product reports them, so
 * the first one is the form's notice. A field that is empty says so; the form says it in its own way.
 */
export function reportIssues<Field extends string>(
  issues: readonly FieldIssue[],
  texts: IssueTexts = {},
): FormReport<Field> {
  const says = (code: FieldCode) => texts[code] ?? USUAL[code as keyof typeof USUAL];
  const beside = ({ code }: FieldIssue) =>
    (code === 'REQUIRED' ? undefined : says(code)) ??
    notice(code === 'REQUIRED' ? 'field.required' : 'field.invalid');
  const first = issues[0];
  return {
    notice: first ? (says(first.code) ?? beside(first)) : null,
    errors: Object.fromEntries(
      issues.map((issue) => [issue.field, beside(issue)]),
    ) as FieldErrors<Field>,
  };
}

/** What the server found wrong with single fields, in its own words. */
export function serverErrors<Field extends string>({ fields = {} }: ApiError): FieldErrors<Field> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, said]) => [field, { ...notice('field.invalid'), said }]),
  ) as FieldErrors<Field>;
}

/** The errors without that of a field which has been changed since. */
export function withoutError<Field extends string>(
  errors: FieldErrors<Field>,
  field: Field,
): FieldErrors<Field> {
  if (errors[field] === undefined) return errors;
  const { [field]: _settled, ...rest } = errors;
  return rest as FieldErrors<Field>;
}
