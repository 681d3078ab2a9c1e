import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, test, vi } from 'vitest';
import { countAccounts, login } from '../../../test/accounts.ts';
import { databaseUrl } from '../../../test/global-setup.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';
import { createAdminCommand, type AdminOptions } from '../../cli/create-admin.command.ts';
import { readConfig } from '../../config/config.ts';

const OPTIONS: AdminOptions = {
  correo: ' Jefa@filigrana.test ',
  identificacion: '101110111',
  nombre: 'Ana',
  'primer-apellido': 'Mora',
};

/** Settings with which the command meets the database of a running shop. */
async function configOf({ deps, dataDir }: TestApp, dialect: 'sqlite' | 'postgres') {
  const config = readConfig({ DATA_DIR: dataDir }, '/');
  if (dialect === 'sqlite') return { ...config, databaseUrl: join(dataDir, 'filigrana.db') };
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(deps.db);
  return { ...config, databaseUrl: databaseUrl(inject('postgresUrl'), rows[0]?.name ?? '') };
}

describeOnBothDatabases('filigrana create-admin', (createApp, dialect) => {
  test('makes an administrator who can log in to the shop that is running', async () => {
    const app = await createApp();
    const config = await configOf(app, dialect);
    const said = vi.spyOn(console, 'log').mockImplementation(() => {});
    await createAdminCommand(config, OPTIONS, () => Promise.resolve(' Clave-Buena-1 '));
    expect(said).toHaveBeenCalledExactlyOnceWith('Administrador creado: Jefa@filigrana.test');
    said.mockRestore();
    // The shop trims passwords wherever they are typed.
    for (const typed of ['Clave-Buena-1', ' Clave-Buena-1 ']) {
      expect(await login(app, 'jefa@FILIGRANA.test', typed)).toMatchObject({
        status: 200,
        body: { usuario: { rol: 2, nombre: 'Ana', segundoApellido: '', telefono: '' } },
      });
    }
    const again = createAdminCommand(config, OPTIONS, () => Promise.resolve('Clave-Buena-2'));
    await expect(again).rejects.toThrow(/^Ya existe una cuenta/);
  });

  test('refuses a password that is too long to log in with', async () => {
    const app = await createApp();
    const config = await configOf(app, dialect);
    const command = (length: number) =>
      createAdminCommand(config, OPTIONS, () => Promise.resolve('Aa1-'.padEnd(length, 'x')));
    await expect(command(129)).rejects.toThrow(/más de 128 caracteres/);
    expect(await countAccounts(app.deps)).toBe(0);
  });
});
