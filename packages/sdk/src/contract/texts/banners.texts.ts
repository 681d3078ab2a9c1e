/** What the banner calls say to people. */
export const bannerTexts = {
  replaced: 'Banners actualizados.',
} as const;
