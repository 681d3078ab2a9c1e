import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig, type Config } from '../config/config.ts';
import { migrate } from '../db/migrations/index.ts';
import { openDatabase } from '../db/open.ts';
import { backupCommand, restoreCommand } from './backup.command.ts';
import { CommandError } from './command-error.ts';
import { createAdminCommand, type AdminOptions } from './create-admin.command.ts';
import { importRollCommand } from './import-roll.command.ts';
import { run } from './run.ts';
import { twoStepOffCommand } from './two-step-off.command.ts';
import { staffCommand, type StaffCommand } from './staff.command.ts';

let dataDir: string;
let config: Config;
let printed: string[];
let complaints: string[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'filigrana-cli-'));
  config = readConfig({ DATA_DIR: dataDir }, dataDir);
  printed = [];
  complaints = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void complaints.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
  rmSync(dataDir, { recursive: true, force: true });
});

async function inDatabase<T>(
  look: (db: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const db = openDatabase({ url: config.databaseUrl });
  try {
    return await look(db);
  } finally {
    await db.destroy();
  }
}

describe('filigrana create-admin', () => {
  const jefa: AdminOptions = {
    correo: 'Jefa@filigrana.test',
    identificacion: '101110111',
    nombre: 'Ana',
    'primer-apellido': 'Mora',
  };
  const create = (options: AdminOptions = jefa, password = 'Clave-Buena-1') =>
    createAdminCommand(config, options, () => Promise.resolve(password));

  test('makes an administrator', async () => {
    await create();
    expect(printed).toEqual(['Administrador creado: Jefa@filigrana.test']);
    const [account] = await inDatabase((db) => db.selectFrom('usuarios').selectAll().execute());
    expect(account).toMatchObject({
      rol: 2,
      correoNormalizado: 'jefa@filigrana.test',
      estado: 'activo',
      contrasenaHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) as string,
    });
  });

  test.each([
    ['facil', /^La contraseña debe tener/],
    ['Filigrana#2026', /^Por motivos/],
    ['Password1!', /^Esa contraseña es muy común/],
    ['La-Jefa-2026', /^La contraseña no puede contener el correo/],
  ])('the password «%s» makes nothing', async (password, sentence) => {
    await expect(create(jefa, password)).rejects.toThrow(sentence);
    expect(existsSync(config.databaseUrl)).toBe(false);
  });

  test.each<[AdminOptions, string]>([
    [{ ...jefa, correo: undefined }, 'Falta --correo.'],
    [{ ...jefa, correo: 'jefa' }, '--correo no es válido.'],
    [{ ...jefa, nombre: ' ' }, 'Falta --nombre.'],
    [{ ...jefa, telefono: '11111111' }, '--telefono no es válido.'],
  ])('an option that is missing or wrong is named', async (options, line) => {
    await expect(create(options)).rejects.toThrow(line);
  });

  test('an e-mail has one account, whatever its case', async () => {
    await create();
    const again = create({ ...jefa, correo: 'JEFA@filigrana.test', identificacion: '202220222' });
    await expect(again).rejects.toThrow('Ya existe una cuenta');
  });
});

describe('filigrana two-step-off', () => {
  const correo = 'jefa@filigrana.test';
  const account = () =>
    createAdminCommand(
      config,
      { correo, identificacion: '101110111', nombre: 'Ana', 'primer-apellido': 'Mora' },
      () => Promise.resolve('Clave-Buena-1'),
    );

  test('lets somebody in who has lost app and codes, and notes that it was done', async () => {
    await account();
    await inDatabase((db) =>
      db.insertInto('dos_pasos').values({ idUsuario: 1, secreto: 'x', activo: 1 }).execute(),
    );
    await twoStepOffCommand(config, 'JEFA@filigrana.test');
    expect(printed.at(-1)).toMatch(/^JEFA@filigrana.test ya no necesita verificación/);
    const left = await inDatabase(async (db) => ({
      on: await db.selectFrom('dos_pasos').selectAll().execute(),
      noted: await db.selectFrom('actividad').selectAll().execute(),
    }));
    expect(left).toMatchObject({
      on: [],
      noted: [
        {
          accion: 'cuenta.creada',
          idUsuario: null,
          objeto: 'cuenta 1',
          cambios: '{"rol":[null,2]}',
        },
        { accion: 'cuenta.dosPasosQuitado', idUsuario: null, objeto: 'cuenta 1' },
      ],
    });
  });

  test('says what is missing', async () => {
    await account();
    await expect(twoStepOffCommand(config, undefined)).rejects.toThrow('Falta --correo.');
    await expect(twoStepOffCommand(config, 'nadie@filigrana.test')).rejects.toThrow(
      'No hay ninguna cuenta con el correo nadie@filigrana.test.',
    );
    await expect(twoStepOffCommand(config, correo)).rejects.toThrow(
      `${correo} no tiene verificación en dos pasos.`,
    );
  });
});

describe('filigrana block-staff, unblock-staff and remove-staff', () => {
  const people: AdminOptions[] = ['Ana', 'Eva'].map((nombre, n) => ({
    correo: `${nombre.toLowerCase()}@filigrana.test`,
    identificacion: `10111011${n}`,
    nombre,
    'primer-apellido': 'Mora',
  }));
  const accounts = () =>
    inDatabase((db) =>
      db
        .selectFrom('usuarios')
        .select(['nombre', 'estado', 'tokenVersion'])
        .orderBy('idUsuario')
        .execute(),
    );
  const staff = (command: StaffCommand, correo?: string) =>
    staffCommand(config, command, { correo });

  beforeEach(async () => {
    for (const person of people) {
      await createAdminCommand(config, person, () => Promise.resolve('Clave-Buena-1'));
    }
    printed = [];
  });

  test('block an account, let it in again and remove it, without a login', async () => {
    await staff('block-staff', ' EVA@filigrana.test ');
    const ana = { nombre: 'Ana', estado: 'activo', tokenVersion: 0 };
    expect(await accounts()).toEqual([
      ana,
      { nombre: 'Eva', estado: 'bloqueado', tokenVersion: 1 },
    ]);
    await staff('unblock-staff', 'eva@filigrana.test');
    expect((await accounts())[1]).toMatchObject({ estado: 'activo', tokenVersion: 2 });
    await staff('remove-staff', 'eva@filigrana.test');
    expect(await accounts()).toEqual([ana]);
    expect(printed).toEqual([
      'Cuenta bloqueada: eva@filigrana.test',
      'Cuenta desbloqueada: eva@filigrana.test',
      'Cuenta eliminada: eva@filigrana.test',
    ]);
    const record = await inDatabase((db) =>
      db.selectFrom('actividad').select(['idUsuario', 'accion']).execute(),
    );
    expect(record).toEqual(
      ['creada', 'creada', 'bloqueada', 'desbloqueada', 'eliminada'].map((what) => ({
        idUsuario: null,
        accion: `cuenta.${what}`,
      })),
    );
  });

  test('leave the last administrator who can log in', async () => {
    await staff('block-staff', 'eva@filigrana.test');
    for (const command of ['block-staff', 'remove-staff'] as const) {
      await expect(staff(command, 'ana@filigrana.test')).rejects.toThrow(
        /^Es la única cuenta de administrador/,
      );
    }
    expect((await accounts())[0]).toMatchObject({ nombre: 'Ana', estado: 'activo' });
  });

  test('say what is missing, whom they do not know and what is so already', async () => {
    await expect(staff('block-staff')).rejects.toThrow('Falta --correo.');
    await expect(staff('remove-staff', 'nadie@filigrana.test')).rejects.toThrow(
      'Nadie del personal tiene el correo nadie@filigrana.test.',
    );
    await expect(staff('unblock-staff', 'ana@filigrana.test')).rejects.toThrow(
      'La cuenta ya está activa.',
    );
  });
});

describe('filigrana import-roll', () => {
  test('loads people and reports the lines that it skipped', async () => {
    const file = join(dataDir, 'padron.txt');
    const person =
      '101110111,101001, ,20301231,00001,MARIA FERNANDA                ,SOLANO                    ,QUIROS                    ';
    writeFileSync(file, `${person}\r\nesto no es una persona\r\n`, 'latin1');
    await importRollCommand(config, file);
    expect(printed).toEqual([
      expect.stringMatching(/^Línea 2: .+\.$/),
      'Padrón cargado: 1 personas, 1 líneas omitidas.',
    ]);
    const people = await inDatabase((db) => db.selectFrom('padron').selectAll().execute());
    expect(people).toMatchObject([{ identificacion: '101110111', nombre: 'MARIA FERNANDA' }]);
  });

  test('a file of which not one line is a person is a failure', async () => {
    const file = join(dataDir, 'otra-cosa.txt');
    writeFileSync(file, 'esto no es una persona\r\n');
    await importRollCommand(config, file);
    expect(process.exitCode).toBe(1);
  });

  test('a file that is missing or cannot be read is one clear line', async () => {
    await expect(importRollCommand(config, undefined)).rejects.toThrow('Falta el archivo');
    for (const unreadable of [join(dataDir, 'nada'), dataDir])
      await expect(importRollCommand(config, unreadable)).rejects.toThrow(/^No se puede leer/);
  });
});

describe('filigrana backup and restore', () => {
  const shop = () => inDatabase((db) => migrate(db, 'sqlite'));
  const file = () => {
    const path = join(dataDir, 'archivo');
    writeFileSync(path, '');
    return path;
  };

  test('a place that cannot be written to is named, and not the database', async () => {
    await shop();
    const inFile = join(file(), 'copia');
    await expect(backupCommand(config, inFile)).rejects.toThrow(
      new CommandError(`No se puede usar ${inFile} (ENOTDIR).`),
    );
    await expect(backupCommand(config, file())).rejects.toThrow(
      new CommandError(`No se puede usar ${file()} (EEXIST).`),
    );
    await backupCommand(config, join(dataDir, 'copia'));
    const elsewhere = readConfig({ DATA_DIR: inFile }, dataDir);
    await expect(restoreCommand(elsewhere, join(dataDir, 'copia'))).rejects.toThrow(
      new CommandError(`No se puede usar ${inFile} (ENOTDIR).`),
    );
  });

  test('a copy whose note cannot be read is named as such, and not as incomplete', async () => {
    const copy = join(dataDir, 'copia');
    await shop();
    await backupCommand(config, copy);
    const note = join(copy, 'backup.json');
    rmSync(note);
    mkdirSync(note);
    const elsewhere = readConfig({ DATA_DIR: join(dataDir, 'otra') }, dataDir);
    await expect(restoreCommand(elsewhere, copy)).rejects.toThrow(/\(EISDIR\)/);
  });

  test('a database that is none is still what is named', async () => {
    writeFileSync(config.databaseUrl, 'no es una base de datos');
    await expect(backupCommand(config, join(dataDir, 'copia'))).rejects.toThrow(
      /^DATA_DIR: no se pudo abrir la base de datos \(SQLITE_NOTADB\)\.$/,
    );
  });
});

describe('filigrana files and adopt-files', () => {
  const orphan = (name: string) => {
    const file = join(dataDir, 'files/private', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, name);
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    utimesSync(file, yesterday, yesterday);
  };
  const stored = (folder: string) =>
    existsSync(join(dataDir, 'files', folder)) ? readdirSync(join(dataDir, 'files', folder)) : [];
  const filigrana = async (...args: string[]) => {
    printed.length = 0;
    vi.stubEnv('DATA_DIR', dataDir);
    await run(args);
    return printed.join('\n');
  };
  afterEach(() => void vi.unstubAllEnvs());

  test('files of nobody are adopted on purpose only, and never looked at before', async () => {
    orphan('a');
    await inDatabase((db) => migrate(db, 'sqlite'));
    await filigrana('files');
    await filigrana('adopt-files', 'nueva');
    expect(complaints).toEqual([
      expect.stringMatching(/^DATA_DIR: sus archivos no son de esta base de datos/),
      'DATA_DIR: en una carpeta cabe una sola tienda: elige otra.',
    ]);
    expect(await filigrana('adopt-files')).toMatch(/^Los archivos son ahora de esta tienda \(/);
    expect(await filigrana('adopt-files')).toBe('Los archivos ya son de esta tienda.');
    expect(stored('private')).toEqual(['a']);
  });

  test('a sweep that was refused is confirmed, what waits is listed, put back and deleted', async () => {
    for (let n = 0; n < 21; n += 1) orphan(`file-${n}`);
    await filigrana('adopt-files');
    expect(await filigrana('files')).toBe('Archivos en cuarentena: 0.');
    expect(await filigrana('files', 'sweep')).toBe('Archivos apartados en cuarentena: 21.');
    expect(stored('private')).toEqual([]);
    const lines = (await filigrana('files', 'list')).split('\n');
    expect(lines).toHaveLength(22);
    expect(lines[0]).toMatch(/^private\/file-\d+ · desde .+ · se borra después del .+$/);
    await filigrana('files', 'restore', 'private/otro');
    expect(complaints).toEqual(['El archivo private/otro no está en cuarentena.']);
    const restored = await filigrana('files', 'restore', 'private/file-3', 'private/file-7');
    expect(restored).toBe('Archivos devueltos a su lugar: 2.');
    expect(stored('private').toSorted()).toEqual(['file-3', 'file-7']);
    expect(await filigrana('files', 'empty')).toBe('Archivos borrados: 19.');
    expect(await filigrana('files', 'restore')).toBe('Archivos devueltos a su lugar: 0.');
    const activity = await inDatabase((db) => db.selectFrom('actividad').selectAll().execute());
    expect(activity.map(({ accion, cambios }) => [accion, cambios])).toEqual([
      ['archivos.adoptados', '{}'],
      ['archivos.apartados', '{"archivos":[0,21]}'],
      ['archivos.restaurados', '{"archivos":[21,19]}'],
      ['archivos.vaciados', '{"archivos":[19,0]}'],
      ['archivos.restaurados', '{"archivos":[0,0]}'],
    ]);
  });

  test('without a shop there is no quarantine', async () => {
    await filigrana('files');
    expect(complaints).toEqual([`No hay ninguna tienda en ${dataDir}.`]);
    expect(existsSync(config.databaseUrl)).toBe(false);
  });
});

describe('filigrana', () => {
  test.each([[[]], [['--help']], [['start', '--help']]])('%j explains the orders', async (args) => {
    await run(args);
    expect(printed.join()).toMatch(/import-roll ARCHIVO/);
    expect(process.exitCode).toBeFalsy();
  });

  test.each([
    [['vender'], 'No existe la orden «vender». Prueba filigrana --help.'],
    [['start', 'ya'], 'Sobra «ya».'],
    [['import-roll', 'a', 'b'], 'Sobra «b».'],
    [['backup'], 'Falta la carpeta: filigrana backup CARPETA'],
    [['restore'], 'Falta la carpeta: filigrana restore CARPETA'],
    [['backup', 'a', 'b'], 'Sobra «b».'],
    [['files', 'borrar'], 'Sobra «borrar».'],
    [['files', 'empty', 'ya'], 'Sobra «ya».'],
    [['adopt-files', 'a', 'b'], 'Sobra «b».'],
    [['migrate-to-postgres', 'a'], 'Sobra «a».'],
    [['migrate-to-postgres'], /^Indica en DATABASE_URL/],
    [['start', '--bogus'], 'No existe la opción --bogus. Prueba filigrana --help.'],
    [['start', '--contrasena=x'], 'No existe la opción --contrasena. Prueba filigrana --help.'],
    [['start', '--web'], 'La opción --web no se usa así. Prueba filigrana --help.'],
    [['start', '--web', '--help'], 'La opción --web no se usa así. Prueba filigrana --help.'],
    [['start', '--help=x'], 'La opción --help no se usa así. Prueba filigrana --help.'],
  ])('%j is refused with one line', async (args, line) => {
    await run(args);
    expect(complaints).toEqual([typeof line === 'string' ? line : expect.stringMatching(line)]);
    expect(process.exitCode).toBe(1);
  });
});
