/** Sentences of the pictures of a piece. */
export const galleryTexts = {
  /** What they are together. */
  pictures: 'Fotografías de la pieza',
  choose: 'Elegir fotografía',
  picture: (place: number, count: number, words: string) =>
    `Fotografía ${place} de ${count}${words && `: ${words}`}`,
  zoom: 'Ampliar fotografía',
  zoomed: 'Fotografía ampliada',
  close: 'Cerrar',
  closer: 'Acercar',
  farther: 'Alejar',
  previous: 'Fotografía anterior',
  next: 'Fotografía siguiente',
  video: (words: string) => `Video${words && `: ${words}`}`,
  play: 'Reproducir video',
  pause: 'Pausar video',
  videoFailed: 'No se pudo mostrar el video.',
} as const;
