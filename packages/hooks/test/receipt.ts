/** The smallest picture there is: one transparent point. */
const POINT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A picture that a server takes for one. */
export const pictureFile = (name: string): File =>
  new File([Uint8Array.from(atob(POINT), (char) => char.charCodeAt(0))], name, {
    type: 'image/png',
  });
