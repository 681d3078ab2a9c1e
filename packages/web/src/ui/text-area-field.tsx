import type { Ref, TextareaHTMLAttributes } from 'react';
import { Counter } from './counter.tsx';
import { Field, type FieldProps } from './field.tsx';
import { Textarea } from './input.tsx';
import { useTakeOver } from './use-take-over.ts';

interface Props
  extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps> {
  /** Shows a counter: characters used, the limit, and how many left count as near it. */
  count?: { used: number; max: number; near: number };
  ref?: Ref<HTMLTextAreaElement>;
}

/** A labelled text of several lines, with a counter when there is a limit. */
export function TextAreaField({ count, ...props }: Props) {
  const early = useTakeOver();
  const { label, hint, error, note, required, aside, id, className, ...control } = props;
  const shown = count ? <Counter {...count} /> : aside;
  return (
    <Field {...{ label, hint, error, note, required, id, className }} aside={shown}>
      {(tied) => <Textarea ref={early} {...control} {...tied} />}
    </Field>
  );
}
