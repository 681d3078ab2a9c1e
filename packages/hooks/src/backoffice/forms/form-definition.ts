import type { ApiError } from '@filigrana/sdk';
import type { FormReading } from '@filigrana/sdk/schemas';
import type { IssueTexts } from '../../shared/forms/form-report.ts';
import type { Joins } from './form-conflict.ts';
import type { BackofficeCode, BackofficeNotice } from '../texts/backoffice-notice.ts';

/** What comes of changing a field. */
export interface FormChange<Values, Memo> {
  values: Values;
  memo: Memo;
  /** To be said at once, such as that a text is nearly full. */
  notice?: BackofficeNotice | null;
}

/**
 * What makes one form different from another. `Subject` is what is edited, null for something new;
 * `Values` what the fields hold; `Accepted` what a good reading gives; `Memo` what the form
 * remembers besides its fields.
 */
export interface FormDefinition<Subject, Values extends object, Accepted, Memo = null> {
  /** Name of the machine. */
  id: string;
  /** Tells one subject from another. */
  idOf(subject: Subject): number | string;
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
  memo: Memo;
  /** What the fields keep of a change; everything unless this says otherwise. */
  change?(values: Values, change: Partial<Values>, memo: Memo): FormChange<Values, Memo>;
  /** Reads the form with its schema. */
  read(values: Values, subject: Subject | null): FormReading<Accepted>;
  /** What is said about the codes of the schema. */
  issues(subject: Subject | null): IssueTexts<BackofficeCode>;
  /** Said instead of sending what says the same as before; null sends it. */
  unchanged?(values: Values, base: Values): BackofficeNotice | null;
  /** The field that a refusal as a whole is about, such as the e-mail that is in use. */
  fieldOf?(error: ApiError): (keyof Values & string) | null;
  failed(error: ApiError, subject: Subject | null): BackofficeNotice;
  saved(subject: Subject | null): BackofficeNotice;
  /** What the fields of an edited subject hold once saved; the same unless this says otherwise. */
  settle?(values: Values): Values;
}

/** Whether two states of a form say the same. Lists are compared by what they hold. */
export function sameValues<Values extends object>(a: Values, b: Values): boolean {
  const keys = Object.keys(a) as (keyof Values)[];
  return keys.every((key) => {
    const [one, other] = [a[key], b[key]];
    if (Object.is(one, other)) return true;
    return Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other);
  });
}

/** The server would not take the file: it is too large, or it is not what its name says. */
export function isAboutFile({ status }: ApiError): boolean {
  return status === 413 || status === 415;
}

/** There is something newer than what the edit started from: a version, or a stock. */
export function isVersionConflict({ status, code }: ApiError): boolean {
  return status === 409 && (code === 'VERSION_CONFLICT' || code === 'STOCK_CHANGED');
}
