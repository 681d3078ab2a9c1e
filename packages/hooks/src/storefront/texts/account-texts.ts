import { timings } from '../../shared/timings.ts';
import { failure, info, success } from '../../shared/texts/message.ts';

/** Login, registration, recovery, histories, special orders, FAQ. */
export const accountTexts = {
  'login.incomplete': failure('', 'Completa tu correo y tu contraseña.'),
  'login.wrong': failure('', 'Correo o contraseña incorrectos.'),
  'login.blocked': failure('', 'Tu cuenta está bloqueada.'),
  'login.serverError': failure('', 'Error interno del servidor. Inténtalo de nuevo.'),
  'login.failed': failure('', 'Ocurrió un error al intentar iniciar sesión.'),
  'login.done': success('', '¡Inicio de sesión exitoso!'),
  'login.redirecting': info('', 'Redirigiendo al inicio de sesión...'),
  'login.gone': failure('', 'Quitamos {pieza}, se agotó.', timings.toast.losses),
  'login.withdrawn': failure('', 'Quitamos {pieza}: ya no está disponible.', timings.toast.losses),
  'login.unavailable': failure(
    '',
    '{pieza} ya no está disponible: no cuenta en el total.',
    timings.toast.losses,
  ),
  'login.fewer': failure('', 'De {pieza} quedan {n}.', timings.toast.losses),
  'login.one': failure('', 'De {pieza} queda {n}.', timings.toast.losses),
  'login.seeCart': info('', 'Ver carrito'),

  'registration.incomplete': failure('', 'Los siguientes campos están vacíos: {campos}'),
  'registration.exists': failure('', 'Ya existe una cuenta con esa identificación.'),
  'registration.emailInUse': failure(
    '',
    'Ese correo ya está en uso por otra cuenta. Usa uno distinto.',
  ),
  'registration.unknownPerson': failure(
    '',
    'Número de identificación no encontrado en la base de datos.',
  ),
  'registration.failed': failure('', 'Error al registrar usuario'),
  'registration.offline': failure('', 'No se pudo conectar con el servidor'),
  'registration.done': success('', 'Registro completado'),
  'registration.label.identificacion': info('', 'Identificación'),
  'registration.label.nombre': info('', 'Nombre'),
  'registration.label.primerApellido': info('', 'Primer apellido'),
  'registration.label.segundoApellido': info('', 'Segundo apellido'),
  'registration.label.correo': info('', 'Correo electrónico'),
  'registration.label.telefono': info('', 'Teléfono'),
  'registration.label.contrasena': info('', 'Contraseña'),

  'recovery.emailRequired': failure('Correo requerido'),
  'recovery.emailInvalid': failure('Correo inválido'),
  'recovery.limit': failure(
    'Límite alcanzado',
    'Ya solicitaste el enlace dos veces. Revisa tu correo o inténtalo más tarde.',
  ),
  'recovery.offline': failure('Sin conexión'),
  'recovery.endpointMissing': failure('', 'El servicio de recuperación no está disponible.'),
  'recovery.unknownEmail': failure('', 'Ese correo no está registrado.'),
  'recovery.failed': failure('', 'Error {status}'),
  'recovery.sent': success('Enlace enviado', 'Revisa tu correo, también la carpeta de spam.'),

  'reset.incomplete': failure('Campos incompletos', 'Completa ambos campos.'),
  'reset.mismatch': failure('', 'Las contraseñas no coinciden.'),
  'reset.forbidden': failure(
    '',
    'Por motivos de seguridad, no se permite usar {contrasena} como contraseña.',
  ),
  'reset.linkInvalid': failure('', 'Enlace inválido o expirado'),
  'reset.failed': failure('', 'Error inesperado.'),
  'reset.done': success('Contraseña actualizada'),

  'link.done': success('', 'Listo.'),

  'addresses.loadFailed': failure('', 'No se pudieron cargar tus direcciones.'),
  'addresses.failed': failure('', 'No se pudo guardar el cambio.'),
  'addresses.saved': success('Direcciones actualizadas'),

  'personalData.failed': failure('', 'No se pudo preparar la descarga.'),
  'closing.failed': failure('', 'No se pudo cerrar tu cuenta.'),
  'closing.done': success('Tu cuenta está cerrada'),

  'orders.noSession': failure('', 'No hay sesión activa.'),
  'orders.loadFailed': failure('', 'No se pudo cargar tu historial de pedidos.'),
  'orders.none': info('', 'Aún no has realizado pedidos.'),
  'specialOrders.loadFailed': failure('', 'No se pudo cargar el historial de pedidos especiales.'),
  'specialOrders.none': info('', 'Aún no has realizado pedidos especiales.'),

  'specialOrder.loginRequired': info(
    'Importante',
    'Debes iniciar sesión o crear una cuenta para solicitar un pedido especial.',
  ),
  'specialOrder.incomplete': failure(
    'Campos incompletos',
    'Por favor, complete todos los campos obligatorios.',
  ),
  'specialOrder.sizeInvalid': failure(
    'Talla inválida',
    'Por favor, indique una talla válida (solo números).',
  ),
  'specialOrder.nearLimit': info('Estás casi al límite', 'Te quedan {n} caracteres.'),
  'specialOrder.limit': info(
    'Límite alcanzado',
    'La descripción no puede pasar de 180 caracteres.',
  ),
  'specialOrder.tooLong': failure(
    'Texto demasiado largo',
    'La descripción no puede pasar de 180 caracteres.',
  ),
  'specialOrder.fileInvalid': failure(
    'Archivo no válido',
    'Solo se permiten imágenes (jpg, png, etc).',
  ),
  'specialOrder.fileEmpty': failure('Archivo no válido', 'El archivo está vacío.'),
  'specialOrder.fileTooLarge': failure('Archivo no válido', 'La imagen no puede pasar de 10 MB.'),
  'specialOrder.unreachable': failure(
    'Error al enviar pedido',
    'Ocurrió un error: no recibimos respuesta del servidor. Puedes volver a enviar: tu pedido no se duplicará.',
  ),
  'specialOrder.unprocessed': failure(
    'Error al enviar pedido',
    'Ocurrió un error: el servidor no pudo procesarlo. Puedes volver a enviar: tu pedido no se duplicará.',
  ),
  'specialOrder.failed': failure('Error al enviar pedido', 'Ocurrió un error: {message}'),
  'specialOrder.sent': success('¡Recibido!', 'Gracias por tu pedido. Te contactaremos pronto.'),
  'specialOrder.sentBefore': success(
    '¡Recibido!',
    'Tu pedido ya nos había llegado, sin los últimos cambios. Te contactaremos pronto.',
  ),

  'faq.loadFailed': failure('', 'No se pudieron cargar las preguntas frecuentes.'),
} as const;
