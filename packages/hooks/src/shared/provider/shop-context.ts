import { createContext, useContext } from 'react';
import type { ShopContext } from '../services/service.ts';
import type { Services } from '../services/services.ts';

export interface ProvidedShop {
  context: ShopContext;
  services: Services;
}

export const ProvidedShopContext = createContext<ProvidedShop | null>(null);

export function useProvided(): ProvidedShop {
  const provided = useContext(ProvidedShopContext);
  if (provided === null) throw new Error('This hook needs a <ShopProvider> around it.');
  return provided;
}

export function useShopContext(): ShopContext {
  return useProvided().context;
}
