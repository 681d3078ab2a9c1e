import AsyncStorage from '@react-native-async-storage/async-storage';
import { createShop, nativeEnvironment } from '@filigrana/sdk';
import { AppState } from 'react-native';

/** On Android's emulator the machine's own localhost is http://10.0.2.2:3000. */
const HOST = process.env.EXPO_PUBLIC_SHOP_HOST ?? 'http://localhost:3000';

/** Reads what the device keeps, once: login, cart and a purchase that was half filled in. */
export async function openShop() {
  const environment = await nativeEnvironment({
    storage: AsyncStorage,
    // Reads again what may have changed while the app lay in the background.
    onFocus(listener) {
      const following = AppState.addEventListener('change', (state) => {
        if (state === 'active') listener();
      });
      return () => following.remove();
    },
  });
  return createShop({ host: HOST, environment });
}

/** Pictures come with the path alone: a device has no origin of its own. */
export const pictureOf = (path: string | null) => (path ? new URL(path, HOST).href : null);
