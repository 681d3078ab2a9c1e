import { useTexts, type Checkout } from '@filigrana/hooks';
import { ADDRESS_MAX, NAME_MAX, PROVINCES } from '@filigrana/sdk/domain';
import { texts } from '../texts.ts';
import { Field } from './field.tsx';

type AddressField = 'provincia' | 'canton' | 'distrito' | 'direccionExacta';

/** Where the order goes. The limits are the shop's own, asked of `@filigrana/sdk/domain`. */
export function AddressFields({ checkout: { values, errors, change } }: { checkout: Checkout }) {
  const { sentence } = useTexts();
  const wrong = (name: AddressField) => errors[name] && sentence(errors[name]);
  const bind = (name: AddressField) => ({
    name,
    value: values[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  return (
    <div className="fields">
      <Field label={texts.checkout.provincia} error={wrong('provincia')}>
        {(wiring) => (
          <select {...wiring} {...bind('provincia')} autoComplete="address-level1">
            <option value="">{texts.checkout.choose}</option>
            {PROVINCES.map((province) => (
              <option key={province}>{province}</option>
            ))}
          </select>
        )}
      </Field>
      <Field label={texts.checkout.canton} error={wrong('canton')}>
        {(wiring) => (
          <input
            {...wiring}
            {...bind('canton')}
            maxLength={NAME_MAX}
            autoComplete="address-level2"
          />
        )}
      </Field>
      <Field label={texts.checkout.distrito} error={wrong('distrito')}>
        {(wiring) => (
          <input
            {...wiring}
            {...bind('distrito')}
            maxLength={NAME_MAX}
            autoComplete="address-level3"
          />
        )}
      </Field>
      <Field label={texts.checkout.direccionExacta} error={wrong('direccionExacta')}>
        {(wiring) => (
          <textarea
            {...wiring}
            {...bind('direccionExacta')}
            rows={3}
            maxLength={ADDRESS_MAX}
            autoComplete="street-address"
          />
        )}
      </Field>
    </div>
  );
}
