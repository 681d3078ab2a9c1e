/** Ring sizes by finger. */

export const HANDS = ['izquierda', 'derecha'] as const;
export type Hand = (typeof HANDS)[number];

/** The fingers that a ring may be worn on, thumb first. */
export const FINGERS = ['pulgar', 'indice', 'medio', 'anular', 'menique'] as const;
export type Finger = (typeof FINGERS)[number];

/** A finger of one of the two hands. */
export interface FingerOfHand {
  readonly mano: Hand;
  readonly dedo: Finger;
}

/**
 * Whether both are the same finger of the same hand.
 *
 * @example isSameFinger({ mano: 'derecha', dedo: 'anular' }, { mano: 'izquierda', dedo: 'anular' }) // false
 */
export function isSameFinger(one: FingerOfHand, other: FingerOfHand): boolean {
  return one.mano === other.mano && one.dedo === other.dedo;
}

/**
 * Ring sizes with some changed: those come in front, in their order, and a size of null forgets its
 * finger. Of a finger that is changed twice the first counts.
 *
 * @param kept One for a finger, the one kept last first.
 * @param changes Fingers with their new sizes.
 * @example withFingerSizes([], [{ mano: 'derecha', dedo: 'anular', tamanio: '7' }]) // the same list
 */
export function withFingerSizes(
  kept: readonly (FingerOfHand & { readonly tamanio: string })[],
  changes: readonly (FingerOfHand & { readonly tamanio: string | null })[],
): (FingerOfHand & { tamanio: string })[] {
  return [...changes, ...kept].flatMap(({ mano, dedo, tamanio }, index, all) => {
    const first = all.findIndex((other) => isSameFinger(other, { mano, dedo }));
    return first === index && tamanio !== null ? [{ mano, dedo, tamanio }] : [];
  });
}
