import { useTexts, type FaqForm } from '@filigrana/hooks/backoffice';
import { FAQ_ANSWER_MAX, FAQ_QUESTION_MAX } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { Switch, TextAreaField, TextField } from '../../ui/index.ts';
import { FormNotice } from '../shared/form-notice.tsx';
import { useFirstError } from '../shared/use-first-error.ts';
import { EnglishFields } from './english-fields.tsx';
import { faqTexts as texts } from './texts.ts';

interface Props {
  form: FaqForm;
  /** The backend keeps questions in English too. */
  english: boolean;
}

/** Question, answer and whether visitors see them: the same for a new one and for an old one. */
export function FaqFields({ form, english }: Props) {
  const { values, set, errors, notice, status } = form;
  const { sentence } = useTexts();
  const place = useFirstError(notice);
  const isSending = status === 'sending';
  return (
    <Fields ref={place}>
      <TextField
        label={texts.pregunta}
        placeholder={texts.preguntaHint}
        required
        maxLength={FAQ_QUESTION_MAX}
        readOnly={isSending}
        value={values.pregunta}
        onChange={(event) => set('pregunta', event.target.value)}
        error={errors.pregunta && sentence(errors.pregunta)}
      />
      <TextAreaField
        label={texts.respuesta}
        placeholder={texts.respuestaHint}
        required
        rows={5}
        maxLength={FAQ_ANSWER_MAX}
        readOnly={isSending}
        value={values.respuesta}
        onChange={(event) => set('respuesta', event.target.value)}
        error={errors.respuesta && sentence(errors.respuesta)}
      />
      {english && <EnglishFields form={form} />}
      <Switch
        checked={values.visible}
        disabled={isSending}
        onChange={(event) => set('visible', event.target.checked)}
      >
        {texts.visible}
      </Switch>
      <FormNotice notice={notice} />
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;
