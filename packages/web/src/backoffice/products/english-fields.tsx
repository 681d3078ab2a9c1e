import { useTexts, type ProductForm } from '@filigrana/hooks/backoffice';
import { styled } from 'styled-components';
import { Disclosure, TextAreaField, TextField } from '../../ui/index.ts';
import { productsTexts as texts } from './texts.ts';

/** What whoever reads the shop in English sees of a piece; folded, since a piece can do without. */
export function EnglishFields({ form: { values, set, errors } }: { form: ProductForm }) {
  const { sentence } = useTexts();
  return (
    <Disclosure
      summary={texts.english}
      defaultOpen={Boolean(errors.nombreIngles ?? errors.descripcionIngles)}
    >
      <Two>
        <TextField
          label={texts.englishName}
          note={texts.optional}
          lang="en"
          autoComplete="off"
          hint={texts.englishHint}
          value={values.nombreIngles}
          onChange={(event) => set('nombreIngles', event.target.value)}
          error={errors.nombreIngles && sentence(errors.nombreIngles)}
        />
        <TextAreaField
          label={texts.englishDescription}
          note={texts.optional}
          lang="en"
          value={values.descripcionIngles}
          onChange={(event) => set('descripcionIngles', event.target.value)}
          error={errors.descripcionIngles && sentence(errors.descripcionIngles)}
        />
      </Two>
    </Disclosure>
  );
}

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;
