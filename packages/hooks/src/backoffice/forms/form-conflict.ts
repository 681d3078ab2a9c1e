/** Whose version of a field is kept. */
export type Side = 'mine' | 'theirs';

/** A field on which two versions of the same thing differ. */
export interface ConflictField<Values, Name extends keyof Values = keyof Values> {
  name: Name;
  mine: Values[Name];
  theirs: Values[Name];
  /** Whose is kept; at first mine where I changed something, theirs everywhere else. */
  choice: Side;
}

/** Somebody else has saved the same thing since the edit began. */
export interface Conflict<Values> {
  /** Null until the newer version has been read. */
  readonly fields: readonly ConflictField<Values>[] | null;
  /** A field is taken from the newer version. */
  readonly isMixed: boolean;
}

const isSame = (a: unknown, b: unknown) =>
  Object.is(a, b) || (Array.isArray(a) && JSON.stringify(a) === JSON.stringify(b));

/** What differs, field by field. */
export function conflictFields<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): ConflictField<Values>[] {
  const names = Object.keys(mine) as (keyof Values)[];
  return names
    .filter((name) => !isSame(mine[name], theirs[name]))
    .map((name) => ({
      name,
      mine: mine[name],
      theirs: theirs[name],
      choice: isSame(mine[name], base[name]) ? 'theirs' : 'mine',
    }));
}

/** What the fields hold once everything has been chosen. */
export function mergedValues<Values extends object>(
  mine: Values,
  { fields }: Conflict<Values>,
): Values {
  const taken = (fields ?? []).filter(({ choice }) => choice === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map(({ name, theirs }) => [name, theirs])) };
}

/** The two versions side by side; null until the newer one has been read. */
export function conflictOf<Values>(
  fields: readonly ConflictField<Values>[] | null,
): Conflict<Values> {
  return { fields, isMixed: fields?.some(({ choice }) => choice === 'theirs') ?? false };
}

/** The conflict after a field has been chosen. */
export function chooseSide<Values>(
  conflict: Conflict<Values>,
  name: keyof Values,
  choice: Side,
): Conflict<Values> {
  const fields = conflict.fields?.map((field) =>
    field.name === name ? { ...field, choice } : field,
  );
  return conflictOf(fields ?? null);
}
