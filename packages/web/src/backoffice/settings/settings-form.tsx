import type { AdminForm, OptionalRead } from '@filigrana/hooks/backoffice';
import { useState, type FormEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, Disclosure, Loading } from '../../ui/index.ts';
import { Actions } from '../shared/box.tsx';
import { ConflictDialog, type ConflictFields } from '../shared/conflict-dialog.tsx';
import { FailedAlert } from '../shared/failed-alert.tsx';
import { FormNotice } from '../shared/form-notice.tsx';
import { useUnsaved } from '../shared/unsaved.ts';
import { Panel } from './panel.tsx';
import { settingsTexts as texts } from './texts.ts';

interface FormProps<Values extends object> {
  title: string;
  form: AdminForm<Values>;
  conflict: ConflictFields<Values>;
  /** How what is typed will look; a button shows it in the place of the fields. */
  preview?: ReactNode;
  /** Fields may be out of sight: what is wrong is said below them too. */
  isFolded?: boolean;
  /** Beside 'Guardar'. */
  actions?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The fields of one setting with 'Guardar', what was refused, and what somebody else saved meanwhile. */
export function SettingsForm<Values extends object>(props: FormProps<Values>) {
  const { title, form, conflict, preview, isFolded = false, actions, children } = props;
  const [isPreview, setPreview] = useState(false);
  const areInSight = !isPreview && !isFolded;
  const isSaving = form.status === 'sending';
  useUnsaved(form.isDirty);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving && form.isDirty) form.submit();
  };
  return (
    <Form noValidate aria-label={title} onSubmit={submit}>
      {isPreview ? preview : children}
      <FormNotice notice={form.notice} {...(areInSight && { errors: form.errors })} />
      <Actions>
        <Button type="submit" busy={isSaving && texts.saving} disabled={!form.isDirty && !isSaving}>
          {texts.save}
        </Button>
        {preview && (
          <Button variant="line" onClick={() => setPreview(!isPreview)}>
            {isPreview ? texts.edit : texts.preview}
          </Button>
        )}
        {actions}
      </Actions>
      <ConflictDialog conflict={form.conflict} fields={conflict} />
    </Form>
  );
}

interface PanelProps<Values extends object> extends FormProps<Values> {
  read: Pick<OptionalRead<unknown>, 'status' | 'notice' | 'reload'>;
  /** Said while it is read. */
  loading: string;
  /** At the right of the title. */
  aside?: ReactNode;
  /** Below the form. */
  below?: ReactNode;
}

/** One setting in a panel of its own; nothing where the backend does not know it. */
export function SettingsPanel<Values extends object>(props: PanelProps<Values>) {
  const { read, loading, aside, below, ...form } = props;
  if (read.status === 'unsupported') return null;
  return (
    <Panel title={form.title} aside={aside}>
      {read.status === 'loading' && <Loading>{loading}</Loading>}
      <FailedAlert notice={read.notice} reload={read.reload} />
      {read.status === 'ready' && <SettingsForm {...form} />}
      {below}
    </Panel>
  );
}

/** What was set before, a row for each change; nothing before the first. */
export function SettingHistory({ children }: { children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Disclosure summary={texts.history}>
      <Changes>{children}</Changes>
    </Disclosure>
  );
}

/** Says something about a panel or a form. */
export const Help = styled.p`
  color: var(--ink-muted);
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;

const Changes = styled.ul`
  display: grid;
  gap: 6px;
  max-height: 250px;
  overflow-y: auto;
  font-size: var(--fs-small);
  font-variant-numeric: lining-nums tabular-nums;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    align-items: center;
    justify-content: space-between;
  }
  span {
    color: var(--ink-muted);
  }
`;
