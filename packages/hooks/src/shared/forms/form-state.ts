import type { ApiError } from '@filigrana/sdk';
import { asApiError } from '../as-api-error.ts';
import { isEqual } from '../is-equal.ts';
import {
  conflictFields,
  conflictOf,
  differing,
  mergedValues,
  renewConflict,
  type Conflict,
} from './form-conflict.ts';
import type { FormDefinition, Said } from './form-definition.ts';
import {
  NOTHING_TO_REPORT,
  reportIssues,
  serverErrors,
  type FieldErrors,
  type FormReport,
} from './form-report.ts';

/** What was typed in a form that is gone, and the version that its edit started from. */
export interface FormDraft<Subject, Values> {
  readonly origin: Subject;
  readonly values: Values;
}

/**
 * What is typed in the forms of a screen and not saved, by the id of what they edit. A form that
 * comes again goes on from it. While there is one, leaving the screen would lose something. Made
 * once by the screen.
 */
export type FormDrafts<Subject, Values> = Map<number | string, FormDraft<Subject, Values>>;

/** What is learnt while a form is filled in; a field whose error is undefined has none any more. */
export interface Learnt<Memo, Code extends string> {
  /** What is remembered from now on; absent where that stays as it is. */
  memo?: Memo;
  notice?: Said<Code> | null;
  /** What is wrong with fields, by their names. */
  errors?: Readonly<Record<string, Said<Code> | undefined>>;
}

export interface FormContext<
  Subject,
  Values,
  Accepted,
  Memo,
  Code extends string,
> extends FormReport<string, Said<Code>> {
  /** What is edited; null for something new. */
  readonly subject: Subject | null;
  /** What was edited when the fields got their base: the version that an edit starts from. */
  readonly origin: Subject | null;
  /** What the fields held before anybody changed them. */
  readonly base: Values;
  /** What the fields hold now. */
  readonly values: Values;
  /** What is remembered of what has happened in the form. */
  readonly memo: Memo;
  /** What the last reading gave; null when it was refused. */
  readonly accepted: Accepted | null;
  /** Somebody else was quicker; null when nobody was. */
  readonly conflict: Conflict<Values> | null;
}

/** What a form becomes: the rules of its machine, without the machine. */
export function formState<Subject, Values extends object, Accepted, Memo, Code extends string>(
  form: FormDefinition<Subject, Values, Accepted, Memo, Code>,
) {
  type Context = FormContext<Subject, Values, Accepted, Memo, Code>;
  type Errors = FieldErrors<string, Said<Code>>;

  const fresh = (subject: Subject | null): Context => {
    const values = form.start(subject);
    const { memo } = form;
    return {
      ...NOTHING_TO_REPORT,
      subject,
      origin: subject,
      base: values,
      values,
      memo,
      accepted: null,
      conflict: null,
    };
  };
  const versionOf = (subject: Subject | null) =>
    subject === null ? undefined : form.versionOf?.(subject);
  /** What tells one state of a subject from another: not every change makes a version. */
  const stateOf = (subject: Subject | null) =>
    subject === null ? undefined : (form.stateOf?.(subject) ?? versionOf(subject));
  const isSame = (a: Subject | null, b: Subject | null) =>
    a === null || b === null ? a === b : form.idOf?.(a) === form.idOf?.(b);
  /** Fields whose stored side, which they do not show, is another in another version. */
  const replaced = (one: Subject | null, other: Subject | null) => {
    const [before, after] = [one, other].map((each) => each && form.stored?.(each));
    if (!before || !after) return [];
    return (Object.keys(before) as (keyof Values)[]).filter(
      (name) => !Object.is(before[name], after[name]),
    );
  };
  const isPristine = ({ values, base }: Context) => isEqual(values, base);

  const change = ({ values, memo, errors }: Context, wanted: Partial<Values>) => {
    const changed = form.change?.(values, wanted, memo) ?? {
      values: { ...values, ...wanted },
      memo,
    };
    // What was said about a field is settled by changing it, and so is what follows from it.
    const left = Object.entries(errors).filter(([field]) => {
      const name = field.split('.')[0] as keyof Values;
      return Object.is(changed.values[name], values[name]);
    });
    const report = { errors: Object.fromEntries(left) as Errors, notice: null };
    return {
      said: changed.notice,
      context: { values: changed.values, memo: changed.memo, ...report },
    };
  };

  const learn = (context: Context, { errors, ...learnt }: Learnt<Memo, Code>): Partial<Context> => {
    const kept = Object.entries({ ...context.errors, ...errors }).filter(([, said]) => said);
    return { ...learnt, errors: Object.fromEntries(kept) as Errors };
  };

  /** What is left in the fields when nothing goes on its way. */
  const left = ({ subject, values }: Context) => ({
    values: form.isPassing ? form.start(subject) : values,
    accepted: null,
  });

  const check = (context: Context): Partial<Context> => {
    const { values, base, subject, memo } = context;
    const reading = form.read(values, subject, memo);
    if (!reading.ok) {
      const report =
        form.report?.(reading.issues, memo) ??
        reportIssues<string, Code>(reading.issues, form.issues?.(subject));
      return { ...left(context), ...report };
    }
    const notice = form.instead?.(values, base, memo) ?? null;
    if (notice) return { ...left(context), ...NOTHING_TO_REPORT, notice };
    return { ...NOTHING_TO_REPORT, accepted: reading.values };
  };

  const remembered = ({ memo }: Context, error: ApiError | null) =>
    form.remember ? form.remember(memo, error) : error ? memo : form.memo;

  /** The server has accepted it; `notice` is what the form says of that. */
  const saved = (context: Context, notice: Said<Code> | null): Partial<Context> => {
    const { subject, values } = context;
    const memo = remembered(context, null);
    if (subject === null && !form.staysFilled) return { ...fresh(null), memo, notice };
    const kept = form.afterSaving?.(values) ?? values;
    return {
      ...NOTHING_TO_REPORT,
      notice,
      memo,
      values: kept,
      base: kept,
      origin: subject,
      accepted: null,
    };
  };

  /**
   * News of what is edited, under fields that somebody has changed. When the news change nothing
   * that the form holds, the edit goes on from there.
   */
  const meet = ({ base, origin }: Context, subject: Subject | null): Partial<Context> => {
    const isWithoutConflict =
      isEqual(form.start(subject), base) && replaced(origin, subject).length === 0;
    return isWithoutConflict ? { subject, origin: subject } : { subject };
  };

  /** The fields as an earlier form has left them, over what the server has now. */
  const resume = (subject: Subject | null, draft?: FormDraft<Subject, Values>): Context => {
    if (!draft) return fresh(subject);
    const left = { ...fresh(draft.origin), values: draft.values };
    return { ...left, ...meet(left, subject) };
  };

  /**
   * Sets the two versions side by side; without a difference that matters there is no conflict. One
   * that is shown already goes on with the newest version, and does not end unseen.
   */
  const compare = (context: Context, subject: Subject | null): Partial<Context> => {
    const { origin, base, values, conflict } = context;
    const shown = conflict?.fields ? conflict : null;
    if (stateOf(subject) === stateOf(origin))
      // What is shown is newer than a reading that comes late.
      return shown ? {} : { subject, conflict: conflictOf<Values>(null) };
    const theirs = form.start(subject);
    // A newer version is what a colleague has decided: only sales can be put together with a count.
    const joins = versionOf(subject) === versionOf(origin) ? form.joins : undefined;
    const fields = conflictFields(base, values, theirs, joins);
    // Chosen on both sides: this one would replace that one, although both began empty.
    const isContested = replaced(origin, subject).some(
      (name) => !Object.is(values[name], base[name]),
    );
    // Nothing was changed here, or both have changed the same.
    if (fields.length === 0 || (!shown && isEqual(theirs, base) && !isContested))
      return { subject, origin: subject, conflict: null };
    if (!shown) return { subject, conflict: conflictOf(fields) };
    const changed = [
      ...differing(form.start(context.subject), theirs),
      ...replaced(context.subject, subject),
    ];
    return { subject, conflict: renewConflict(shown, fields, changed) };
  };

  /** What was chosen, on top of the newer version. */
  const rebase = ({ subject, values, conflict }: Context): Partial<Context> => ({
    origin: subject,
    base: form.start(subject),
    values: conflict === null ? values : mergedValues(values, conflict),
    conflict: null,
  });

  const refused = (context: Context, cause: unknown): Partial<Context> => {
    const error = asApiError(cause);
    return {
      ...left(context),
      memo: remembered(context, error),
      notice: form.failed(error, context.subject),
      errors: { ...serverErrors<string>(error), ...form.beside?.(error) },
    };
  };

  return {
    ...{ fresh, resume, isSame, isPristine, versionOf, change, learn, check, saved, refused },
    ...{ meet, compare, rebase },
  };
}
