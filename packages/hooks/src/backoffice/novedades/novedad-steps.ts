import type { Shop } from '@filigrana/sdk';

/**
 * The one step of a novedad of a shop, sending it, for `novedadMachine`.
 *
 * @param shop The shop that sends it.
 * @param idNovedad The offer.
 * @param version The one that the person has seen; what somebody has changed since is refused.
 * @example const machine = provideLifecycle(novedadMachine, shopNovedadSteps(shop, 3));
 */
export const shopNovedadSteps =
  ({ novedades }: Pick<Shop, 'novedades'>, idNovedad: number, version?: number) =>
  () =>
    novedades.send(idNovedad, version === undefined ? {} : { version });
