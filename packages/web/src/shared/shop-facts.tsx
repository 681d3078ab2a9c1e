import { createContext, use, type ReactNode } from 'react';

/** What is true of this shop and may change without touching code: the content of `shop.json`. */
export interface ShopFacts {
  nombre: string;
  correo: string;
  /** As people read it, for example '+506 2222 0925'. */
  telefono: string;
  pais: string;
  redes: {
    facebook: string;
    instagram: string;
    /** Link that opens a chat with the shop. */
    whatsapp: string;
  };
  cuentas: {
    titular: string;
    sinpe: string;
    banco: string;
    /** IBAN; of the account in dollars where there is another one in colones. */
    cuenta: string;
    /** IBAN of the account in colones, where the bank keeps one for each currency. */
    cuentaColones?: string | undefined;
  };
  /** How long a delivery takes, in a sentence; absent where the shop promises nothing. */
  entrega?: string | undefined;
  /** The same for visitors who read English. */
  entregaIngles?: string | undefined;
  /** Origin of the API; empty when it is the page's own. */
  host: string;
}

const ShopFactsContext = createContext<ShopFacts | null>(null);

export function ShopFactsProvider(props: { facts: ShopFacts; children: ReactNode }) {
  return <ShopFactsContext value={props.facts}>{props.children}</ShopFactsContext>;
}

/** Name, contact, accounts of the shop. */
export function useShopFacts(): ShopFacts {
  const facts = use(ShopFactsContext);
  if (!facts) throw new Error('useShopFacts needs a ShopFactsProvider above it.');
  return facts;
}
