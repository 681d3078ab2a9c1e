import { useTexts, type FaqForm } from '@filigrana/hooks/backoffice';
import { FAQ_ANSWER_MAX, FAQ_QUESTION_MAX } from '@filigrana/sdk/domain';
import { TextAreaField, TextField } from '../../ui/index.ts';
import { EnglishFold } from '../shared/english-fold.tsx';
import { sharedTexts } from '../shared/texts.ts';
import { faqTexts as texts } from './texts.ts';

const { hint, optional } = sharedTexts.english;

/** Question and answer in English. */
export function EnglishFields({ form: { values, set, errors, status } }: { form: FaqForm }) {
  const { sentence } = useTexts();
  const isSending = status === 'sending';
  return (
    <EnglishFold isWrong={Boolean(errors.preguntaIngles ?? errors.respuestaIngles)}>
      <TextField
        label={texts.preguntaIngles}
        note={optional}
        lang="en"
        autoComplete="off"
        hint={hint}
        maxLength={FAQ_QUESTION_MAX}
        readOnly={isSending}
        value={values.preguntaIngles}
        onChange={(event) => set('preguntaIngles', event.target.value)}
        error={errors.preguntaIngles && sentence(errors.preguntaIngles)}
      />
      <TextAreaField
        label={texts.respuestaIngles}
        note={optional}
        lang="en"
        rows={5}
        maxLength={FAQ_ANSWER_MAX}
        readOnly={isSending}
        value={values.respuestaIngles}
        onChange={(event) => set('respuestaIngles', event.target.value)}
        error={errors.respuestaIngles && sentence(errors.respuestaIngles)}
      />
    </EnglishFold>
  );
}
