/** Everything a person can read when a file is refused or not found. */
export const mediaTexts = {
  notAnImage: 'El archivo no es una imagen que podamos leer. Usa JPG, PNG, WebP, GIF o AVIF.',
  notAReceipt: 'El comprobante debe ser una imagen (JPG, PNG, WebP, GIF o AVIF) o un PDF.',
  svg: 'No se aceptan imágenes SVG. Usa JPG o PNG.',
  heic: 'No podemos leer fotos HEIC. Guárdala como JPG o PNG e inténtalo de nuevo.',
  brokenImage: 'La imagen está dañada o incompleta. Prueba con otra.',
  brokenPdf: 'El PDF está dañado o incompleto. Prueba con otro.',
  tooManyPixels:
    'La imagen es demasiado grande para procesarla. Usa un JPG de 50 megapíxeles como máximo.',
  tooManyBytes: 'El archivo es demasiado grande: el máximo es de 10 MB.',
  noWorker: 'No podemos procesar imágenes en este momento. Inténtalo de nuevo en un rato.',
  emptyFile: 'El archivo está vacío.',
  notFound: 'No encontramos el archivo que buscas.',
  linkRefused: 'El enlace al archivo no es válido o ya venció. Vuelve a abrirlo desde la tienda.',
} as const;
