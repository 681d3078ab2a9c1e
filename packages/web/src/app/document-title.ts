/** What a browser calls a page: the home page, which has no title, by the shop's name alone. */
export const documentTitle = (title: string, siteName: string): string =>
  title ? `${title} · ${siteName}` : siteName;
