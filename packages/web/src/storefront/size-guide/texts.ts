/** Sentences of the page that helps to find a ring size. */
export const sizeGuideTexts = {
  title: 'Guía de tallas',
  description:
    'Encuentra tu talla de anillo en casa: en la pantalla, con una tira de papel o con un hilo. Diámetro, circunferencia y tallas de Estados Unidos y Europa.',
  lead: 'Mide por la tarde, con las manos tibias. Si quedas entre dos tallas, elige la mayor; una décima de milímetro de más no cuenta.',
  screen: {
    title: 'Un anillo sobre la pantalla',
    calibrate: 'Primero, dinos el tamaño de tu pantalla: apoya una de estas cosas sobre ella.',
    thing: 'Con qué comparas',
    things: { tarjeta: 'Tarjeta bancaria', moneda: 'Moneda de ₡100' },
    adjust: {
      tarjeta: 'Ajusta hasta que el recuadro tenga el ancho del lado corto de la tarjeta',
      moneda: 'Ajusta hasta que el círculo tenga el tamaño de la moneda',
    },
    tooWide: 'La tarjeta no cabe en esta pantalla. Compara con la moneda.',
    fits: 'Coincide',
    again: 'Calibrar otra vez',
    compare: 'Pon un anillo que te quede bien sobre el círculo.',
    diameter: 'Ajusta hasta que el círculo llene el anillo por dentro',
  },
  found: (millimetres: string, tamanio: string | null) =>
    tamanio === null
      ? `${millimetres} mm: fuera de nuestras tallas. Escríbenos y vemos si se puede hacer.`
      : `${millimetres} mm: talla ${tamanio}`,
  keep: {
    finger: 'Dedo',
    button: 'Guardar mi talla',
    done: (finger: string, tamanio: string) => `Guardamos la talla ${tamanio} para tu ${finger}.`,
  },
  paper: {
    title: 'Una tira de papel',
    steps: [
      'Imprime la tira al 100 %, sin ajustar a la página, y comprueba con una regla que los 100 mm son 100 mm.',
      'Recórtala, haz el corte de la línea y pásala alrededor del dedo, con la punta por el corte.',
      'El número que queda en el corte es tu talla; entre dos, el mayor.',
    ],
    print: 'Imprimir la tira',
    cut: 'corte',
    ruler: '100 mm',
    strip: 'Tira para medir el dedo, con las tallas de 5 a 12',
  },
  thread: {
    title: 'Un hilo',
    text: 'Rodea el dedo con un hilo donde llevarás el anillo, marca dónde se junta y mídelo estirado.',
    label: 'Largo del hilo, en milímetros',
    centimetres: (length: number) => `¿Son centímetros? ${length} cm son ${length * 10} mm.`,
    noFinger: (shortest: number, longest: number) =>
      `Escribe la medida en milímetros, entre ${shortest} y ${longest}.`,
  },
  table: {
    title: 'Todas las tallas',
    size: 'Talla',
    diameter: 'Diámetro interior',
    circumference: 'Circunferencia',
    us: 'EE. UU.',
    eu: 'Europa',
  },
} as const;
