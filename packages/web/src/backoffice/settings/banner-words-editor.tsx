import { useBannerWordsForm, useTexts } from '@filigrana/hooks/backoffice';
import type { BannerWords } from '@filigrana/sdk';
import {
  BANNER_LINE_MAX,
  BANNER_LINK_MAX,
  BANNER_TITLE_MAX,
  textLength,
} from '@filigrana/sdk/domain';
import type { BannerWordsValues } from '@filigrana/sdk/schemas';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { Alert, Button, Counter, Hint, TextField } from '../../ui/index.ts';
import { Actions } from '../shared/box.tsx';
import { ConflictDialog, shownText, type ConflictFields } from '../shared/conflict-dialog.tsx';
import { useUnsaved } from '../shared/unsaved.ts';
import { BannerPreview } from './banner-preview.tsx';
import { FocusPicker } from './focus-picker.tsx';
import { settingsTexts } from './texts.ts';

const texts = settingsTexts.bannerWords;

const CONFLICT: ConflictFields<BannerWordsValues> = {
  titulo: { label: texts.heading, show: shownText },
  linea: { label: texts.line, show: shownText },
  enlace: { label: texts.link, show: shownText },
  foco: {
    label: texts.focus,
    show: (foco) => (foco ? texts.focusAt(foco.x, foco.y) : texts.focusNone),
  },
};

/** The words of one banner beside its picture, and how it will look. */
export function BannerWordsEditor({ banner, name }: { banner: BannerWords; name: string }) {
  const form = useBannerWordsForm(banner);
  const { sentence } = useTexts();
  const { values, errors, notice, isDirty, set } = form;
  useUnsaved(isDirty);
  const isSaving = form.status === 'sending';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving && isDirty) form.submit();
  };
  const bind = (field: 'titulo' | 'linea' | 'enlace', max: number) => ({
    value: values[field],
    autoComplete: 'off',
    readOnly: isSaving,
    error: errors[field] && sentence(errors[field]),
    aside: <Counter used={textLength(values[field])} max={max} near={10} />,
    onChange: ({ target }: { target: { value: string } }) => set(field, target.value),
  });
  const isOwn = values.titulo.trim() !== '' || values.linea.trim() !== '';
  return (
    <Form noValidate aria-label={name} onSubmit={submit}>
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
      {notice && Object.keys(errors).length === 0 && (
        <Alert tone="danger" role={null}>
          {sentence(notice)}
        </Alert>
      )}
      <Actions>
        <Button
          type="submit"
          busy={isSaving && settingsTexts.saving}
          disabled={!isDirty && !isSaving}
        >
          {settingsTexts.save}
        </Button>
      </Actions>
      <ConflictDialog conflict={form.conflict} fields={CONFLICT} />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 4px 0 14px;
`;
