/** Everything that the `filigrana` command says. */
export const cliTexts = {
  help: `Uso: filigrana <orden> [opciones]

Órdenes:
  start [--web CARPETA]     Inicia la tienda. --web: carpeta de la aplicación web ya construida.
  import-roll ARCHIVO       Carga el padrón electoral de un archivo separado por comas.
  create-admin              Crea una cuenta de administrador. Pide la contraseña, o la lee de la
                            entrada estándar.
      --correo CORREO --identificacion NÚMERO --nombre NOMBRE --primer-apellido APELLIDO
      [--segundo-apellido APELLIDO] [--telefono 8_DÍGITOS] [--contrasena-stdin]
  two-step-off --correo CORREO
                            Quita la verificación en dos pasos de una cuenta que perdió su
                            aplicación y sus códigos de recuperación.
  block-staff --correo CORREO
                            Bloquea una cuenta del personal: sus sesiones se cierran.
  unblock-staff --correo CORREO
                            La deja entrar de nuevo.
  remove-staff --correo CORREO
                            La elimina; lo que hizo queda en los historiales, sin su nombre.
  backup CARPETA            Copia la tienda (base de datos, imágenes y comprobantes) a una carpeta
                            nueva, también mientras vende.
  restore CARPETA           Pone una copia donde aún no hay tienda: en DATA_DIR, o en la base de
                            datos de DATABASE_URL sin cuentas. Termina todas las sesiones.
  migrate-to-postgres       Muda la base de datos de DATA_DIR a la base de datos PostgreSQL sin
                            pedidos de DATABASE_URL. Detén antes la tienda.
  files [list]              Muestra los archivos en cuarentena: los que nada usa, hasta que se borran.
  files restore [ARCHIVO…]  Los devuelve a su lugar, todos o los que nombras.
  files empty               Los borra ya.
  files sweep               Aparta también lo que la limpieza no se atrevió a apartar por ser mucho.
  adopt-files [IDENTIDAD | nueva]
                            Hace de esta tienda los archivos que encuentra en DATA_DIR o en el
                            bucket. nueva: empieza junto a las otras tiendas de un bucket.
  --help                    Muestra esta ayuda.

Los ajustes son variables de entorno, todas opcionales (con DATABASE_URL hace falta TOKEN_SECRET):
PORT, HOST, DATA_DIR, DATABASE_URL, SEED, TOKEN_SECRET, TOKEN_DAYS, STAFF_IDLE_HOURS, STAFF_TWO_STEP,
SMTP_URL, MAIL_FROM, PUBLIC_URL, S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID,
S3_SECRET_ACCESS_KEY, QUARANTINE_DAYS, CORS_ORIGINS, TRUST_PROXY, SHOP_CONFIG, LOG_LEVEL.`,
  ready: (url: string) => `Filigrana lista en ${url}`,
  unknownCommand: (name: string) => `No existe la orden «${name}». Prueba filigrana --help.`,
  unknownOption: (name: string) => `No existe la opción ${name}. Prueba filigrana --help.`,
  badOption: (name: string) => `La opción ${name} no se usa así. Prueba filigrana --help.`,
  extraArgument: (value: string) => `Sobra «${value}».`,
  failed: (reason: string) => `Filigrana se detuvo: ${reason}`,

  backupFolderMissing: 'Falta la carpeta: filigrana backup CARPETA',
  restoreFolderMissing: 'Falta la carpeta: filigrana restore CARPETA',
  backupDone: (folder: string, files: string) => `Copia completa en ${folder}: ${files} archivos.`,
  restoreDone: (folder: string, files: string) =>
    `Tienda restaurada en ${folder}: ${files} archivos.`,
  noRoom: (folder: string) => `No hay espacio en el disco de ${folder}.`,
  unusableFile: (file: string, code: string) => `No se puede usar ${file} (${code}).`,
  fileLost: (key: string) => `Falta o está dañado el archivo ${key}.`,
  migrated: (rows: string) =>
    `Tienda mudada a PostgreSQL: ${rows} filas copiadas y comprobadas. Inicia ahora con DATABASE_URL.`,

  noShop: (folder: string) => `No hay ninguna tienda en ${folder}.`,
  fileInQuarantine: (name: string, since: string, until: string) =>
    `${name} · desde ${since} · se borra después del ${until}`,
  filesInQuarantine: (files: number) => `Archivos en cuarentena: ${files}.`,
  fileNotInQuarantine: (name: string) => `El archivo ${name} no está en cuarentena.`,
  filesRestored: (files: number) => `Archivos devueltos a su lugar: ${files}.`,
  filesDeleted: (files: number) => `Archivos borrados: ${files}.`,
  filesSwept: (files: number) => `Archivos apartados en cuarentena: ${files}.`,
  filesAdopted: (id: string) => `Los archivos son ahora de esta tienda (${id}).`,
  filesOwnAlready: 'Los archivos ya son de esta tienda.',

  rollFileMissing: 'Falta el archivo: filigrana import-roll ARCHIVO',
  rollUnreadable: (file: string) => `No se puede leer ${file}.`,
  rollProgress: (percent: number, imported: string) => `${percent} % · ${imported} personas`,
  rollBadLine: (line: number, fault: string) => `Línea ${line}: ${fault}.`,
  rollMoreBadLines: (count: string) => `… y ${count} líneas más que no se pudieron usar.`,
  rollDone: (imported: string, bad: string) =>
    `Padrón cargado: ${imported} personas, ${bad} líneas omitidas.`,

  optionMissing: (option: string) => `Falta --${option}.`,
  adminOptionInvalid: (option: string) => `--${option} no es válido.`,
  adminPassword: 'Contraseña: ',
  adminPasswordAgain: 'Repite la contraseña: ',
  adminPasswordMissing: 'No se escribió ninguna contraseña.',
  adminPasswordsDiffer: 'Las contraseñas no coinciden.',
  adminPasswordWeak:
    'La contraseña debe tener al menos 8 caracteres, una mayúscula, una minúscula, un número y un carácter especial.',
  adminPasswordLong: (limit: number) => `La contraseña no puede tener más de ${limit} caracteres.`,
  adminPasswordForbidden: (password: string) =>
    `Por motivos de seguridad, no se permite usar ${password} como contraseña.`,
  adminPasswordHoldsEmail: 'La contraseña no puede contener el correo.',
  adminPasswordCommon:
    'Esa contraseña es muy común, también con números o signos alrededor. Elige otra.',
  adminExists: 'Ya existe una cuenta con esa identificación o ese correo.',
  adminCreated: (correo: string) => `Administrador creado: ${correo}`,

  accountUnknown: (correo: string) => `No hay ninguna cuenta con el correo ${correo}.`,
  twoStepNotOn: (correo: string) => `${correo} no tiene verificación en dos pasos.`,
  twoStepRemoved: (correo: string) =>
    `${correo} ya no necesita verificación en dos pasos: basta con la contraseña.`,

  staffUnknown: (correo: string) => `Nadie del personal tiene el correo ${correo}.`,
  staffDone: {
    'block-staff': (correo: string) => `Cuenta bloqueada: ${correo}`,
    'unblock-staff': (correo: string) => `Cuenta desbloqueada: ${correo}`,
    'remove-staff': (correo: string) => `Cuenta eliminada: ${correo}`,
  },
} as const;
