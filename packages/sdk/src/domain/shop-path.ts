const SHOP_PATH = /^\/([^/\\\s][^\\\s]*)?$/;

/**
 * Whether a text is a path of the shop itself: it begins with one slash, so that it can lead nowhere else. Contract,
 * `BannerWordsForm`.
 *
 * @example isShopPath('/clientes/catalogo') // true
 * @example isShopPath('//example.com') // false
 */
export const isShopPath = (text: string): boolean => SHOP_PATH.test(text);
