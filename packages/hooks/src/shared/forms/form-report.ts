import type { ApiError } from '@filigrana/sdk';
import type { FieldCode, FieldIssue } from '@filigrana/sdk/schemas';
import { fileNotice } from './file-notice.ts';
import type { commonTexts } from '../texts/common-texts.ts';
import type { fieldTexts } from '../texts/field-texts.ts';
import { makeNotice, type Notice, type NoticeMaker } from '../texts/notice.ts';

type CommonTexts = typeof commonTexts & typeof fieldTexts;
/** Codes that every form may say. */
export type CommonCode = keyof CommonTexts;

/** Makes a notice that every form may say. */
export const notice = makeNotice as NoticeMaker<CommonTexts>;

/** idle: can be sent · sending: on its way · done: the server has accepted it. */
export type FormStatus = 'idle' | 'sending' | 'done';

/** What is wrong with the fields of a form, to be said beside each. */
export type FieldErrors<Field extends string, Said extends Notice> = Readonly<
  Partial<Record<Field, Said>>
>;

/** What a form has to say: its last outcome, or the first thing that is wrong, and all by field. */
export interface FormReport<Field extends string, Said extends Notice> {
  notice: Said | null;
  /** What is wrong, by field; {} when nothing is. */
  errors: FieldErrors<Field, Said>;
}

export const NOTHING_TO_REPORT = { notice: null, errors: {} } as const;

/** What a form says about each code; those that every form has are said for it. */
export type IssueTexts<Code extends string> = Readonly<Partial<Record<FieldCode, Notice<Code>>>>;

const USUAL: Readonly<Partial<Record<FieldCode, Notice<CommonCode>>>> = {
  TOO_LONG: notice('field.tooLong'),
  IDENTIFICATION_INVALID: notice('field.identificationInvalid'),
  PHONE_NOT_ALLOWED: notice('profile.phoneForbidden'),
  PHONE_INVALID: notice('profile.phoneInvalid'),
  EMAIL_INVALID: notice('profile.emailInvalid'),
  PASSWORD_WEAK: notice('password.weak'),
  FILE_TYPE: fileNotice('FILE_TYPE'),
  FILE_EMPTY: fileNotice('FILE_EMPTY'),
  FILE_TOO_LARGE: fileNotice('FILE_TOO_LARGE'),
};

/**
 * Says what is wrong with a form. The issues come in the order in which the product reports them, so
 * the first one is the form's notice. A field that is empty says so; the form says it in its own way.
 */
export function reportIssues<Field extends string, Code extends string>(
  issues: readonly FieldIssue[],
  texts: IssueTexts<Code> = {},
): FormReport<Field, Notice<Code | CommonCode>> {
  const says = (code: FieldCode) => texts[code] ?? USUAL[code];
  const beside = ({ code }: FieldIssue) =>
    (code === 'REQUIRED' ? undefined : says(code)) ??
    notice(code === 'REQUIRED' ? 'field.required' : 'field.invalid');
  const first = issues[0];
  const errors = Object.fromEntries(issues.map((issue) => [issue.field, beside(issue)]));
  return {
    notice: first ? (says(first.code) ?? beside(first)) : null,
    errors: errors as FieldErrors<Field, Notice<Code | CommonCode>>,
  };
}

/** What a server alone can find wrong with a field; texts of one's own have nothing else to go by. */
const FOUND_BY_SERVER = new Map<string, CommonCode>([['contrasenaActual', 'password.wrong']]);

/** What the server found wrong with single fields, in its own words, and why where its code tells more than that. */
export function serverErrors<Field extends string>({
  fields = {},
  code,
}: ApiError): FieldErrors<Field, Notice<CommonCode>> {
  const problem = code === 'VALIDATION' ? undefined : code;
  return Object.fromEntries(
    Object.entries(fields).map(([field, said]) => [
      field,
      { ...notice(FOUND_BY_SERVER.get(field) ?? 'field.invalid'), said, problem },
    ]),
  ) as FieldErrors<Field, Notice<CommonCode>>;
}
