import type { Checkout, DeliveryAddress } from '@filigrana/hooks';
import { SHIPPING_METHOD } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { Alert } from '../../ui/index.ts';
import { FormBlock } from '../purchase/form-block.tsx';
import { AddressChoice } from './address-choice.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { checkoutTexts } from './texts.ts';

const texts = checkoutTexts.delivery;

interface Props {
  values: Checkout['values'];
  errors: Checkout['errors'];
  /** The addresses that are kept. */
  kept: DeliveryAddress;
  onChange: Checkout['change'];
}

/** Where the order goes, and how. */
export function DeliveryBlock({ values, errors, kept, onChange }: Props) {
  return (
    <FormBlock title={texts.title}>
      <AddressChoice {...kept} />
      <DeliveryFields values={values} errors={errors} onChange={onChange} />
      <Shipping>
        <Alert tone="info" role={null} icon="truck">
          <b>{texts.shippingMethod}</b> {SHIPPING_METHOD}
        </Alert>
      </Shipping>
    </FormBlock>
  );
}

const Shipping = styled.div`
  margin-top: 20px;
`;
