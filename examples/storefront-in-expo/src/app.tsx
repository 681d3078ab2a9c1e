import { ShopProvider, useToasts } from '@filigrana/hooks';
import type { Shop } from '@filigrana/sdk';
import { useEffect, useState } from 'react';
import { StatusBar, Text, View } from 'react-native';
import { SafeAreaProvider, SafeAreaView } from 'react-native-safe-area-context';
import { Failure, Link, Loading } from './parts.tsx';
import { CartScreen } from './screens/cart.tsx';
import { CatalogScreen } from './screens/catalog.tsx';
import { CheckoutScreen } from './screens/checkout.tsx';
import { LoginScreen } from './screens/login.tsx';
import { PieceScreen } from './screens/piece.tsx';
import type { Screen } from './screen.ts';
import { openShop } from './shop.ts';
import { styles } from './styles.ts';
import { texts } from './texts.ts';

/** Nothing is drawn before what the device keeps has been read. */
export function App() {
  const [opened, setOpened] = useState<{ shop: Shop } | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    openShop().then(
      (shop) => setOpened({ shop }),
      () => setOpened('failed'),
    );
  }, [attempt]);
  const retry = () => {
    setOpened(null);
    setAttempt(attempt + 1);
  };
  return (
    <SafeAreaProvider>
      <StatusBar barStyle="dark-content" />
      <SafeAreaView style={styles.app}>
        {opened === null ? (
          <Loading />
        ) : opened === 'failed' ? (
          <Failure retry={retry} />
        ) : (
          <ShopProvider {...opened}>
            <Screens />
            <Toast />
          </ShopProvider>
        )}
      </SafeAreaView>
    </SafeAreaProvider>
  );
}

/** The whole navigation: a screen, and the way to another. */
function Screens() {
  const [screen, go] = useState<Screen>({ name: 'catalog' });
  return (
    <>
      <View style={[styles.row, styles.header]}>
        <Link label={texts.pieces} onPress={() => go({ name: 'catalog' })} />
        <Link label={texts.cart} onPress={() => go({ name: 'cart' })} />
      </View>
      {screen.name === 'catalog' && <CatalogScreen go={go} />}
      {screen.name === 'piece' && <PieceScreen id={screen.id} />}
      {screen.name === 'cart' && <CartScreen go={go} />}
      {screen.name === 'login' && <LoginScreen toBuy={screen.toBuy} go={go} />}
      {screen.name === 'checkout' && <CheckoutScreen go={go} />}
    </>
  );
}

/** What the hooks have to say of something that was pressed, above all screens. */
function Toast() {
  const { toast, dismiss } = useToasts();
  if (!toast) return null;
  return (
    <View style={styles.toast} accessibilityLiveRegion="polite">
      <Text style={styles.onDark}>
        {[toast.title, toast.description].filter(Boolean).join('. ')}
      </Text>
      <Link label={texts.close} onPress={dismiss} onDark />
    </View>
  );
}
