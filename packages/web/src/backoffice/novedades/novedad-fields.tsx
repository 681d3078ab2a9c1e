import { useTexts, type FieldCounter, type NovedadForm } from '@filigrana/hooks/backoffice';
import { NOVEDAD_WARNING_AT } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import type { Photo } from '../../shared/use-photo.ts';
import { Counter, TextAreaField, TextField } from '../../ui/index.ts';
import { FormNotice } from '../shared/form-notice.tsx';
import { PhotoField } from '../shared/photo-field.tsx';
import { useFirstError } from '../shared/use-first-error.ts';
import { novedadesTexts as texts } from './texts.ts';

const countOf = ({ length, max }: FieldCounter) => ({
  used: length,
  max,
  near: NOVEDAD_WARNING_AT,
});

/** Subject, description and picture of a novedad, the texts with what is left of their room. */
export function NovedadFields({ form, photo }: { form: NovedadForm; photo: Photo }) {
  const { values, set, errors, notice, counters, status } = form;
  const { sentence } = useTexts();
  const place = useFirstError(notice);
  return (
    <Fields ref={place}>
      <TextField
        label={texts.subject}
        required
        autoComplete="off"
        aside={<Counter {...countOf(counters.asunto)} />}
        hint={warningOf(counters.asunto)}
        value={values.asunto}
        onChange={(event) => set('asunto', event.target.value)}
        error={errors.asunto && sentence(errors.asunto)}
      />
      <Description
        label={texts.description}
        note={texts.optional}
        count={countOf(counters.descripcion)}
        hint={warningOf(counters.descripcion)}
        value={values.descripcion}
        onChange={(event) => set('descripcion', event.target.value)}
        error={errors.descripcion && sentence(errors.descripcion)}
      />
      <PhotoField
        label={texts.image}
        current={form.currentImage}
        file={values.referenciaURL}
        photo={photo}
        error={errors.referenciaURL && sentence(errors.referenciaURL)}
        disabled={status === 'sending'}
      />
      <FormNotice notice={notice} errors={errors} />
    </Fields>
  );
}

const warningOf = ({ level, remaining }: FieldCounter) =>
  level === 'normal' ? undefined : <Warning>{texts.left(remaining)}</Warning>;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;

const Description = styled(TextAreaField)`
  textarea {
    min-height: 92px;
  }
`;

const Warning = styled.span`
  color: var(--warning);
  font-weight: 500;
`;
