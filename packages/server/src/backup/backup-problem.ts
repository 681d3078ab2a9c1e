/** A copy that cannot be made or put back. Its message is one Spanish line for people. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}

export const backupTexts = {
  targetNotEmpty: (folder: string) => `${folder} no está vacía: elige una carpeta nueva.`,
  noDatabase: (folder: string) => `No hay ninguna tienda en ${folder}.`,
  notABackup: (folder: string) => `${folder} no es una copia de seguridad completa.`,
  damaged: (folder: string) => `La copia de ${folder} está dañada: su base de datos no coincide.`,
  shopExists: 'Ya hay una tienda en el destino: se restaura solo sobre uno vacío.',
  restOfDatabase: (file: string) =>
    `${file} es parte de la base de datos que estaba aquí: llévalo junto a ella.`,
  postgresNotEmpty: 'La base de datos PostgreSQL tiene tablas que no son de una tienda.',
  postgresHasOrders: 'La base de datos PostgreSQL ya tiene pedidos: no se reemplaza.',
  postgresMissing: 'Indica en DATABASE_URL la base de datos PostgreSQL a la que se muda la tienda.',
  embeddedMissing: (file: string) => `No existe la base de datos ${file}.`,
} as const;
