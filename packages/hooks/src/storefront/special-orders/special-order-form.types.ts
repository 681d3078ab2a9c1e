/** The fields of a request, as they are typed and chosen. Names, not ids: '7', 'Natural', 'Plata'. */
export interface SpecialOrderValues {
  /** Category of the piece, such as 'Anillos'; '' until chosen. */
  pieza: string;
  /** Only for rings; kept, but not sent, while another piece is chosen. */
  talla: string;
  /** Name of the stone; '' until chosen. */
  tipoPiedra: string;
  /** Name of the material; '' until chosen. */
  tipoMaterial: string;
  /** What is said about the piece; may be ''. */
  descripcion: string;
}

export type SpecialOrderField = keyof SpecialOrderValues | 'referencia';
