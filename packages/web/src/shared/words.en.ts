const WORDS: Readonly<Record<string, string>> = {
  Anillos: 'Rings',
  Aretes: 'Earrings',
  'Cadenas y Dijes': 'Chains and Pendants',
  Pulseras: 'Bracelets',
  Conjuntos: 'Sets',
  Natural: 'Natural',
  Sintética: 'Synthetic',
  Plata: 'Silver',
  'Plata bañada en oro': 'Gold-plated silver',
  'Mayor a menor': 'High to low',
  'Menor a mayor': 'Low to high',
  'Más nuevas': 'Newest',
  'Nombre (A a la Z)': 'Name (A to Z)',
};

/** A word of the shop's closed lists in English; what stands in none of them stays as it is. */
export const wordOf = (spanish: string): string => WORDS[spanish] ?? spanish;

/** What can be said in English is. */
export const READS_SPANISH = false;
