/** The Spanish texts are the hooks' own. */
export const ownTexts = { texts: {}, preferOwnTexts: false };
