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
