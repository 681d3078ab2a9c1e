/** The `idFoto` of a product's main picture among its photographs. */
export const MAIN_PHOTO = 0;

/**
 * The photographs of a product in a new order. With the main picture among them the first is the main one from then on:
 * the two change their `idFoto`.
 *
 * @param photos All of the product, in their present order.
 * @param orden Every `idFoto`, each once.
 * @returns null when `orden` names others than there are, one twice or not all.
 * @example
 * sortPhotos([{ idFoto: 4 }, { idFoto: 5 }], [5, 4]) // [{ idFoto: 5 }, { idFoto: 4 }]
 * sortPhotos([{ idFoto: 0, de: 'frente' }, { idFoto: 4, de: 'lado' }], [4, 0])
 *   // [{ idFoto: 0, de: 'lado' }, { idFoto: 4, de: 'frente' }]
 */
export function sortPhotos<Photo extends { idFoto: number }>(
  photos: readonly Photo[],
  orden: readonly number[],
): Photo[] | null {
  const sorted = [...new Set(orden)].flatMap(
    (id) => photos.find(({ idFoto }) => idFoto === id) ?? [],
  );
  const isWhole = sorted.length === photos.length && orden.length === photos.length;
  return isWhole ? withMainFirst(sorted) : null;
}

function withMainFirst<Photo extends { idFoto: number }>(photos: readonly Photo[]): Photo[] {
  const main = photos.findIndex(({ idFoto }) => idFoto === MAIN_PHOTO);
  const freed = photos[0]?.idFoto ?? MAIN_PHOTO;
  return photos.map((photo, place) => {
    if (place === 0 && main > 0) return { ...photo, idFoto: MAIN_PHOTO };
    return place === main ? { ...photo, idFoto: freed } : photo;
  });
}

/**
 * The photographs with one of them at another place; a place before the first or behind the last is the nearest
 * there is.
 *
 * @param photos All of the product, in their order.
 * @param idFoto The one that moves.
 * @param place Where to; 0 is the first place.
 * @example movePhoto([{ idFoto: 4 }, { idFoto: 5 }], 5, 0) // [{ idFoto: 5 }, { idFoto: 4 }]
 */
export function movePhoto<Photo extends { idFoto: number }>(
  photos: readonly Photo[],
  idFoto: number,
  place: number,
): Photo[] {
  const moved = photos.filter((photo) => photo.idFoto === idFoto);
  const others = photos.filter((photo) => photo.idFoto !== idFoto);
  return others.toSpliced(Math.max(0, place), 0, ...moved);
}
