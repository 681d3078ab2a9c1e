import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Select } from './input.tsx';
import { useTakeOver } from './use-take-over.ts';

interface Props
  extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps> {
  /** First, empty choice, for example 'Selecciona una provincia'. */
  placeholder?: string;
  /** `<option>` elements. */
  children: ReactNode;
  ref?: Ref<HTMLSelectElement>;
}

/** A labelled native select. */
export function SelectField({ placeholder, children, ...props }: Props) {
  const early = useTakeOver();
  const { label, hint, error, note, required, aside, id, className, ...control } = props;
  return (
    <Field {...{ label, hint, error, note, required, aside, id, className }}>
      {(tied) => (
        <Select ref={early} {...control} {...tied}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {children}
        </Select>
      )}
    </Field>
  );
}
