import { isEqual } from '../is-equal.ts';

/** Whose version of a field is kept; `both` where the two changes can be put together. */
export type Side = 'mine' | 'theirs' | 'both';

/** A field on which two versions of the same thing differ. */
export interface ConflictField<Values, Name extends keyof Values = keyof Values> {
  /** Which field it is. */
  name: Name;
  /** What it holds here. */
  mine: Values[Name];
  /** What somebody else has saved in it. */
  theirs: Values[Name];
  /** What comes of both changes; undefined where they cannot be put together. */
  both?: Values[Name];
  /** Whose is kept; at first both, or else mine where I changed something, theirs everywhere else. */
  choice: Side;
}

/** A field as the edit began, as it was changed here, and as it is saved now. */
export interface FieldVersions<Value> {
  base: Value;
  mine: Value;
  theirs: Value;
}

/** Puts two changes of a field together, by field; undefined where that means nothing. */
export type Joins<Values> = {
  readonly [Name in keyof Values]?: (
    versions: FieldVersions<Values[Name]>,
  ) => Values[Name] | undefined;
};

/** Somebody else has saved the same thing since the edit began. */
export interface Conflict<Values> {
  /** Null until the newer version has been read. */
  readonly fields: readonly ConflictField<Values>[] | null;
  /** A field is taken from the newer version. */
  readonly isMixed: boolean;
  /** Fields whose newer version has changed again since it was read: they are offered anew. */
  readonly renewed: readonly (keyof Values)[];
}

/** The fields that do not say the same. */
export function differing<Values extends object>(one: Values, other: Values): (keyof Values)[] {
  const names = Object.keys(one) as (keyof Values)[];
  return names.filter((name) => !isEqual(one[name], other[name]));
}

/** What differs, field by field. */
export function conflictFields<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  joins?: Joins<Values>,
): ConflictField<Values>[] {
  return differing(mine, theirs).map((name) => {
    const versions = { base: base[name], mine: mine[name], theirs: theirs[name] };
    const isMine = !isEqual(mine[name], base[name]);
    const both = isMine ? joins?.[name]?.(versions) : undefined;
    return {
      name,
      mine: mine[name],
      theirs: theirs[name],
      ...(both !== undefined && { both }),
      choice: both !== undefined ? 'both' : isMine ? 'mine' : 'theirs',
    };
  });
}

/** What the fields hold once everything has been chosen. */
export function mergedValues<Values extends object>(
  mine: Values,
  { fields }: Conflict<Values>,
): Values {
  const taken = (fields ?? []).map((field) => [field.name, field[field.choice]]);
  return { ...mine, ...Object.fromEntries(taken) };
}

/** The two versions side by side; null until the newer one has been read. */
export function conflictOf<Values>(
  fields: readonly ConflictField<Values>[] | null,
  renewed: Conflict<Values>['renewed'] = [],
): Conflict<Values> {
  const isMixed = fields?.some(({ choice }) => choice !== 'mine') ?? false;
  return { fields, isMixed, renewed };
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
  return conflictOf(fields ?? null, conflict.renewed);
}

/**
 * The conflict once a still newer version has been read. Where nothing has changed the choice stays;
 * the rest is offered anew.
 *
 * @param fields What differs now.
 * @param changed What the newest version holds otherwise than the one before it.
 */
export function renewConflict<Values>(
  before: Conflict<Values>,
  fields: readonly ConflictField<Values>[],
  changed: readonly (keyof Values)[],
): Conflict<Values> {
  const chosen = new Map(before.fields?.map(({ name, choice }) => [name, choice]));
  const isShown = (name: keyof Values) =>
    chosen.has(name) || fields.some((field) => field.name === name);
  const kept = fields.map((field) =>
    changed.includes(field.name)
      ? field
      : { ...field, choice: chosen.get(field.name) ?? field.choice },
  );
  return conflictOf(kept, [...new Set([...before.renewed, ...changed.filter(isShown)])]);
}
