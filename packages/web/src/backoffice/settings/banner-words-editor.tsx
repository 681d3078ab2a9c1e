import { useBannerWordsForm, useTexts } from '@filigrana/hooks/backoffice';
import type { BannerWords } from '@filigrana/sdk';
import {
  BANNER_LINE_MAX,
  BANNER_LINK_MAX,
  BANNER_TITLE_MAX,
  textLength,
} from '@filigrana/sdk/domain';
import type { BannerWordsValues } from '@filigrana/sdk/schemas';
import { Counter, Hint, TextField } from '../../ui/index.ts';
import { shownText, type ConflictFields } from '../shared/conflict-dialog.tsx';
import { BannerPreview } from './banner-preview.tsx';
import { EnglishFields } from './english-fields.tsx';
import { FocusPicker } from './focus-picker.tsx';
import { SettingsForm } from './settings-form.tsx';
import { settingsTexts } from './texts.ts';

const texts = settingsTexts.bannerWords;
const { of: english } = settingsTexts.english;

const CONFLICT: ConflictFields<BannerWordsValues> = {
  titulo: { label: texts.heading, show: shownText },
  linea: { label: texts.line, show: shownText },
  enlace: { label: texts.link, show: shownText },
  tituloIngles: { label: english(texts.heading), show: shownText },
  lineaIngles: { label: english(texts.line), show: shownText },
  foco: {
    label: texts.focus,
    show: (foco) => (foco ? texts.focusAt(foco.x, foco.y) : texts.focusNone),
  },
};

/** The words of one banner beside its picture, and how it will look. */
export function BannerWordsEditor({ banner, name }: { banner: BannerWords; name: string }) {
  const form = useBannerWordsForm(banner);
  const { sentence } = useTexts();
  const { values, errors, set } = form;
  const isSaving = form.status === 'sending';
  const bind = (field: Exclude<keyof BannerWordsValues, 'foco'>, max: number) => ({
    value: values[field] ?? '',
    autoComplete: 'off',
    readOnly: isSaving,
    error: errors[field] && sentence(errors[field]),
    aside: <Counter used={textLength(values[field] ?? '')} max={max} near={10} />,
    onChange: ({ target }: { target: { value: string } }) => set(field, target.value),
  });
  const isOwn = values.titulo.trim() !== '' || values.linea.trim() !== '';
  const { tituloIngles, lineaIngles } = values;
  const inEnglish = { titulo: tituloIngles || values.titulo, linea: lineaIngles || values.linea };
  return (
    <SettingsForm title={name} form={form} conflict={CONFLICT}>
      <TextField label={texts.heading} {...bind('titulo', BANNER_TITLE_MAX)} />
      <TextField label={texts.line} {...bind('linea', BANNER_LINE_MAX)} />
      <TextField
        label={texts.link}
        hint={texts.linkHint}
        inputMode="url"
        spellCheck={false}
        {...bind('enlace', BANNER_LINK_MAX)}
      />
      <FocusPicker
        picture={banner.image_url}
        focus={values.foco}
        isLocked={isSaving}
        onChange={(foco) => set('foco', foco)}
      />
      <BannerPreview picture={banner.image_url} words={values} />
      {!isOwn && <Hint>{texts.noWords}</Hint>}
      {tituloIngles !== undefined && (
        <EnglishFields isWrong={Boolean(errors.tituloIngles ?? errors.lineaIngles)}>
          <TextField
            label={english(texts.heading)}
            lang="en"
            {...bind('tituloIngles', BANNER_TITLE_MAX)}
          />
          <TextField
            label={english(texts.line)}
            lang="en"
            {...bind('lineaIngles', BANNER_LINE_MAX)}
          />
          {(tituloIngles || lineaIngles) && (
            <BannerPreview picture={banner.image_url} words={{ ...values, ...inEnglish }} />
          )}
        </EnglishFields>
      )}
    </SettingsForm>
  );
}
