import { useTexts, type Checkout } from '@filigrana/hooks';
import { attachmentAccept, PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '@filigrana/sdk/domain';
import { texts } from '../texts.ts';
import { Field } from './field.tsx';

/** How it is paid, and the picture that proves it. */
export function PaymentFields({ checkout }: { checkout: Checkout }) {
  const { values, errors, comprobante, chooseMethod, attach } = checkout;
  const { sentence } = useTexts();
  return (
    <>
      <div className="choices" role="radiogroup" aria-label={texts.checkout.method}>
        {PAYMENT_METHODS.map((method) => (
          <label key={method}>
            <input
              type="radio"
              name="metodoPago"
              checked={values.metodoPago === method}
              onChange={() => chooseMethod(method)}
            />
            {PAYMENT_METHOD_LABELS[method]}
          </label>
        ))}
      </div>
      {errors.metodoPago && <p className="wrong">{sentence(errors.metodoPago)}</p>}
      <p className="quiet">{texts.checkout.payTo}</p>
      <Field
        label={texts.checkout.receipt}
        error={errors.comprobante && sentence(errors.comprobante)}
      >
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            accept={attachmentAccept('checkoutReceipt')}
            onChange={({ target }) => attach(target.files?.[0] ?? null)}
          />
        )}
      </Field>
      {comprobante && <p className="quiet">{comprobante.name}</p>}
    </>
  );
}
