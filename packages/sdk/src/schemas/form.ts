import * as v from 'valibot';
import type { FieldCode } from './codes.ts';

/** Picks the message of an issue. */
type Message = (issue: v.BaseIssue<unknown>) => string;

/**
 * An object schema whose missing fields answer with the code of the field itself, as empty ones
 * do. Fields that the form does not have are dropped.
 */
/* @__NO_SIDE_EFFECTS__ */
export function form<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.ObjectSchema<Entries, Message> {
  return v.object(entries, (issue) => {
    const key = issue.path?.[0]?.key;
    const field = typeof key === 'string' ? entries[key] : undefined;
    const missing = field && v.safeParse(field, undefined).issues?.[0];
    return missing?.message ?? 'REQUIRED';
  });
}

/** Code of a value of the wrong type: `missing` when there is none at all, else INVALID. */
/* @__NO_SIDE_EFFECTS__ */
export function unless(missing: string): Message {
  return ({ input }) => (input === undefined || input === null ? missing : 'INVALID');
}

/** Something that a rule over several fields found wrong with one of them. */
export interface RuleIssue {
  path: readonly (string | number)[];
  message: FieldCode;
}

/** A form as a rule over several fields sees it. */
export type RuleContext<Values> = Pick<v.RawCheckContext<Values>, 'dataset' | 'addIssue'>;

/**
 * An object-level rule: reports what `rule` finds on the fields that it names, also while others are
 * wrong: a person sees at once all that is missing. For `v.rawCheck`.
 *
 * @param needs Fields that the rule can rely on; with one of them wrong it is not asked.
 */
export function report<Values extends object>(
  { dataset, addIssue }: RuleContext<Values>,
  needs: readonly (keyof Values)[],
  rule: (values: Values) => readonly RuleIssue[],
): void {
  const wrong = new Set<unknown>(dataset.issues?.map(({ path }) => path?.[0]?.key));
  // An issue without a path is about the form as a whole: it is no form.
  if (wrong.has(undefined) || needs.some((field) => wrong.has(field))) return;
  for (const { path, message } of rule(dataset.value as Values)) {
    const [first, ...rest] = path.map(pathItem);
    addIssue(first === undefined ? { message } : { message, path: [first, ...rest] });
  }
}

function pathItem(key: string | number): v.UnknownPathItem {
  return { type: 'unknown', origin: 'value', input: undefined, key, value: undefined };
}
