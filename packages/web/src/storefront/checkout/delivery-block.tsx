import { useTexts, type Checkout } from '@filigrana/hooks';
import { ADDRESS_MAX, NAME_MAX, PROVINCES, SHIPPING_METHOD } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { Alert, FormGrid, SelectField, TextAreaField, TextField } from '../../ui/index.ts';
import { FormBlock } from '../purchase/form-block.tsx';
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
  const bind = (name: TypedField) => {
    const error = errors[name];
    return {
      name,
      value: values[name],
      required: true,
      error: error && sentence(error),
      onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
    };
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
        <TextField
          label={texts.canton}
          placeholder={texts.cantonExample}
          autoComplete="shipping address-level2"
          autoCapitalize="words"
          maxLength={NAME_MAX}
          {...bind('canton')}
        />
        <TextField
          label={texts.district}
          placeholder={texts.districtExample}
          autoComplete="shipping address-level3"
          autoCapitalize="words"
          maxLength={NAME_MAX}
          {...bind('distrito')}
        />
        <div data-full="">
          <Address
            label={texts.address}
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

const Address = styled(TextAreaField)`
  textarea {
    min-height: 92px;
  }
`;

const Shipping = styled.div`
  margin-top: 20px;
`;
