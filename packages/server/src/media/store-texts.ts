/** What is said of files that are not the shop's, after the setting that names where they are. */
export const storeTexts = {
  folderOfOthers:
    'sus archivos no son de esta base de datos. Revisa DATABASE_URL, pon en su lugar la base de datos de esos archivos o restaura una copia. Para quedarte con ellos: filigrana adopt-files.',
  bucketOfOthers:
    'sus archivos no son de esta base de datos. Revisa DATABASE_URL, pon en su lugar la base de datos de esos archivos o restaura una copia. Para quedarte con ellos: filigrana adopt-files; para una tienda nueva junto a ellos: filigrana adopt-files nueva.',
  nothingToAdopt: 'no hay archivos que adoptar.',
  unknownShop: (id: string) => `ninguna tienda ${id} tiene archivos aquí.`,
  severalShops: (ids: string) =>
    `hay archivos de varias tiendas. Indica cuál: filigrana adopt-files IDENTIDAD (${ids}).`,
  oneShopPerFolder: 'en una carpeta cabe una sola tienda: elige otra.',
} as const;
