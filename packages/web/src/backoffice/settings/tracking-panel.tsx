import { useTexts, useTrackingForm } from '@filigrana/hooks/backoffice';
import { GUIDE_MARK, TRACKING_MAX } from '@filigrana/sdk/domain';
import type { TrackingValues } from '@filigrana/sdk/schemas';
import { TextField } from '../../ui/index.ts';
import { shownText, type ConflictFields } from '../shared/conflict-dialog.tsx';
import { SettingsPanel } from './settings-form.tsx';
import { settingsTexts as texts } from './texts.ts';

const CONFLICT: ConflictFields<TrackingValues> = {
  plantilla: { label: texts.tracking, show: shownText },
};

/** Where guides are followed; nothing where the backend knows none. */
export function TrackingPanel() {
  const { read, form } = useTrackingForm();
  const { sentence } = useTexts();
  const { values, errors, status } = form;
  return (
    <SettingsPanel
      {...{ read, form }}
      title={texts.trackingTitle}
      loading={texts.loadingTracking}
      conflict={CONFLICT}
    >
      <TextField
        label={texts.tracking}
        hint={texts.trackingHint(GUIDE_MARK)}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={TRACKING_MAX}
        readOnly={status === 'sending'}
        value={values.plantilla}
        onChange={({ target }) => form.set('plantilla', target.value)}
        error={errors.plantilla && sentence(errors.plantilla)}
      />
    </SettingsPanel>
  );
}
