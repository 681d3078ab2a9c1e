import type { ConflictField, Side } from '../../shared/forms/form-conflict.ts';
import type { FormDefinition } from '../../shared/forms/form-definition.ts';
import type { FieldErrors, FormStatus } from '../../shared/forms/form-report.ts';
import type { BackofficeCode, BackofficeNotice } from '../texts/backoffice-notice.ts';

/** What makes one form of the back office different from another. */
export interface StaffForm<
  Subject,
  Values extends object,
  Accepted,
  Memo = null,
> extends FormDefinition<Subject, Values, Accepted, Memo, BackofficeCode> {
  /** Said by toast once the server has accepted it. */
  saved(subject: Subject | null): BackofficeNotice;
}

/**
 * A form of the back office. What is said by toast is said by the hook; `notice` holds the same for
 * a page that says it elsewhere too. Nothing that was typed is lost by a refusal.
 */
export interface AdminForm<Values, Field extends string = keyof Values & string> {
  /** While it is `sending`, what is typed does not count. */
  status: FormStatus;
  /** What the fields hold. */
  values: Values;
  /** Changes a field. What the field does not take (letters in a price) is left out. */
  set<Name extends keyof Values>(field: Name, value: Values[Name]): void;
  /** What is wrong, by field. */
  errors: FieldErrors<Field, BackofficeNotice>;
  /** What was last said about the form as a whole; null once something is changed. */
  notice: BackofficeNotice | null;
  /** Something has been changed and not been saved. */
  isDirty: boolean;
  /** Somebody else has saved the same thing meanwhile; nothing that was typed is lost. */
  conflict: FormConflict<Values> | null;
  submit(): void;
  /** Back to what the server has, or to an empty form. */
  reset(): void;
}

/** Two versions of the same thing, and how to go on. */
export interface FormConflict<Values = unknown> {
  /** The fields on which they differ; null until the newer version has been read. */
  fields: readonly ConflictField<Values>[] | null;
  /** A field is taken from the newer version: what is sent is not all one's own. */
  isMixed: boolean;
  /**
   * Fields whose newer version has changed again since it was shown: they are offered anew, while
   * what was chosen for the others stays. To be said to the person; empty when nothing has changed.
   */
  renewed: readonly (keyof Values)[];
  /**
   * Keeps one side of a field.
   *
   * @param field The field on which they differ.
   * @param side Whose is kept.
   */
  choose(field: keyof Values, side: Side): void;
  /** Sends what is chosen, on top of the newer version: at first every change of one's own. */
  merge(): void;
  /** Gives up one's own changes. */
  takeTheirs(): void;
  /** Back to the fields; sending them again leads here again. */
  dismiss(): void;
  /** Sends once more, when the newer version could not be read. */
  retry(): void;
}

/** What every form takes. */
export interface FormOptions {
  /** The server has accepted it: a dialog may close. */
  onSaved?: (() => void) | undefined;
}
