import { useEffect, useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FileRow } from './file-row.tsx';
import { Hint } from './hint.tsx';
import { Icon } from './icon.tsx';
import { hidden } from './visually-hidden.tsx';
import { fileTexts } from './file-texts.ts';

interface Props {
  /** What is asked for, for example 'Adjuntar comprobante'. Read aloud and shown as a label. */
  label: ReactNode;
  /** The strong words of the area, for example 'Elegir imagen'. */
  action?: string;
  /** Formats and size, for example 'jpg o png, hasta 10 MB'. */
  hint?: string;
  /** As for a native file input, for example 'image/*'. */
  accept?: string;
  /** The chosen file; it then shows as a row instead of the area. */
  file: File | null;
  onFile: (file: File | null) => void;
  error?: string | null | undefined;
  disabled?: boolean;
  id?: string;
}

/** One file, by choosing or dropping; once chosen a row with its preview that can be removed. */
export function FileDrop({ label, file, onFile, error, disabled, ...props }: Props) {
  const generated = useId();
  const id = props.id ?? generated;
  const hintId = `${id}-hint`;
  const box = useRef<HTMLDivElement>(null);
  const wasTaken = useRef(false);
  useEffect(() => {
    if (!wasTaken.current || file) return;
    wasTaken.current = false;
    // The button that was pressed went away with the row.
    box.current?.querySelector('input')?.focus();
  }, [file]);
  const remove = () => {
    wasTaken.current = true;
    onFile(null);
  };
  return (
    <Box ref={box}>
      <Label htmlFor={id}>{label}</Label>
      {file ? (
        <FileRow file={file} onRemove={disabled ? undefined : remove} />
      ) : (
        <DropArea
          id={id}
          action={props.action ?? fileTexts.choose}
          hint={props.hint}
          accept={props.accept}
          disabled={disabled}
          invalid={Boolean(error)}
          describedBy={error ? hintId : undefined}
          onFiles={([first]) => first && onFile(first)}
        />
      )}
      {error && (
        <Hint id={hintId} tone="error">
          {error}
        </Hint>
      )}
    </Box>
  );
}

interface DropAreaProps {
  id?: string | undefined;
  action: string;
  hint?: string | undefined;
  accept?: string | undefined;
  /** Several files at once. */
  multiple?: boolean;
  disabled?: boolean | undefined;
  invalid?: boolean;
  /** One line: something is chosen, and this only changes it. */
  slim?: boolean;
  describedBy?: string | undefined;
  onFiles: (files: File[]) => void;
}

/** The area alone, for screens that show what was chosen in their own way. */
export function DropArea({ action, hint, ...props }: DropAreaProps) {
  const { invalid, slim, describedBy, onFiles, ...input } = props;
  const [dragging, setDragging] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setDragging(!input.disabled);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragging(false);
    if (!input.disabled) onFiles([...event.dataTransfer.files]);
  };
  const state = dragging ? 'drag' : invalid ? 'error' : undefined;
  return (
    <Area
      data-state={state}
      data-slim={slim ? '' : undefined}
      onDragOver={over}
      onDragLeave={() => setDragging(false)}
      onDrop={drop}
    >
      <Icon name="upload" size={slim ? 'md' : 'lg'} />
      <span>
        <b>{action}</b> {!slim && fileTexts.orDrop(action)}
      </span>
      {hint && !slim && <small>{hint}</small>}
      <input
        {...input}
        type="file"
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // So that choosing the same file again, after removing it, is a change.
          event.target.value = '';
        }}
      />
    </Area>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  align-content: start;
  min-width: 0;
`;

const Label = styled.label`
  font-size: var(--label-font, 0.9063rem);
  font-weight: 500;
  line-height: 1.35;
`;

const Area = styled.label`
  display: grid;
  justify-items: center;
  gap: 6px;
  padding: 24px 20px;
  text-align: center;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-sm);
  background: var(--surface-raised);
  box-shadow:
    inset 0 0 0 4px var(--surface-raised),
    inset 0 0 0 5px var(--line);
  cursor: pointer;
  position: relative;
  transition:
    box-shadow var(--t-base),
    background-color var(--t-fast);
  &[data-slim] {
    grid-template-columns: auto auto;
    justify-content: center;
    align-items: center;
    padding: 12px 20px;
  }
  &:hover {
    border-color: var(--accent);
    box-shadow:
      inset 0 0 0 4px var(--surface-raised),
      inset 0 0 0 5px var(--thread);
  }
  &[data-state='drag'] {
    background: var(--surface-tint);
    border-color: var(--accent);
    box-shadow:
      inset 0 0 0 4px var(--surface-tint),
      inset 0 0 0 5px var(--accent);
  }
  &[data-state='error'] {
    border-color: var(--danger);
    box-shadow:
      inset 0 0 0 4px var(--surface-raised),
      inset 0 0 0 5px var(--danger);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  svg {
    color: var(--accent);
  }
  b {
    font-weight: 600;
    color: var(--accent);
  }
  small {
    font-size: var(--fs-small);
    color: var(--ink-muted);
  }
  input {
    ${hidden}
  }
`;
