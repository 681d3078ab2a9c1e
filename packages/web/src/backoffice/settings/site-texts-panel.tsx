import { useSiteTextsForm, useTexts } from '@filigrana/hooks/backoffice';
import type { SiteTexts, SiteTextsChange } from '@filigrana/sdk';
import {
  NO_SITE_TEXTS,
  SITE_TEXT_MAX,
  SITE_TEXTS_SHOWN,
  textLength,
  type SiteTextKey,
} from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { storefront } from '../../app/paths.ts';
import { formatMoment } from '../../shared/dates.ts';
import { useShopFacts } from '../../shared/shop-facts.tsx';
import { ExternalLink, TextAreaField, TextButton } from '../../ui/index.ts';
import { shownText, type ConflictFields } from '../shared/conflict-dialog.tsx';
import { EnglishFields } from './english-fields.tsx';
import { Help, SettingHistory, SettingsPanel } from './settings-form.tsx';
import { builtIn, builtInEnglish, SiteTextsPreview } from './site-texts-preview.tsx';
import { settingsTexts } from './texts.ts';

const texts = settingsTexts.siteTexts;

/** The fields in their order, with how many lines each shows in browsers that cannot measure its text. */
const FIELDS: readonly (readonly [SiteTextKey, number])[] = [
  ['inicio', 4],
  ['envios', 2],
  ['sinpe', 2],
  ['transferencia', 2],
  ['acercaTitulo', 1],
  ['acerca', 8],
];

/** Every field with what it is called. */
const LABELS = FIELDS.flatMap(([key]) => [
  [key, texts.fields[key]] as const,
  [`${key}Ingles`, settingsTexts.english.of(texts.fields[key])] as const,
]);

const CONFLICT = Object.fromEntries(
  LABELS.map(([key, label]) => [key, { label, show: shownText }]),
) as unknown as ConflictFields<SiteTexts>;

/** The words of the home page and of the page about the shop; nothing where the backend keeps none. */
export function SiteTextsPanel() {
  const { read, form, history, restore } = useSiteTextsForm();
  const { sentence } = useTexts();
  const { values, errors } = form;
  const { nombre } = useShopFacts();
  const isSaving = form.status === 'sending';
  const field = (
    key: keyof SiteTexts,
    label: string,
    { max, rows, shown, lang }: { max: number; rows: number; shown: string; lang?: 'en' },
  ) => (
    <Words
      key={key}
      label={label}
      lang={lang}
      rows={rows}
      readOnly={isSaving}
      placeholder={shown}
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
          {history.map(({ textos, fecha, autor }, index) => {
            const moment = formatMoment(fecha);
            const fields = changedFields(history, index);
            return (
              <li key={fecha}>
                <span>{texts.version(settingsTexts.changed(moment, autor), fields)}</span>
                <TextButton
                  disabled={isSaving}
                  aria-label={texts.restoreOf(moment, fields)}
                  onClick={() => restore(textos)}
                >
                  {texts.restore}
                </TextButton>
              </li>
            );
          })}
        </SettingHistory>
      }
    >
      <Help>{texts.help}</Help>
      {FIELDS.map(([key, rows]) =>
        field(key, texts.fields[key], {
          ...{ max: SITE_TEXT_MAX[key], rows },
          shown: builtIn(key, nombre),
        }),
      )}
      {values.inicioIngles !== undefined && (
        <EnglishFields isWrong={isWrong}>
          {FIELDS.map(([key, rows]) => {
            const label = settingsTexts.english.of(texts.fields[key]);
            return field(`${key}Ingles`, label, {
              ...{ max: SITE_TEXT_MAX[key], rows, lang: 'en' },
              // Without either language the page speaks for itself.
              shown: values[key].trim() || builtInEnglish(key, nombre),
            });
          })}
        </EnglishFields>
      )}
    </SettingsPanel>
  );
}

/** What a version changed, by its labels; nothing where the one before it is not known any more. */
function changedFields(history: readonly SiteTextsChange[], index: number): string[] {
  const isFirst = index === history.length - 1 && history.length < SITE_TEXTS_SHOWN;
  const before: SiteTexts | undefined = isFirst ? NO_SITE_TEXTS : history[index + 1]?.textos;
  const now = history[index]?.textos;
  if (!before || !now) return [];
  return LABELS.filter(([key]) => (before[key] ?? '') !== (now[key] ?? '')).map(
    ([, label]) => label,
  );
}

/** As tall as what is written there, or as what visitors read while it is empty. */
const Words = styled(TextAreaField)`
  textarea {
    field-sizing: content;
    min-height: var(--input-height, var(--size-control));
    max-height: 24rem;
  }
`;
