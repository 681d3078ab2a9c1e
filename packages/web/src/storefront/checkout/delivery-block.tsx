import { useTexts, type Checkout } from '@filigrana/hooks';
import { ADDRESS_MAX, NAME_MAX, PROVINCES, SHIPPING_METHOD } from '@filigrana/sdk/domain';
import { cantonsOf, districtsOf, postalCode } from '@filigrana/sdk/territory';
import { styled } from 'styled-components';
import { Alert, FormGrid, SelectField, TextAreaField } from '../../ui/index.ts';
import { FormBlock } from '../purchase/form-block.tsx';
import { PlaceField } from './place-field.tsx';
import { checkoutTexts } from './texts.ts';

const texts = checkoutTexts.delivery;

type TypedField = Parameters<Checkout['change']>[0];

interface Props {
  values: Checkout['values'];
  errors: Checkout['errors'];
  onChange: Checkout['change'];
}

/** Where the order goes, and how. */
export function DeliveryBlock({ values, errors, onChange }: Props) {
  const { sentence } = useTexts();
  const { provincia, canton, distrito } = values;
  const code = postalCode(values);
  const bind = (name: TypedField) => {
    const error = errors[name];
    return {
      name,
      value: values[name],
      required: true,
      error: error && sentence(error),
      onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
    };
  };
  const change: Props['onChange'] = (name, value) => {
    onChange(name, value);
    if (name === 'provincia' && isElsewhere(canton, cantonsOf(provincia), cantonsOf(value))) {
      onChange('canton', '');
      onChange('distrito', '');
    }
    const districts = [districtsOf(provincia, canton), districtsOf(provincia, value)] as const;
    if (name === 'canton' && isElsewhere(distrito, ...districts)) onChange('distrito', '');
  };
  return (
    <FormBlock title={texts.title}>
      <FormGrid $columns={3}>
        <SelectField
          label={texts.province}
          placeholder={texts.provincePlaceholder}
          autoComplete="shipping address-level1"
          {...bind('provincia')}
        >
          {PROVINCES.map((province) => (
            <option key={province}>{province}</option>
          ))}
        </SelectField>
        <PlaceField
          label={texts.canton}
          placeholder={texts.cantonExample}
          autoComplete="shipping address-level2"
          autoCapitalize="words"
          maxLength={NAME_MAX}
          places={cantonsOf(provincia)}
          {...bind('canton')}
          onChange={(value) => change('canton', value)}
        />
        <PlaceField
          label={texts.district}
          placeholder={texts.districtExample}
          autoComplete="shipping address-level3"
          autoCapitalize="words"
          maxLength={NAME_MAX}
          places={districtsOf(provincia, canton)}
          {...bind('distrito')}
          onChange={(value) => change('distrito', value)}
        />
        <div data-full="">
          <Address
            label={texts.address}
            aside={code && <PostalCode aria-live="polite">{texts.postalCode(code)}</PostalCode>}
            hint={texts.addressHint}
            placeholder={texts.addressExample}
            autoComplete="shipping street-address"
            rows={3}
            maxLength={ADDRESS_MAX}
            {...bind('direccionExacta')}
          />
        </div>
      </FormGrid>
      <Shipping>
        <Alert tone="info" role={null} icon="truck">
          <b>{texts.shippingMethod}</b> {SHIPPING_METHOD}
        </Alert>
      </Shipping>
    </FormBlock>
  );
}

/** Whether a place was chosen from a list that another one has taken the place of; what was typed stays. */
const isElsewhere = (place: string, before: readonly string[], now: readonly string[]) =>
  now.length > 0 && before.includes(place) && !now.includes(place);

const Address = styled(TextAreaField)`
  textarea {
    min-height: 92px;
  }
`;

const PostalCode = styled.span`
  color: var(--ink-muted);
  font-weight: 400;
  font-variant-numeric: lining-nums tabular-nums;
`;

const Shipping = styled.div`
  margin-top: 20px;
`;
