/** What the calls about the legal pages say to people. */
export const legalTextsTexts = { saved: 'Texto guardado.' } as const;
