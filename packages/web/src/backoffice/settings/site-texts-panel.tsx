import { useSiteTextsForm, useTexts } from '@filigrana/hooks/backoffice';
import type { SiteTexts } from '@filigrana/sdk';
import { SITE_TEXT_MAX, textLength, type SiteTextKey } from '@filigrana/sdk/domain';
import { storefront } from '../../app/paths.ts';
import { formatMoment } from '../../shared/dates.ts';
import { ExternalLink, TextAreaField, TextButton } from '../../ui/index.ts';
import { shownText, type ConflictFields } from '../shared/conflict-dialog.tsx';
import { EnglishFields } from './english-fields.tsx';
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
  FIELDS.flatMap(([key]) => [
    [key, { label: texts.fields[key], show: shownText }],
    [`${key}Ingles`, { label: settingsTexts.english.of(texts.fields[key]), show: shownText }],
  ]),
) as unknown as ConflictFields<SiteTexts>;

/** The words of the home page and of the page about the shop; nothing where the backend keeps none. */
export function SiteTextsPanel() {
  const { read, form, history, restore } = useSiteTextsForm();
  const { sentence } = useTexts();
  const { values, errors } = form;
  const isSaving = form.status === 'sending';
  const field = (key: keyof SiteTexts, label: string, max: number, rows: number, lang?: 'en') => (
    <TextAreaField
      key={key}
      label={label}
      lang={lang}
      rows={rows}
      readOnly={isSaving}
      value={values[key] ?? ''}
      onChange={({ target }) => form.set(key, target.value)}
      count={{ used: textLength(values[key] ?? ''), max, near: 20 }}
      error={errors[key] && sentence(errors[key])}
    />
  );
  const isWrong = FIELDS.some(([key]) => errors[`${key}Ingles`]);
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
      {FIELDS.map(([key, rows]) => field(key, texts.fields[key], SITE_TEXT_MAX[key], rows))}
      {values.inicioIngles !== undefined && (
        <EnglishFields isWrong={isWrong}>
          {FIELDS.map(([key, rows]) => {
            const label = settingsTexts.english.of(texts.fields[key]);
            return field(`${key}Ingles`, label, SITE_TEXT_MAX[key], rows, 'en');
          })}
        </EnglishFields>
      )}
    </SettingsPanel>
  );
}
