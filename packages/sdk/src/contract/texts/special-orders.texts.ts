/** What the special-order calls say to people. */
export const specialOrdersTexts = {
  received: 'Gracias por tu pedido. Te contactaremos pronto.',
  changed: 'Estado actualizado',
  unknownPiece: 'Debe ser una de las piezas de la tienda.',
  unknownStone: 'Debe ser una de las piedras de la tienda.',
  unknownMaterial: 'Debe ser uno de los materiales de la tienda.',
  ringSize: 'Por favor, indique una talla válida (solo números).',
} as const;
