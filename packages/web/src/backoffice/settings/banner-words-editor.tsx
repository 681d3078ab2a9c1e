import { useBannerWordsForm, useTexts, type AdminForm } from '@filigrana/hooks/backoffice';
import type { BannerWords } from '@filigrana/sdk';
import {
  BANNER_LINE_MAX,
  BANNER_LINK_MAX,
  BANNER_TITLE_MAX,
  isShopPath,
  textLength,
} from '@filigrana/sdk/domain';
import type { BannerWordsValues } from '@filigrana/sdk/schemas';
import { useState } from 'react';
import { storefront } from '../../app/paths.ts';
import { isPublicPage } from '../../app/public-page.ts';
import { Counter, Hint, TextField } from '../../ui/index.ts';
import { shownText, type ConflictFields } from '../shared/conflict-dialog.tsx';
import { useFirstError } from '../shared/use-first-error.ts';
import { BannerPreview } from './banner-preview.tsx';
import { EnglishFields } from './english-fields.tsx';
import { FocusPicker } from './focus-picker.tsx';
import { SettingsForm } from './settings-form.tsx';
import { settingsTexts } from './texts.ts';

const texts = settingsTexts.bannerWords;
const { of: inEnglish } = settingsTexts.english;

const CONFLICT: ConflictFields<BannerWordsValues> = {
  titulo: { label: texts.heading, show: shownText },
  linea: { label: texts.line, show: shownText },
  enlace: { label: texts.link, show: shownText },
  tituloIngles: { label: inEnglish(texts.heading), show: shownText },
  lineaIngles: { label: inEnglish(texts.line), show: shownText },
  foco: {
    label: texts.focus,
    show: (foco) => (foco ? texts.focusAt(foco.x, foco.y) : texts.focusNone),
  },
};

interface Props {
  banner: BannerWords;
  /** Its place among the banners, from 0. */
  index: number;
}

/** The words of one banner beside its picture, and how it will look. */
export function BannerWordsEditor({ banner, index }: Props) {
  const form = useBannerWordsForm(banner);
  const { sentence } = useTexts();
  const { values, errors, set } = form;
  const { link, submit } = useLinkCheck(form);
  const place = useFirstError(link);
  const isSaving = form.status === 'sending';
  const bind = (
    field: Exclude<keyof BannerWordsValues, 'foco'>,
    max: number,
    // What visitors read while it is empty.
    placeholder?: string,
  ) => ({
    placeholder,
    value: values[field] ?? '',
    autoComplete: 'off',
    readOnly: isSaving,
    error: errors[field] && sentence(errors[field]),
    aside: <Counter used={textLength(values[field] ?? '')} max={max} near={10} />,
    onChange: ({ target }: { target: { value: string } }) => set(field, target.value),
  });
  const { titulo, linea, tituloIngles, lineaIngles } = values;
  const translated = { titulo: tituloIngles || titulo, linea: lineaIngles || linea };
  return (
    <SettingsForm title={texts.name(index + 1)} form={{ ...form, submit }} conflict={CONFLICT}>
      <TextField label={texts.heading} {...bind('titulo', BANNER_TITLE_MAX)} />
      <TextField label={texts.line} {...bind('linea', BANNER_LINE_MAX)} />
      <div ref={place}>
        <TextField
          label={texts.link}
          hint={texts.linkHint}
          inputMode="url"
          spellCheck={false}
          {...bind('enlace', BANNER_LINK_MAX, storefront.offerShortcut())}
          {...(link?.address === values.enlace && { error: texts.linkNowhere })}
        />
      </div>
      <FocusPicker
        picture={banner.image_url}
        focus={values.foco}
        isLocked={isSaving}
        onChange={(foco) => set('foco', foco)}
      />
      <BannerPreview picture={banner.image_url} words={values} />
      {!isWritten(values) && <Hint>{texts.noWords}</Hint>}
      {tituloIngles !== undefined && (
        <EnglishFields isWrong={Boolean(errors.tituloIngles ?? errors.lineaIngles)}>
          <TextField
            label={inEnglish(texts.heading)}
            lang="en"
            {...bind('tituloIngles', BANNER_TITLE_MAX, translated.titulo)}
          />
          <TextField
            label={inEnglish(texts.line)}
            lang="en"
            {...bind('lineaIngles', BANNER_LINE_MAX, translated.linea)}
          />
          {(tituloIngles || lineaIngles) && (
            <BannerPreview picture={banner.image_url} words={{ ...values, ...translated }} />
          )}
        </EnglishFields>
      )}
    </SettingsForm>
  );
}

/** Only this app knows its pages: a link to none that visitors may see is refused before it is sent. */
function useLinkCheck({ values: { enlace }, submit }: AdminForm<BannerWordsValues>) {
  const [link, setLink] = useState<{ address: string } | null>(null);
  return {
    /** The last one that was refused. */
    link,
    submit() {
      const address = enlace.trim();
      // What is no path of a shop at all is refused by the form.
      if (isShopPath(address) && !isPublicPage(address)) setLink({ address: enlace });
      else submit();
    },
  };
}

const isWritten = ({ titulo, linea }: Pick<BannerWordsValues, 'titulo' | 'linea'>) =>
  titulo.trim() !== '' || linea.trim() !== '';
