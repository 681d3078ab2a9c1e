/** A toast that has ways on stays long enough to take one. */
export const ownTexts = { texts: { 'cart.added': { duration: 6_000 } }, preferOwnTexts: false };
