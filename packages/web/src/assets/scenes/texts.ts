/** What the photographs of the workshop show. */
export const sceneTexts = {
  taller: 'Mesa de taller con gemas sueltas, hilo de plata, pinzas y una flor de filigrana',
  encargo: 'Boceto a lápiz de un anillo con la pieza terminada y gemas sobre el papel',
  contacto: 'Estuche de terciopelo abierto con un anillo de circón',
} as const;
