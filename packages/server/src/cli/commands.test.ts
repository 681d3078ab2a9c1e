import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig, type Config } from '../config/config.ts';
import { migrate } from '../db/migrations/index.ts';
import { openDatabase } from '../db/open.ts';
import { backupCommand, restoreCommand } from './backup.command.ts';
import { CommandError } from './command-error.ts';
import { createAdminCommand, type AdminOptions } from './create-admin.command.ts';
import { importRollCommand } from './import-roll.command.ts';
import { run } from './run.ts';
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
      ['cuenta.bloqueada', 'cuenta.desbloqueada', 'cuenta.eliminada'].map((accion) => ({
        idUsuario: null,
        accion,
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
    [['migrate-to-postgres', 'a'], 'Sobra «a».'],
    [['migrate-to-postgres'], /^Indica en DATABASE_URL/],
    [['start', '--bogus'], 'No existe la opción --bogus. Prueba filigrana --help.'],
    [['start', '--contrasena=x'], 'No existe la opción --contrasena. Prueba filigrana --help.'],
    [['start', '--web'], 'La opción --web no se usa así. Prueba filigrana --help.'],
    [['start', '--web', '--docs'], 'La opción --web no se usa así. Prueba filigrana --help.'],
    [['start', '--help=x'], 'La opción --help no se usa así. Prueba filigrana --help.'],
  ])('%j is refused with one line', async (args, line) => {
    await run(args);
    expect(complaints).toEqual([typeof line === 'string' ? line : expect.stringMatching(line)]);
    expect(process.exitCode).toBe(1);
  });
});
