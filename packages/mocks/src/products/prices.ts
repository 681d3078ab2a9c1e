import { fromCents, type Cents, type PricesInCents } from '@filigrana/sdk/domain';

/** The prices of a form as products keep them; what the form does not speak of is left out. */
export function inDollars({ precioCents, precioEspecialCents }: PricesInCents): {
  precio?: number | null;
  precioEspecial?: number | null;
} {
  return {
    ...(precioCents !== undefined && { precio: usd(precioCents) }),
    ...(precioEspecialCents !== undefined && { precioEspecial: usd(precioEspecialCents) }),
  };
}

function usd(cents: Cents | null): number | null {
  return cents === null ? null : fromCents(cents);
}
