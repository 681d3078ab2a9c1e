import { useTexts, type Checkout } from '@filigrana/hooks';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { Alert, TextButton } from '../../ui/index.ts';
import { checkoutTexts as texts } from './texts.ts';

type Field = keyof typeof texts.missing.fields;

const ADDRESS: readonly Field[] = ['provincia', 'canton', 'distrito', 'direccionExacta'];
const FIELDS = Object.keys(texts.missing.fields) as Field[];

interface Props {
  errors: Checkout['errors'];
  /** The receipt that was chosen cannot be made ready: the form has none. */
  isUnreadable: boolean;
  form: RefObject<HTMLFormElement | null>;
}

/** How much is still missing, and the way to each. */
export function MissingFields({ errors, isUnreadable, form }: Props) {
  const { sentence } = useTexts();
  const missing = FIELDS.filter(
    (field) => errors[field] ?? (isUnreadable && field === 'comprobante'),
  );
  const goTo = (field: Field) =>
    form.current
      ?.querySelector<HTMLElement>(`[name="${field}"], [data-field="${field}"] :is(input, select)`)
      ?.focus();
  if (missing.length === 0) return null;
  return (
    <Strip>
      <Alert tone="warning">
        <b>{texts.missing.count(missing.length)}</b>{' '}
        {ADDRESS.some((field) => errors[field]) && sentence({ code: 'checkout.addressRequired' })}
        <ul>
          {missing.map((field) => (
            <li key={field}>
              <TextButton onClick={() => goTo(field)}>{texts.missing.fields[field]}</TextButton>
            </li>
          ))}
        </ul>
      </Alert>
    </Strip>
  );
}

const Strip = styled.div`
  margin-bottom: 28px;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    margin-top: 8px;
  }
`;
