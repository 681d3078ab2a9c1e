/** Words inside a name that are written small: 'Maria de los Angeles', 'De la O'. */
const PARTICLES: ReadonlySet<string> = new Set(['de', 'del', 'la', 'las', 'los', 'y']);

/**
 * A name of the electoral roll, which writes everything in capitals, as people write theirs. Accents
 * that the roll leaves out are not invented.
 *
 * @example tidyName('MARIA DE LOS ANGELES') // 'Maria de los Angeles'
 */
export function tidyName(name: string): string {
  return name
    .toLowerCase()
    .split(' ')
    .map((word, index) => (index > 0 && PARTICLES.has(word) ? word : capitalized(word)))
    .join(' ');
}

/** Every part that begins a name of its own: 'Ana-Lucia', "O'Neill". */
function capitalized(word: string): string {
  return word.replace(/\p{L}+/gu, (part) => part.charAt(0).toUpperCase() + part.slice(1));
}

/**
 * A person's whole name on one line; foreigners may have one surname only.
 *
 * @param person The parts of the name.
 */
export function fullName(person: {
  /** Given names. */
  nombre: string;
  /** First surname. */
  primerApellido: string;
  /** Second surname; '' for whoever has none. */
  segundoApellido: string;
}): string {
  return [person.nombre, person.primerApellido, person.segundoApellido].join(' ').trim();
}
