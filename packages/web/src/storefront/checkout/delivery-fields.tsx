import { useTexts, type AddressFields, type Notice } from '@filigrana/hooks';
import { ADDRESS_MAX, NAME_MAX, PROVINCES } from '@filigrana/sdk/domain';
import { cantonsOf, districtsOf, postalCode } from '@filigrana/sdk/territory';
import { styled } from 'styled-components';
import { FormGrid, SelectField, TextAreaField } from '../../ui/index.ts';
import { PlaceField } from './place-field.tsx';
import { checkoutTexts } from './texts.ts';

const texts = checkoutTexts.delivery;

type PlaceName = Exclude<keyof AddressFields, 'nombre'>;

interface Props {
  values: Pick<AddressFields, PlaceName>;
  errors: Readonly<Partial<Record<PlaceName, Notice>>>;
  onChange: (field: PlaceName, value: string) => void;
}

/** Province, canton, district and exact address; each list follows from what was chosen before it. */
export function DeliveryFields({ values, errors, onChange }: Props) {
  const { sentence } = useTexts();
  const { provincia, canton, distrito } = values;
  const code = postalCode(values);
  const bind = (name: PlaceName) => {
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
    if (name === 'provincia') {
      const isCantonElsewhere = isElsewhere(canton, cantonsOf(value), PROVINCES.flatMap(cantonsOf));
      if (isCantonElsewhere) onChange('canton', '');
      if (isCantonElsewhere || isElsewhere(distrito, allDistrictsOf(value)))
        onChange('distrito', '');
    }
    if (name === 'canton' && isElsewhere(distrito, districtsOf(provincia, value)))
      onChange('distrito', '');
  };
  return (
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
  );
}

const allDistrictsOf = (provincia: string) =>
  cantonsOf(provincia).flatMap((canton) => districtsOf(provincia, canton));

/**
 * Whether a place stands in lists, only not in those of where it would be now, however it came there; what
 * no list has was typed, and stays.
 */
const isElsewhere = (
  place: string,
  here: readonly string[],
  everywhere = PROVINCES.flatMap(allDistrictsOf),
) => here.length > 0 && !here.includes(place) && everywhere.includes(place);

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
