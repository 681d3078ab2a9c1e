import type { PaymentMethod } from '@filigrana/sdk';
import { PAYMENT_METHODS } from '@filigrana/sdk/domain';
import { paymentTexts } from '../../shared/payment-texts.ts';
import { PickCards, type IconName } from '../../ui/index.ts';
import { AccountDetails } from './account-details.tsx';
import { FormBlock } from './form-block.tsx';
import { purchaseTexts } from './texts.ts';

const texts = purchaseTexts.method;

const ICONS: Record<PaymentMethod, IconName> = { sinpe: 'mobile', transferencia: 'bank' };

const OPTIONS = PAYMENT_METHODS.map((value) => ({
  value,
  label: paymentTexts.methods[value],
  description: texts.descriptions[value],
  icon: ICONS[value],
}));

interface Props {
  value: PaymentMethod | null;
  onChange: (method: PaymentMethod) => void;
  error?: string | undefined;
  disabled?: boolean;
  /** What is to be paid, US dollars; null while nobody knows it. */
  total: number | null;
}

/** How one pays, one way at a time, and where the money goes. */
export function PaymentMethodBlock({ value, onChange, error, disabled = false, total }: Props) {
  return (
    <FormBlock title={texts.title}>
      <PickCards
        legend={texts.title}
        options={OPTIONS}
        value={value}
        onChange={onChange}
        error={error}
        disabled={disabled}
      />
      <div aria-live="polite">{value && <AccountDetails method={value} total={total} />}</div>
    </FormBlock>
  );
}
