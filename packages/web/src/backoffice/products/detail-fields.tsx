import { useTexts, type BackofficeNotice, type ProductForm } from '@filigrana/hooks/backoffice';
import { NAME_MAX, STORY_MAX, textLength } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { Disclosure, TextAreaField, TextField } from '../../ui/index.ts';
import { Pair } from './pair.tsx';
import { productsTexts } from './texts.ts';

const texts = productsTexts.details;

/** Measures are typed with a comma or a point, as they were measured. */
const MEASURES = [
  ['largoMm', 'decimal'],
  ['anchoMm', 'decimal'],
  ['pesoG', 'decimal'],
  ['horas', 'numeric'],
] as const;

/** How large a piece is and how it was made: closed unless something is said. */
export function DetailFields({ form }: { form: ProductForm }) {
  const { values, set, errors, hasDetails } = form;
  const { sentence } = useTexts();
  if (!hasDetails) return null;
  const said = (error: BackofficeNotice | undefined) => error && sentence(error);
  const names = [...MEASURES.map(([name]) => name), 'hechoPor', 'historia'] as const;
  return (
    <Fold>
      <Disclosure summary={texts.title} defaultOpen={names.some((name) => values[name] !== '')}>
        <Rows>
          <Pair>
            {MEASURES.map(([name, inputMode]) => (
              <TextField
                key={name}
                label={texts[name]}
                inputMode={inputMode}
                autoComplete="off"
                value={values[name]}
                onChange={(event) => set(name, event.target.value)}
                error={said(errors[name])}
              />
            ))}
          </Pair>
          <TextField
            label={texts.hechoPor}
            autoComplete="off"
            maxLength={NAME_MAX}
            value={values.hechoPor}
            onChange={(event) => set('hechoPor', event.target.value)}
            error={said(errors.hechoPor)}
          />
          <Story
            label={texts.historia}
            count={{ used: textLength(values.historia), max: STORY_MAX, near: 60 }}
            value={values.historia}
            onChange={(event) => set('historia', event.target.value)}
            error={said(errors.historia)}
          />
        </Rows>
      </Disclosure>
    </Fold>
  );
}

/** The last of the fields: what follows has a line of its own. */
const Fold = styled.div`
  > details {
    border-bottom: 0;
  }
`;

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;

const Story = styled(TextAreaField)`
  textarea {
    min-height: 96px;
    max-height: 240px;
    field-sizing: content;
  }
`;
