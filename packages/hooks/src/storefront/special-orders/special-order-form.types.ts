/** The fields of a request, as they are typed and chosen. Names, not ids: '7', 'Natural', 'Plata'. */
export interface SpecialOrderValues {
  pieza: string;
  /** Only for rings; kept, but not sent, while another piece is chosen. */
  talla: string;
  tipoPiedra: string;
  tipoMaterial: string;
  descripcion: string;
}

export type SpecialOrderField = keyof SpecialOrderValues | 'referencia';
