import type { FieldErrors } from '../../shared/forms/form-report.ts';
import type { FormStatus } from '../../shared/forms/form-status.ts';
import type { BackofficeNotice } from '../texts/backoffice-notice.ts';

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
  submit(): void;
  /** Back to what the server has, or to an empty form. */
  reset(): void;
}

/** What every form takes. */
export interface FormOptions {
  /** The server has accepted it: a dialog may close. */
  onSaved?: (() => void) | undefined;
}
