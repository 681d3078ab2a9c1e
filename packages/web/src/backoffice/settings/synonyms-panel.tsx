import { useSynonymsForm, useTexts, type SynonymValues } from '@filigrana/hooks/backoffice';
import { TextAreaField, TextButton } from '../../ui/index.ts';
import { shownText, type ConflictFields } from '../shared/conflict-dialog.tsx';
import { useFirstError } from '../shared/use-first-error.ts';
import { SettingsPanel } from './settings-form.tsx';
import { settingsTexts } from './texts.ts';

const texts = settingsTexts.synonyms;

const CONFLICT: ConflictFields<SynonymValues> = {
  grupos: { label: texts.groups, show: shownText },
};

/** The words that the search takes for each other; nothing where the backend keeps none. */
export function SynonymsPanel() {
  const { read, form, isStandard, restore } = useSynonymsForm();
  const { sentence } = useTexts();
  const { values, errors, status } = form;
  const place = useFirstError(errors.grupos ?? null);
  return (
    <SettingsPanel
      {...{ read, form }}
      title={texts.title}
      loading={texts.loading}
      conflict={CONFLICT}
      actions={!isStandard && <TextButton onClick={restore}>{texts.restore}</TextButton>}
    >
      <div ref={place}>
        <TextAreaField
          label={texts.groups}
          hint={texts.help}
          rows={12}
          readOnly={status === 'sending'}
          spellCheck={false}
          value={values.grupos}
          onChange={(event) => form.set('grupos', event.target.value)}
          error={errors.grupos && sentence(errors.grupos)}
        />
      </div>
    </SettingsPanel>
  );
}
