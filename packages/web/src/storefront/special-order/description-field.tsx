import { useTexts, type SpecialOrderForm } from '@filigrana/hooks';
import { COUNTED_FIELDS } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { TextAreaField } from '../../ui/index.ts';
import { specialOrderTexts as texts } from './texts.ts';

const { max, nearAt } = COUNTED_FIELDS.specialOrderDescription;

/** The wish in words, with its counter; near the limit a line below says how much is left. */
export function DescriptionField({ request }: { request: SpecialOrderForm }) {
  const { values, errors, change, remaining, level } = request;
  const { sentence } = useTexts();
  const warning =
    level === 'near'
      ? sentence({ code: 'specialOrder.nearLimit', params: { n: remaining } })
      : sentence({ code: 'specialOrder.limit' });
  return (
    <TextAreaField
      label={texts.descripcion}
      note={texts.optional}
      name="descripcion"
      rows={4}
      count={{ used: max - remaining, max, near: nearAt }}
      hint={level === 'normal' ? undefined : <Warning data-level={level}>{warning}</Warning>}
      value={values.descripcion}
      onChange={(event) => change('descripcion', event.target.value)}
      error={errors.descripcion && sentence(errors.descripcion)}
    />
  );
}

const Warning = styled.span`
  color: var(--warning);
  font-weight: 500;
  &[data-level='max'] {
    color: var(--danger);
  }
`;
