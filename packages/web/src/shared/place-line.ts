interface Place {
  provincia: string;
  canton: string;
  distrito: string;
}

/** A place from small to large: 'Orosi, Paraíso, Cartago'. */
export const placeLine = ({ distrito, canton, provincia }: Place): string =>
  [distrito, canton, provincia].filter(Boolean).join(', ');
