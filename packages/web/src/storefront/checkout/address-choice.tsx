import type { DeliveryAddress } from '@filigrana/hooks';
import { styled } from 'styled-components';
import { placeLine } from '../../shared/place-line.ts';
import { SelectField } from '../../ui/index.ts';
import { addressTexts } from '../addresses/texts.ts';

const texts = addressTexts.choice;
const OTHER = 'otra';

/** Where the order goes, among the addresses that the customer keeps; nothing where there is none. */
export function AddressChoice({ addresses, chosen, choose }: DeliveryAddress) {
  if (addresses.length === 0) return null;
  return (
    <Field
      label={texts.label}
      value={chosen?.idDireccion ?? OTHER}
      onChange={({ target }) =>
        choose(addresses.find(({ idDireccion }) => String(idDireccion) === target.value) ?? null)
      }
    >
      {addresses.map((address) => (
        <option key={address.idDireccion} value={address.idDireccion}>
          {address.nombre} · {placeLine(address)}
        </option>
      ))}
      <option value={OTHER}>{texts.other}</option>
    </Field>
  );
}

const Field = styled(SelectField)`
  margin-bottom: 20px;
`;
