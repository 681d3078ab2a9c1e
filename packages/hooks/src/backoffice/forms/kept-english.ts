type Texts<Name extends string> = Partial<Record<Name, string | null | undefined>>;

/**
 * What is sent, without texts in English where the backend keeps none: what one that does has listed has them, if
 * only as null. Before the first of a list nobody knows, and what was written is sent.
 */
export function keptEnglish<Parts extends Texts<Name>, Name extends string>(
  parts: Parts,
  names: readonly [Name, ...Name[]],
  subject: Texts<Name> | null,
): Parts | Omit<Parts, Name> {
  const isKept = subject ? subject[names[0]] !== undefined : names.some((name) => parts[name]);
  if (isKept) return parts;
  const others = { ...parts };
  for (const name of names) delete others[name];
  return others;
}
