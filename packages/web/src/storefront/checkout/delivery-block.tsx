import type { Checkout, DeliveryAddress } from '@filigrana/hooks';
import { styled } from 'styled-components';
import { Alert } from '../../ui/index.ts';
import { FormBlock } from '../purchase/form-block.tsx';
import { AddressChoice } from './address-choice.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { PickupChoice, PickupPlaceNote } from './pickup-choice.tsx';
import { checkoutTexts } from './texts.ts';

const texts = checkoutTexts.delivery;

interface Props {
  checkout: Checkout;
  /** The addresses that are kept. */
  kept: DeliveryAddress;
}

/** Where the order goes, and how; where it is picked up no address is asked for. */
export function DeliveryBlock({ checkout, kept }: Props) {
  const { values, errors, pickup, cart, change } = checkout;
  return (
    <FormBlock title={texts.title}>
      <div data-field="idLugar">
        <PickupChoice
          pickup={pickup}
          error={errors.idLugar}
          homeFee={cart.subtotal > 0 ? cart.montoEnvio : null}
        />
        {pickup.isChosen ? (
          <PickupPlaceNote place={pickup.place} />
        ) : (
          <>
            <AddressChoice {...kept} />
            <DeliveryFields values={values} errors={errors} onChange={change} />
            <Shipping>
              <Alert tone="info" role={null} icon="truck">
                <b>{texts.shippingMethod}</b> {texts.carrier}
              </Alert>
            </Shipping>
          </>
        )}
      </div>
    </FormBlock>
  );
}

const Shipping = styled.div`
  margin-top: 20px;
`;
