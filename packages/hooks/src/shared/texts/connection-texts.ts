import { failure } from './message.ts';

/** Said whatever was asked of a server that cannot be reached. */
export const connectionTexts = {
  'connection.failed': failure('Error de conexión', 'No pudimos comunicar con el servidor.'),
} as const;
