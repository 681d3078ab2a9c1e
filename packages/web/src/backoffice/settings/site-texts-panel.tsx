import { useSiteTextsForm, useTexts } from '@filigrana/hooks/backoffice';
import type { SiteTexts } from '@filigrana/sdk';
import { SITE_TEXT_MAX, type SiteTextKey } from '@filigrana/sdk/domain';
import { storefront } from '../../app/paths.ts';
import { formatMoment } from '../../shared/dates.ts';
import { ExternalLink, TextAreaField, TextButton } from '../../ui/index.ts';
import { shownText, type ConflictFields } from '../shared/conflict-dialog.tsx';
import { Help, SettingHistory, SettingsPanel } from './settings-form.tsx';
import { SiteTextsPreview } from './site-texts-preview.tsx';
import { settingsTexts } from './texts.ts';

const texts = settingsTexts.siteTexts;

/** The fields in their order, with how many lines each shows. */
const FIELDS: readonly (readonly [SiteTextKey, number])[] = [
  ['inicio', 4],
  ['envios', 2],
  ['sinpe', 2],
  ['transferencia', 2],
  ['acercaTitulo', 1],
  ['acerca', 8],
];

const CONFLICT = Object.fromEntries(
  FIELDS.map(([key]) => [key, { label: texts.fields[key], show: shownText }]),
) as unknown as ConflictFields<SiteTexts>;

/** The words of the home page and of the page about the shop; nothing where the backend keeps none. */
export function SiteTextsPanel() {
  const { read, form, history, restore } = useSiteTextsForm();
  const { sentence } = useTexts();
  const { values, errors } = form;
  const isSaving = form.status === 'sending';
  return (
    <SettingsPanel
      {...{ read, form }}
      title={texts.title}
      loading={texts.loading}
      conflict={CONFLICT}
      aside={
        <ExternalLink href={storefront.about()} target="_blank" rel="noreferrer">
          {texts.open}
        </ExternalLink>
      }
      preview={<SiteTextsPreview texts={values} />}
      below={
        <SettingHistory>
          {history.map(({ textos, fecha, autor }) => (
            <li key={fecha}>
              <span>{settingsTexts.changed(formatMoment(fecha), autor)}</span>
              <TextButton
                disabled={isSaving}
                aria-label={texts.restoreOf(formatMoment(fecha))}
                onClick={() => restore(textos)}
              >
                {texts.restore}
              </TextButton>
            </li>
          ))}
        </SettingHistory>
      }
    >
      <Help>{texts.help}</Help>
      {FIELDS.map(([key, rows]) => (
        <TextAreaField
          key={key}
          label={texts.fields[key]}
          rows={rows}
          readOnly={isSaving}
          value={values[key]}
          onChange={({ target }) => form.set(key, target.value)}
          count={{ used: values[key].length, max: SITE_TEXT_MAX[key], near: 20 }}
          error={errors[key] && sentence(errors[key])}
        />
      ))}
    </SettingsPanel>
  );
}
