type Texts<Key extends string, Value> = { [K in Key]?: Value };

/**
 * What a form changes of texts in English: trimmed, and null where one was emptied. One that was left out
 * is not in the answer: it stays as it was.
 *
 * @param given The texts of the form by their names.
 */
export function changedEnglish<Key extends string>(
  given: Readonly<Record<Key, string | null | undefined>>,
): Texts<Key, string | null> {
  const changed = Object.entries<string | null | undefined>(given).flatMap(([key, text]) =>
    text === undefined ? [] : [[key, text?.trim() || null]],
  );
  return Object.fromEntries(changed) as Texts<Key, string | null>;
}

/**
 * Texts in English as visitors are told of them: only those that there are.
 *
 * @param kept The texts by their names.
 */
export function shownEnglish<Key extends string>(
  kept: Readonly<Record<Key, string | null | undefined>>,
): Texts<Key, string> {
  const shown = Object.entries<string | null | undefined>(kept).filter(([, text]) => text != null);
  return Object.fromEntries(shown) as Texts<Key, string>;
}
