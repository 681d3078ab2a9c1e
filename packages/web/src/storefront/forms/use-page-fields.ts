import { useState, type FormEvent } from 'react';

/**
 * Fields that the browser holds, so that autofill and whatever was typed before the page came alive
 * are never lost. What was wrong with a field is not said any more once it was changed.
 */
export function usePageFields<Field extends string>(fields: readonly Field[]) {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  return {
    /** Reads the form when it is sent. */
    read(event: FormEvent<HTMLFormElement>): Record<Field, string> {
      const data = new FormData(event.currentTarget);
      setChanged(new Set());
      return Object.fromEntries(
        fields.map((field) => [field, String(data.get(field) ?? '')]),
      ) as Record<Field, string>;
    },
    /** For the form's `onInput`. */
    onInput({ target }: FormEvent<HTMLFormElement>) {
      if (target instanceof HTMLInputElement && !changed.has(target.name))
        setChanged(new Set([...changed, target.name]));
    },
    isChanged: (field: Field) => changed.has(field),
  };
}
