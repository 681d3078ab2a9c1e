import { useLogin, useTexts } from '@filigrana/hooks';
import { useEffect, useState } from 'react';
import { ScrollView, Text } from 'react-native';
import { Button, Field, Wrong } from '../parts.tsx';
import type { Screen } from '../screen.ts';
import { styles } from '../styles.ts';
import { texts } from '../texts.ts';

/** The screen owns the fields; `useLogin` checks them, logs in and moves the visitor's cart over. */
export function LoginScreen({ toBuy, go }: { toBuy: boolean; go: (screen: Screen) => void }) {
  const [correo, setCorreo] = useState('');
  const [contrasena, setContrasena] = useState('');
  const { submit, status, notice, errors, redirect } = useLogin({ hasOrigin: toBuy });
  const { sentence } = useTexts();
  useEffect(() => {
    if (redirect) go({ name: redirect === 'origin' ? 'checkout' : 'catalog' });
  }, [redirect, go]);
  return (
    <ScrollView contentContainerStyle={styles.page} keyboardShouldPersistTaps="handled">
      <Text role="heading" style={styles.title}>
        {texts.logIn}
      </Text>
      <Field
        label={texts.email}
        value={correo}
        onChangeText={setCorreo}
        error={errors.correo && sentence(errors.correo)}
        autoCapitalize="none"
        autoComplete="email"
        keyboardType="email-address"
      />
      <Field
        label={texts.password}
        value={contrasena}
        onChangeText={setContrasena}
        error={errors.contrasena && sentence(errors.contrasena)}
        autoComplete="current-password"
        secureTextEntry
      />
      {notice && status === 'idle' && <Wrong>{sentence(notice)}</Wrong>}
      <Button
        label={texts.enter}
        disabled={status !== 'idle'}
        onPress={() => submit({ correo, contrasena })}
      />
    </ScrollView>
  );
}
