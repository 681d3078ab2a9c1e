import { failure } from '../../shared/texts/message.ts';

/** What is wrong with the shop itself, and what to do about it. */
export const alertsTexts = {
  'alerts.unnamedProxy': failure(
    'La tienda está detrás de un proxy sin nombrar',
    'Las visitas que llegan por {direccion} cuentan como una sola: quien falle muchas contraseñas deja fuera a las demás. Si es tu proxy, nómbralo con TRUST_PROXY y reinicia el servidor.',
  ),
  'alerts.sweepRefused': failure(
    'La limpieza de archivos se detuvo',
    'Iba a quitar {archivos} de {total} archivos y no quitó ninguno. Revisa que la base de datos y los archivos sean de esta tienda.',
  ),
  'alerts.mailFailed': failure(
    'Hay correos que no salen',
    'El último no se pudo entregar. Si sigue así, revisa SMTP_URL y MAIL_FROM; el registro del servidor dice por qué.',
  ),
  'alerts.lettersFailed': failure(
    'Los correos de los pedidos esperan',
    'No se pudieron tomar de la base de datos. El registro del servidor dice por qué.',
  ),
  'alerts.receiptsFailed': failure(
    'Hay comprobantes sin comparar',
    'No se sabe si ya se usaron en otro pedido. El registro del servidor dice por qué.',
  ),
  'alerts.orphanedFilesFailed': failure(
    'La limpieza de archivos falla',
    'El registro del servidor dice por qué. Se intenta de nuevo cada seis horas.',
  ),
  'alerts.expiredRowsFailed': failure(
    'La limpieza de datos vencidos falla',
    'El registro del servidor dice por qué. Se intenta de nuevo cada seis horas.',
  ),
  'alerts.choreFailed': failure(
    'Una tarea del servidor falla',
    'La tarea es “{tarea}”. El registro del servidor dice por qué.',
  ),
  'alerts.rateOld': failure(
    'El tipo de cambio tiene {dias} días',
    'Revísalo en Ajustes: los clientes pagan el monto en colones que resulta de él.',
  ),
  'alerts.unknown': failure(
    'El servidor avisa de un problema',
    'Lo llama {codigo}. El registro del servidor dice más.',
  ),
} as const;
