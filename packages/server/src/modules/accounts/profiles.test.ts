import { expect, test } from 'vitest';
import { profile, statuses } from '../../../test/accounts.ts';
import { TEST_PASSWORD } from '../../../test/people.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

const CUSTOMER = '/api/users/clientes/perfil';
const STAFF = '/api/users/admin/perfil';
const contact = { correo: 'Nuevo@filigrana.test', telefono: '87123491' };
const sent = { ...contact, contrasenaActual: TEST_PASSWORD };

const update = ({ call }: TestApp, url: string, token: string, body: unknown) =>
  call('PUT', url, { token, body });

describeOnBothDatabases('profiles', (createApp) => {
  test('a customer reads the own account and nobody else’s', async () => {
    const app = await createApp();
    const [one, other] = [await app.signIn(1), await app.signIn(1)];
    for (const { token, idUsuario, identificacion, correo } of [one, other]) {
      const { status, body } = await profile(app, token);
      expect(status).toBe(200);
      expect(body).toEqual({
        usuario: {
          idUsuario,
          identificacion,
          nombre: 'Persona',
          primerApellido: 'De',
          segundoApellido: 'Prueba',
          correo,
          telefono: '88887777',
          rol: 1,
          suscrito: false,
          correoConfirmado: true,
          correoPideContrasena: true,
        },
      });
    }
  });

  test('the customer call tells staff too whether their session is good', async () => {
    const app = await createApp();
    for (const rol of [2, 3] as const) {
      const { token } = await app.signIn(rol);
      expect(await profile(app, token)).toMatchObject({ status: 200, body: { usuario: { rol } } });
    }
  });

  test('a customer changes e-mail and telephone; names that travel along stay as they are', async () => {
    const app = await createApp();
    const { token, idUsuario } = await app.signIn(1);
    const names = { nombre: 'Otra', primerApellido: 'Persona', segundoApellido: null };
    const { status, body } = await update(app, CUSTOMER, token, { ...sent, ...names });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      mensaje: 'Perfil actualizado',
      usuario: { ...contact, idUsuario, nombre: 'Persona', segundoApellido: 'Prueba', rol: 1 },
    });
    const { usuario } = body as { usuario: unknown };
    expect((await profile(app, token)).body).toEqual({ usuario });
  });

  test('the staff profile is for administrators and managers, and takes e-mail and telephone only', async () => {
    const app = await createApp();
    for (const rol of [2, 3] as const) {
      const { token } = await app.signIn(rol);
      const mine = { correo: `rol${rol}@filigrana.test`, telefono: '87123490' };
      const withPassword = { ...mine, contrasenaActual: TEST_PASSWORD };
      expect(await update(app, STAFF, token, withPassword)).toMatchObject({
        status: 200,
        body: { mensaje: 'Perfil actualizado', usuario: { ...mine, rol } },
      });
      expect(await app.call('GET', STAFF, { token })).toMatchObject({
        status: 200,
        body: { usuario: { ...mine, rol, nombre: 'Persona' } },
      });
      const named = await update(app, STAFF, token, { ...mine, nombre: 'Otra' });
      expect(named).toMatchObject({ status: 400, body: { campos: { nombre: /./ as never } } });
    }
  });

  test('the own e-mail in other letters is no conflict, that of another account is', async () => {
    const app = await createApp();
    const [one, other, staff] = [await app.signIn(1), await app.signIn(1), await app.signIn(3)];
    const mine = { ...contact, correo: one.correo.toUpperCase() };
    expect((await update(app, CUSTOMER, one.token, mine)).status).toBe(200);
    const theirs = { ...sent, correo: other.correo.toLowerCase() };
    for (const [url, { token, correo }] of [
      [CUSTOMER, one],
      [STAFF, staff],
    ] as const) {
      expect(await update(app, url, token, theirs)).toMatchObject({
        status: 409,
        body: {
          error: 'Ese correo ya está en uso por otra cuenta. Usa uno distinto.',
          code: 'EMAIL_IN_USE',
        },
      });
      const { usuario } = (await profile(app, token)).body as { usuario: { correo: string } };
      expect(usuario.correo.toLowerCase()).toBe(correo.toLowerCase());
    }
  });

  test('of two accounts that want one e-mail at once, one gets it', async () => {
    const app = await createApp();
    const people = [await app.signIn(1), await app.signIn(1)];
    const answers = await Promise.all(
      people.map(({ token }) => update(app, CUSTOMER, token, sent)),
    );
    expect(statuses(answers)).toEqual([200, 409]);
  });

  test('a field that is wrong is 400, is named, and changes nothing', async () => {
    const app = await createApp();
    const [customer, manager] = [await app.signIn(1), await app.signIn(3)];
    for (const [url, { token, correo }] of [
      [CUSTOMER, customer],
      [STAFF, manager],
    ] as const) {
      for (const [field, value] of [
        ['correo', 'a@b'],
        ['correo', 'ines@-x.cr'],
        ['telefono', '00000000'],
        ['telefono', '871234900'],
        ['telefono', undefined],
        ['idRol', 2],
      ] as const) {
        const answer = await update(app, url, token, { ...sent, [field]: value });
        expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
        expect(Object.keys((answer.body as { campos: object }).campos)).toEqual([field]);
      }
      const kept = { correo, telefono: '88887777' };
      expect((await profile(app, token)).body).toMatchObject({ usuario: kept });
    }
  });
});
