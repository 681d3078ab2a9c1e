import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Hint } from './hint.tsx';

/** What a control inside a field needs to be tied to its label and sentences. */
export interface ControlProps {
  id: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** What every field takes beside its control's own properties. */
export interface FieldProps {
  label: ReactNode;
  /** Help that stands under the control. */
  hint?: ReactNode;
  /** What is wrong; replaces the hint, marks the control and is read with it. */
  error?: string | null | undefined;
  /** Says so after the label, for example 'opcional'. */
  note?: string | undefined;
  required?: boolean | undefined;
  /** At the right of the label: a counter, a link. */
  aside?: ReactNode;
  id?: string | undefined;
  className?: string | undefined;
}

/**
 * Label above, control, hint or error below, tied together for screen readers.
 * Ready-made fields (`TextField`, `SelectField` …) are built on it; use it directly for your own control.
 *
 * @example <Field label="Correo" error={error}>{(control) => <Input type="email" {...control} />}</Field>
 */
export function Field(props: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { label, hint, error, note, required, aside, className, children } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const hintId = `${id}-hint`;
  const says = error ?? hint;
  return (
    <Box className={className}>
      <LabelRow>
        <label htmlFor={id}>
          {label}
          {note && <Note> ({note})</Note>}
        </label>
        {aside}
      </LabelRow>
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': says ? hintId : undefined,
      })}
      {says && (
        <Hint id={hintId} tone={error ? 'error' : 'plain'}>
          {says}
        </Hint>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  align-content: start;
  min-width: 0;
`;

/** The row above a control. */
export const LabelRow = styled.div`
  font-size: var(--label-font, 0.9063rem);
  font-weight: 500;
  line-height: 1.35;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
`;

const Note = styled.span`
  color: var(--ink-muted);
  font-weight: 400;
`;
