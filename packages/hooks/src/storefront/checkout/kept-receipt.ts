import type { Service } from '../../shared/services/service.ts';
import { createStore, type Store } from '../../shared/store.ts';

/**
 * The image attached last and whose it is. No file survives a reload, but one survives leaving the
 * page: to change the cart, or to log in again when the session has run out.
 */
export const keptReceiptService: Service<
  Store<{ readonly idUsuario: number; readonly file: File } | null>
> = { create: () => createStore<{ idUsuario: number; file: File } | null>(null) };
