import type { ApiError } from '@filigrana/sdk';
import type { ComponentProps, ReactNode } from 'react';
import { Image, Pressable, Text, TextInput, View } from 'react-native';
import { pictureOf } from './shop.ts';
import { styles } from './styles.ts';
import { texts } from './texts.ts';

interface Press {
  label: string;
  onPress: () => void;
  disabled?: boolean;
}

export function Button({ label, onPress, disabled = false }: Press) {
  return (
    <Pressable
      role="button"
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      style={[styles.button, disabled && styles.off]}
    >
      <Text style={styles.onDark}>{label}</Text>
    </Pressable>
  );
}

export function Link({ label, onPress, onDark = false }: Press & { onDark?: boolean }) {
  return (
    <Pressable role="button" onPress={onPress} style={styles.touch}>
      <Text style={onDark ? styles.onDark : styles.link}>{label}</Text>
    </Pressable>
  );
}

/** One of several, or not: what is chosen is said as well as seen. */
export function Choice({ selected, ...press }: Press & { selected: boolean }) {
  return (
    <Pressable
      role="radio"
      aria-checked={selected}
      aria-disabled={press.disabled}
      disabled={press.disabled}
      onPress={press.onPress}
      style={[styles.chip, selected && styles.chosen, press.disabled && styles.off]}
    >
      <Text style={selected ? styles.onDark : styles.text}>{press.label}</Text>
    </Pressable>
  );
}

/** A small square with a sign; `label` is what it is called. */
export function Step({ sign, label, onPress, disabled = false }: Press & { sign: string }) {
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      style={[styles.step, disabled && styles.off]}
    >
      <Text style={styles.text}>{sign}</Text>
    </Pressable>
  );
}

interface FieldProps extends ComponentProps<typeof TextInput> {
  label: string;
  error?: string | undefined;
}

export function Field({ label, error, ...input }: FieldProps) {
  return (
    <View>
      <Text style={styles.text}>{label}</Text>
      <TextInput {...input} aria-label={label} style={[styles.input, error && styles.wrongInput]} />
      {error && <Wrong>{error}</Wrong>}
    </View>
  );
}

export const Wrong = ({ children }: { children: ReactNode }) => (
  <Text role="alert" style={styles.wrong}>
    {children}
  </Text>
);

export function Picture({ path, size }: { path: string | null; size: number }) {
  const uri = pictureOf(path);
  return (
    <View style={[styles.picture, { height: size, width: size }]}>
      {uri && <Image source={{ uri }} style={{ height: size, width: size }} />}
    </View>
  );
}

export const Loading = () => (
  <View style={styles.page}>
    <Text style={styles.quiet}>{texts.loading}</Text>
  </View>
);

/** A read that failed: in the server's own words when it had any, and a way to try again. */
export function Failure({ error, retry }: { error?: ApiError; retry: () => void }) {
  return (
    <View style={styles.page}>
      <Wrong>{error?.serverMessage ?? texts.unread}</Wrong>
      <Button label={texts.retry} onPress={retry} />
    </View>
  );
}
