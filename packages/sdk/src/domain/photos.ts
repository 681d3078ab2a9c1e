/**
 * The photographs of a product in a new order.
 *
 * @param orden Every `idFoto`, each once.
 * @returns null when `orden` names others than there are, one twice or not all.
 * @example sortPhotos([{ idFoto: 4 }, { idFoto: 5 }], [5, 4]) // [{ idFoto: 5 }, { idFoto: 4 }]
 */
export function sortPhotos<Photo extends { idFoto: number }>(
  photos: readonly Photo[],
  orden: readonly number[],
): Photo[] | null {
  const sorted = [...new Set(orden)].flatMap(
    (id) => photos.find(({ idFoto }) => idFoto === id) ?? [],
  );
  return sorted.length === photos.length && orden.length === photos.length ? sorted : null;
}

/**
 * The photographs with one of them at another place; a place before the first or behind the last is the nearest
 * there is.
 *
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
