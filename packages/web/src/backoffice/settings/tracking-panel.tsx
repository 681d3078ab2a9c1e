import { useTexts, useTrackingForm } from '@filigrana/hooks/backoffice';
import { GUIDE_MARK, TRACKING_MAX } from '@filigrana/sdk/domain';
import type { TrackingValues } from '@filigrana/sdk/schemas';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { Alert, Button, Loading, TextButton, TextField } from '../../ui/index.ts';
import { ConflictDialog, shownText, type ConflictFields } from '../shared/conflict-dialog.tsx';
import { sharedTexts } from '../shared/texts.ts';
import { useUnsaved } from '../shared/unsaved.ts';
import { Panel } from './panel.tsx';
import { settingsTexts as texts } from './texts.ts';

const CONFLICT: ConflictFields<TrackingValues> = {
  plantilla: { label: texts.tracking, show: shownText },
};

/** Where guides are followed; nothing where the backend knows none. */
export function TrackingPanel() {
  const { read, form } = useTrackingForm();
  const { sentence } = useTexts();
  useUnsaved(form.isDirty);
  if (read.status === 'unsupported') return null;
  const { values, errors, notice, status } = form;
  const isSaving = status === 'sending';
  const error = errors.plantilla ?? notice;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving && form.isDirty) form.submit();
  };
  return (
    <Panel title={texts.trackingTitle}>
      {read.status === 'loading' && <Loading>{texts.loadingTracking}</Loading>}
      {read.notice && (
        <Alert tone="warning">
          {sentence(read.notice)} <TextButton onClick={read.reload}>{sharedTexts.retry}</TextButton>
        </Alert>
      )}
      {read.status === 'ready' && (
        <Form noValidate aria-label={texts.trackingTitle} onSubmit={submit}>
          <TextField
            label={texts.tracking}
            hint={texts.trackingHint(GUIDE_MARK)}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={TRACKING_MAX}
            readOnly={isSaving}
            value={values.plantilla}
            onChange={({ target }) => form.set('plantilla', target.value)}
            error={error && sentence(error)}
          />
          <Button
            type="submit"
            busy={isSaving && texts.saving}
            disabled={!form.isDirty && !isSaving}
          >
            {texts.save}
          </Button>
        </Form>
      )}
      <ConflictDialog conflict={form.conflict} fields={CONFLICT} />
    </Panel>
  );
}

const Form = styled.form`
  display: grid;
  gap: 12px;
  > button {
    justify-self: start;
  }
`;
