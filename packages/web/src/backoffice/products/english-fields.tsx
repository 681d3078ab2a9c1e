import { useTexts, type ProductForm } from '@filigrana/hooks/backoffice';
import { TextAreaField, TextField } from '../../ui/index.ts';
import { EnglishFold } from '../shared/english-fold.tsx';
import { sharedTexts } from '../shared/texts.ts';
import { productsTexts as texts } from './texts.ts';

const { hint, optional } = sharedTexts.english;

/** Name and description of a piece in English. */
export function EnglishFields({ form: { values, set, errors } }: { form: ProductForm }) {
  const { sentence } = useTexts();
  return (
    <EnglishFold isWrong={Boolean(errors.nombreIngles ?? errors.descripcionIngles)}>
      <TextField
        label={texts.englishName}
        note={optional}
        lang="en"
        autoComplete="off"
        hint={hint}
        value={values.nombreIngles}
        onChange={(event) => set('nombreIngles', event.target.value)}
        error={errors.nombreIngles && sentence(errors.nombreIngles)}
      />
      <TextAreaField
        label={texts.englishDescription}
        note={optional}
        lang="en"
        value={values.descripcionIngles}
        onChange={(event) => set('descripcionIngles', event.target.value)}
        error={errors.descripcionIngles && sentence(errors.descripcionIngles)}
      />
    </EnglishFold>
  );
}
