import { ID_MAX } from '@filigrana/sdk/domain';

/** The id in an address, or null when no product can have it. */
export function productId(text: string | undefined): number | null {
  const id = text !== undefined && /^[1-9]\d*$/.test(text) ? Number(text) : null;
  return id !== null && id <= ID_MAX ? id : null;
}
