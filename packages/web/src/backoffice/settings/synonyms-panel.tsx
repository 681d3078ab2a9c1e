import { useSynonymsForm, useTexts, type SynonymValues } from '@filigrana/hooks/backoffice';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { Alert, Button, Loading, TextAreaField, TextButton } from '../../ui/index.ts';
import { ConflictDialog, shownText, type ConflictFields } from '../shared/conflict-dialog.tsx';
import { sharedTexts } from '../shared/texts.ts';
import { useUnsaved } from '../shared/unsaved.ts';
import { Panel } from './panel.tsx';
import { settingsTexts } from './texts.ts';

const texts = settingsTexts.synonyms;

const CONFLICT: ConflictFields<SynonymValues> = {
  grupos: { label: texts.groups, show: shownText },
};

/** The words that the search takes for each other; nothing where the backend keeps none. */
export function SynonymsPanel() {
  const { read, form, isStandard, restore } = useSynonymsForm();
  const { sentence } = useTexts();
  useUnsaved(form.isDirty);
  if (read.status === 'unsupported') return null;
  const { values, errors, notice } = form;
  const isSaving = form.status === 'sending';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving && form.isDirty) form.submit();
  };
  return (
    <Panel title={texts.title}>
      {read.status === 'loading' && <Loading>{texts.loading}</Loading>}
      {read.notice && (
        <Alert tone="warning">
          {sentence(read.notice)} <TextButton onClick={read.reload}>{sharedTexts.retry}</TextButton>
        </Alert>
      )}
      {read.status === 'ready' && (
        <Form noValidate aria-label={texts.title} onSubmit={submit}>
          <TextAreaField
            label={texts.groups}
            hint={texts.help}
            rows={12}
            readOnly={isSaving}
            spellCheck={false}
            value={values.grupos}
            onChange={(event) => form.set('grupos', event.target.value)}
            error={errors.grupos && sentence(errors.grupos)}
          />
          {notice && !errors.grupos && (
            <Alert tone="danger" role={null}>
              {sentence(notice)}
            </Alert>
          )}
          <Buttons>
            <Button
              type="submit"
              busy={isSaving && settingsTexts.saving}
              disabled={!form.isDirty && !isSaving}
            >
              {settingsTexts.save}
            </Button>
            {!isStandard && <TextButton onClick={restore}>{texts.restore}</TextButton>}
          </Buttons>
        </Form>
      )}
      <ConflictDialog conflict={form.conflict} fields={CONFLICT} />
    </Panel>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
`;
