import type { ApiError } from '@filigrana/sdk';
import type { FieldIssue, FormReading } from '@filigrana/sdk/schemas';
import { orSaid, type Notice } from '../texts/notice.ts';
import type { Joins } from './form-conflict.ts';
import {
  notice,
  type CommonCode,
  type FieldErrors,
  type FormReport,
  type IssueTexts,
} from './form-report.ts';

/** What a form with these codes says. */
export type Said<Code extends string> = Notice<Code | CommonCode>;

/** What comes of changing a field. */
export interface FormChange<Values, Memo, Code extends string> {
  /** What the fields hold after it. */
  values: Values;
  /** What is remembered after it. */
  memo: Memo;
  /** To be said at once, such as that a text is nearly full. */
  notice?: Said<Code> | null;
}

/**
 * What makes one form different from another. `Subject` is what is edited, null for something new;
 * `Values` what the fields hold; `Accepted` what a good reading gives; `Memo` what the form
 * remembers besides its fields; `Code` the codes of what it says.
 */
export interface FormDefinition<
  Subject,
  Values extends object,
  Accepted,
  Memo,
  Code extends string,
> {
  /** Name of the machine. */
  id: string;
  /** Tells one subject from another; not needed where there never is one. */
  idOf?(subject: Subject): number | string;
  /** Where the server keeps versions: which one this is. An edit on an older one is refused. */
  versionOf?(subject: Subject): number | undefined;
  /** Tells one state of the same version from another, where sales change it too. */
  stateOf?(subject: Subject): string;
  /** Puts two changes of a field together, where the version is still the same. */
  joins?: Joins<Values>;
  /** What the fields hold at first. */
  start(subject: Subject | null): Values;
  /** What is kept of the fields that are empty at first all the same: the address of a picture. */
  stored?(subject: Subject): { readonly [Name in keyof Values]?: unknown };
  /** The page has the fields: what it hands over is forgotten with the answer, as passwords are. */
  isPassing?: true;
  /** What is remembered at first of what happens in the form; null where nothing ever is. */
  memo: Memo;
  /**
   * What is remembered once the server has answered: with `error` refused, without one accepted.
   *
   * @param memo What was remembered before.
   * @param error Why it was refused; null where it was accepted.
   */
  remember?(memo: Memo, error: ApiError | null): Memo;
  /**
   * What the fields keep of a change; everything unless this says otherwise.
   *
   * @param values What the fields hold.
   * @param change What is typed or chosen.
   * @param memo What is remembered of what has happened in the form.
   */
  change?(values: Values, change: Partial<Values>, memo: Memo): FormChange<Values, Memo, Code>;
  /**
   * Reads the form with its schema.
   *
   * @param values What the fields hold.
   * @param subject What is edited; null for something new.
   * @param memo What is remembered of what has happened in the form.
   */
  read(values: Values, subject: Subject | null, memo: Memo): FormReading<Accepted>;
  /** What is said about the codes of the schema. */
  issues?(subject: Subject | null): IssueTexts<Code>;
  /**
   * Says what is wrong where texts by code do not do.
   *
   * @param issues What the schema has found.
   * @param memo What is remembered of what has happened in the form.
   */
  report?(issues: readonly FieldIssue[], memo: Memo): FormReport<string, Said<Code>>;
  /**
   * Said instead of sending, such as that nothing was changed; null sends it.
   *
   * @param values What the fields hold.
   * @param base What they held before anybody changed them.
   * @param memo What is remembered of what has happened in the form.
   */
  instead?(values: Values, base: Values, memo: Memo): Said<Code> | null;
  /** What stands beside fields after a refusal, besides what the server says of each. */
  beside?(error: ApiError): FieldErrors<string, Said<Code>>;
  /**
   * What is said of a refusal as a whole; null where the person knows.
   *
   * @param error Why it was refused.
   * @param subject What is edited; null for something new.
   */
  failed(error: ApiError, subject: Subject | null): Said<Code> | null;
  /** What the fields of an edited subject hold once saved; the same unless this says otherwise. */
  afterSaving?(values: Values): Values;
  /** Something new that has been saved stays on the screen as it was sent. */
  staysFilled?: true;
}

/** The server's own sentence beside the field that it is about. */
export function saidBeside(
  field: string,
  error: ApiError,
): FieldErrors<string, Notice<CommonCode>> {
  return error.serverMessage ? { [field]: orSaid(notice('field.invalid'), error) } : {};
}

/** The server would not take the file: it is too large, or it is not what its name says. */
export function isAboutFile({ status }: ApiError): boolean {
  return status === 413 || status === 415;
}

/** There is something newer than what the edit started from: a version, or a stock. */
export function isVersionConflict({ status, code }: ApiError): boolean {
  return status === 409 && (code === 'VERSION_CONFLICT' || code === 'STOCK_CHANGED');
}
