import { BANNERS_MAX } from '@filigrana/sdk/domain';
import { counted } from '../shared/texts.ts';

/** Sentences of the settings page. */
export const settingsTexts = {
  title: 'Ajustes',

  banners: 'Banners',
  files: (n: number) => counted(n, 'archivo'),
  chooseImages: 'Elegir imágenes',
  bannersHint: `Hasta ${BANNERS_MAX} imágenes. Proporción 12:5, desde 2400 px de ancho.`,
  replaces: 'Al subir reemplazan los banners actuales.',
  removeBanner: (n: number) => `Quitar banner ${n}`,
  preparing: 'Preparando las imágenes…',
  unreadable: (names: string) =>
    `No se pudieron leer (HEIC): ${names}. Guárdalas como jpg y elígelas otra vez.`,
  upload: 'Subir',
  checking: 'Revisando…',
  uploading: 'Subiendo…',
  uploadingNote: (n: number) => `Subiendo ${counted(n, 'imagen', 'imágenes')}…`,
  currentBanners: 'En la portada ahora',
  currentBanner: (n: number) => `Banner ${n} de la portada`,
  noBanners: 'Ahora no hay banners en la portada.',
  currentUnknown: 'No se pudieron cargar los banners actuales.',
  replaceTitle: '¿Reemplazar los banners?',
  replaceText: (chosen: number, current: number) =>
    `${chosen === 1 ? 'La imagen elegida toma' : `Las ${chosen} imágenes elegidas toman`} el lugar ${
      current === 1
        ? 'del banner actual, que se borra'
        : `de los ${current} banners actuales, que se borran`
    }. No se puede deshacer.`,
  replaceChanged: 'Otra persona cambió los banners mientras tanto.',
  replaceUnknownText: 'Los banners actuales se borran. No se puede deshacer.',
  replace: 'Reemplazar',

  bannerWords: {
    title: 'Textos de los banners',
    loading: 'Cargando los textos de los banners…',
    name: (n: number) => `Banner ${n}`,
    summary: (n: number, words: string) =>
      words === '' ? `Banner ${n}` : `Banner ${n} · ${words}`,
    heading: 'Título',
    line: 'Línea',
    link: 'Enlace',
    linkHint: 'Una página de la tienda, como /clientes/catalogo. Vacío: las ofertas.',
    linkNowhere: 'En la tienda no hay una página que todos puedan ver en esa dirección.',
    focus: 'Lo que no se recorta',
    focusHint: 'Este punto queda a la vista en cualquier pantalla.',
    focusFree:
      'Toca la imagen o mueve los controles para elegir un punto que siempre quede a la vista.',
    focusNone: 'Automático',
    focusAt: (x: number, y: number) => `${x} % desde la izquierda, ${y} % desde arriba`,
    focusReset: 'Volver al recorte automático',
    across: 'Horizontal',
    down: 'Vertical',
    onPhone: 'En un teléfono',
    onDesktop: 'En una pantalla grande',
    noWords: 'Sin título ni línea se ve la imagen sola.',
  },

  english: {
    title: 'En inglés (opcional)',
    help: 'Vacío: quien lee la tienda en inglés ve el texto en español.',
    of: (label: string) => `${label}, en inglés`,
  },

  siteTexts: {
    title: 'Textos de la tienda',
    open: 'Ver «Acerca de»',
    loading: 'Cargando los textos de la tienda…',
    help: 'Lo que dicen la portada y «Acerca de». Una línea en blanco separa párrafos. Vacío: el texto original de la tienda.',
    fields: {
      inicio: 'Frase de la portada',
      envios: 'Envíos a todo Costa Rica',
      sinpe: 'Pago por SINPE Móvil',
      transferencia: 'Transferencia bancaria',
      acercaTitulo: 'Título de «Acerca de»',
      acerca: 'Texto de «Acerca de»',
    },
    preview: 'Vista previa de los textos',
    onHome: 'En la portada',
    onAbout: 'En «Acerca de»',
    restore: 'Recuperar',
    version: (change: string, fields: readonly string[]) => [change, ...fields].join(' · '),
    restoreOf: (moment: string, fields: readonly string[]) =>
      [`Recuperar los textos del ${moment}`, ...fields].join(' · '),
  },

  fee: 'Costo de envío',
  feeHelp: (method: string) => `Se suma a cada pedido. ${method}.`,
  amount: 'Monto (USD)',
  save: 'Guardar',
  saving: 'Guardando…',
  currentFee: (usd: string) => `Actual: ${usd}`,
  loadingFee: 'Cargando costo de envío…',
  feeUnknown: (usd: string) =>
    `No se pudo leer el costo guardado; aquí se muestra el de costumbre, ${usd}.`,

  exchange: {
    title: 'Tipo de cambio',
    rate: 'Colones por dólar',
    rateHint:
      'Los pedidos nuevos guardan su monto en colones. Vacío: la tienda no habla de colones.',
    inPrices: 'Mostrar los colones bajo los precios',
    limit: 'Límite diario de SINPE Móvil (₡)',
    limitHint: 'Por encima, la página de pago aconseja dividir el monto. Vacío: no dice nada.',
    days: 'Avisar a los días',
    daysHint: 'Si el tipo de cambio lleva tantos días sin cambio, el panel te lo recuerda.',
    confirm: 'Sigue igual',
    loading: 'Cargando el tipo de cambio…',
    none: 'Sin colones',
  },

  pickup: {
    title: 'Lugares de retiro',
    help: 'Quien compra puede retirar su pedido en uno de estos lugares en vez de recibirlo. Sin un lugar abierto, la tienda solo ofrece el envío.',
    loading: 'Cargando los lugares…',
    places: 'Lugares',
    none: 'Ninguno',
    fresh: 'Lugar nuevo',
    shown: (name: string, hours: string, isOpen: boolean) =>
      `${name} · ${hours}${isOpen ? '' : ' (cerrado)'}`,
    summary: (name: string, fee: string, isOpen: boolean) =>
      [name, isOpen ? fee : 'cerrado'].filter(Boolean).join(' · '),
    name: 'Nombre',
    nameHint: 'Por ejemplo: Taller en Escazú',
    when: 'Cuándo',
    whenHint: 'Por ejemplo: lunes a viernes 9–5, o sábado 5 de diciembre 7–12',
    province: 'Provincia',
    choose: 'Elige…',
    canton: 'Cantón',
    district: 'Distrito',
    address: 'Dirección exacta',
    fee: 'Tarifa (USD)',
    open: 'Abierto: se puede elegir al comprar',
    add: 'Agregar un lugar',
    remove: (name: string) => `Quitar ${name}`,
  },

  synonyms: {
    title: 'Sinónimos del buscador',
    groups: 'Palabras que significan lo mismo',
    help: 'Un grupo por línea, con comas: «anillo, sortija». Quien busca una palabra encuentra también las otras. Cada palabra va en una sola línea.',
    restore: 'Volver a los originales',
    loading: 'Cargando los sinónimos…',
  },

  trackingTitle: 'Seguimiento de envíos',
  tracking: 'Dirección de seguimiento',
  trackingHint: (mark: string) =>
    `Tus clientes abren esta dirección para seguir su paquete. Donde dice ${mark} va la guía.`,
  loadingTracking: 'Cargando la dirección…',

  legalHelp:
    'Lo lee todo el mundo. Una línea en blanco separa párrafos, «# » al inicio de una línea hace un título y «- » una lista.',
  legalText: (title: string) => `Texto de «${title}»`,
  legalStandard:
    'Este es el texto original, que describe lo que hace la tienda. Revísalo con quien te asesora y ajústalo a tu negocio.',
  legalRestore: 'Volver al texto original',
  preview: 'Vista previa',
  history: 'Historial',
  changed: (when: string, who: string | null) => `${when}, ${who ?? 'cuenta eliminada'}`,
  edit: 'Seguir editando',
  legalOpen: 'Ver la página',
  loadingLegal: 'Cargando el texto…',

  account: 'Crear cuenta',
  identification: 'Identificación',
  role: 'Rol',
  chooseRole: 'Elige…',
  name: 'Nombre',
  firstSurname: 'Primer apellido',
  secondSurname: 'Segundo apellido',
  phone: 'Teléfono',
  email: 'Correo',
  password: 'Contraseña',
  passwordHint: 'Mínimo 8 caracteres, con mayúscula, minúscula, número y carácter especial.',
  lookup: {
    idle: '9 dígitos, sin guiones.',
    loading: 'Buscando…',
    found: 'Datos encontrados.',
    typed: 'Escribe el nombre a mano.',
    missing: 'Número de identificación no encontrado. Escribe el nombre a mano.',
    failed: 'No se pudo consultar. Escribe el nombre a mano.',
  },
  createAccount: 'Crear cuenta',
  creating: 'Creando…',

  staff: 'Roles del personal',
  reloadStaff: 'Recargar personal',
  loadingStaff: 'Cargando personal…',
  noStaff: 'Todavía no hay personal.',
  actions: 'Acciones',
  status: 'Estado',
  access: { bloquear: 'Bloquear', desbloquear: 'Desbloquear' },
  changing: { bloquear: 'Bloqueando…', desbloquear: 'Desbloqueando…' },
  accessOf: {
    bloquear: (name: string) => `Bloquear a ${name}`,
    desbloquear: (name: string) => `Desbloquear a ${name}`,
  },
  blockTitle: (name: string) => `¿Bloquear a ${name}?`,
  blockText:
    'Sus sesiones se cierran en todos sus dispositivos y no podrá entrar hasta que se desbloquee la cuenta.',
  remove: 'Eliminar',
  removeOf: (name: string) => `Eliminar a ${name}`,
  removeTitle: (name: string) => `¿Eliminar la cuenta de ${name}?`,
  removeText:
    'Sus sesiones se cierran y la cuenta desaparece. Lo que hizo queda en los historiales, sin su nombre. No se puede deshacer.',
  roleOf: (name: string) => `Rol de ${name}`,
  saveRoleOf: (name: string) => `Guardar el rol de ${name}`,
  ownRoleTitle: '¿Cambiar tu propio rol?',
  ownRoleText:
    'Tu sesión se cierra y esta página deja de estar a tu alcance. Otro administrador tendría que devolverte el rol.',
  changeRole: 'Cambiar mi rol',
} as const;
