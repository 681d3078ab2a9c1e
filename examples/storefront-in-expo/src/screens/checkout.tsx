import { useCheckout, useGuard, useTexts, type Checkout } from '@filigrana/hooks';
import { nativeFile } from '@filigrana/sdk';
import {
  formatUsd,
  PAYMENT_METHOD_LABELS,
  PAYMENT_METHODS,
  PROVINCES,
  SCREEN_ROLES,
} from '@filigrana/sdk/domain';
import { launchImageLibraryAsync } from 'expo-image-picker';
import { useEffect } from 'react';
import { ScrollView, Text, View } from 'react-native';
import { Button, Choice, Field, Loading, Wrong } from '../parts.tsx';
import type { Screen } from '../screen.ts';
import { styles } from '../styles.ts';
import { texts } from '../texts.ts';

/** Only customers buy: everybody else is shown the way. */
export function CheckoutScreen({ go }: { go: (screen: Screen) => void }) {
  const decision = useGuard(SCREEN_ROLES.checkout);
  useEffect(() => {
    if (decision === 'login') go({ name: 'login', toBuy: true });
    if (decision === 'home') go({ name: 'catalog' });
  }, [decision, go]);
  return decision === 'render' ? <Purchase /> : <Loading />;
}

function Purchase() {
  const checkout = useCheckout();
  if (checkout.stage === 'received') {
    return (
      <View style={styles.page}>
        <Text role="heading" style={styles.title}>
          {texts.received}
        </Text>
        {checkout.idPedido !== null && (
          <Text style={styles.text}>{texts.number(checkout.idPedido)}</Text>
        )}
      </View>
    );
  }
  if (checkout.cart.status === 'loading' && !checkout.isUnresolved) return <Loading />;
  return (
    <ScrollView contentContainerStyle={styles.page} keyboardShouldPersistTaps="handled">
      <Text role="heading" style={styles.title}>
        {texts.checkout}
      </Text>
      <Address checkout={checkout} />
      <Payment checkout={checkout} />
      <Send checkout={checkout} />
    </ScrollView>
  );
}

const PLACES = ['canton', 'distrito', 'direccionExacta'] as const;

function Address({ checkout: { values, errors, change } }: { checkout: Checkout }) {
  const { sentence } = useTexts();
  return (
    <>
      <View role="radiogroup" aria-label={texts.province} style={styles.row}>
        {PROVINCES.map((province) => (
          <Choice
            key={province}
            label={province}
            selected={values.provincia === province}
            onPress={() => change('provincia', province)}
          />
        ))}
      </View>
      {errors.provincia && <Wrong>{sentence(errors.provincia)}</Wrong>}
      {PLACES.map((name) => (
        <Field
          key={name}
          label={texts.places[name]}
          value={values[name]}
          onChangeText={(text) => change(name, text)}
          error={errors[name] && sentence(errors[name])}
        />
      ))}
    </>
  );
}

function Payment({ checkout }: { checkout: Checkout }) {
  const { values, errors, comprobante, chooseMethod, attach } = checkout;
  const { sentence } = useTexts();
  const pick = async () => {
    const { assets } = await launchImageLibraryAsync({ mediaTypes: ['images'] });
    const [photo] = assets ?? [];
    if (!photo) return;
    const { uri, fileName, mimeType } = photo;
    // What a picker gives has an address instead of bytes: `nativeFile` makes it a file of the form.
    attach(
      nativeFile({ uri, name: fileName ?? 'comprobante.jpg', type: mimeType ?? 'image/jpeg' }),
    );
  };
  return (
    <>
      <View role="radiogroup" aria-label={texts.method} style={styles.row}>
        {PAYMENT_METHODS.map((method) => (
          <Choice
            key={method}
            label={PAYMENT_METHOD_LABELS[method]}
            selected={values.metodoPago === method}
            onPress={() => chooseMethod(method)}
          />
        ))}
      </View>
      {errors.metodoPago && <Wrong>{sentence(errors.metodoPago)}</Wrong>}
      <Button label={texts.receipt} onPress={() => void pick()} />
      {comprobante && <Text style={styles.quiet}>{comprobante.name}</Text>}
      {errors.comprobante && <Wrong>{sentence(errors.comprobante)}</Wrong>}
    </>
  );
}

function Send({ checkout }: { checkout: Checkout }) {
  const { cart, notice, stage, isUnresolved, canSubmit, submit, retry } = checkout;
  const { sentence } = useTexts();
  const isSending = stage === 'sending';
  return (
    <View style={styles.gap}>
      <Text style={styles.name}>{texts.total(formatUsd(cart.montoTotal))}</Text>
      {notice && !isSending && <Wrong>{sentence(notice)}</Wrong>}
      {isUnresolved && !isSending && <Text style={styles.quiet}>{texts.unresolved}</Text>}
      <Button
        label={isSending ? texts.sending : stage === 'unreachable' ? texts.retry : texts.confirm}
        disabled={isSending || !canSubmit}
        onPress={stage === 'unreachable' ? retry : submit}
      />
    </View>
  );
}
