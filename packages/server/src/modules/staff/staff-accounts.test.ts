import { expect, test } from 'vitest';
import { accountForm, addToRoll, countAccounts, login, statuses } from '../../../test/accounts.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

type Who = { token: string };
const create = (
  { call }: TestApp,
  { token }: Who,
  what: 'crear-admin' | 'crear-manager',
  fields: Record<string, unknown> = {},
) => call('POST', `/api/users/admin/${what}`, { token, body: accountForm(fields) });

describeOnBothDatabases('a new staff account', (createApp) => {
  test('has the role of its address, with or without saying so, and can log in', async () => {
    const app = await createApp();
    const admin = await app.signIn(2);
    for (const [what, idRol, mensaje] of [
      ['crear-admin', 2, 'Administrador creado'],
      ['crear-manager', 3, 'Manager creado'],
    ] as const) {
      for (const said of [{ idRol }, {}]) {
        const correo = `${what}${'idRol' in said}@filigrana.test`;
        const identificacion = `15581234${idRol}${'idRol' in said ? 1 : 2}00`;
        const answer = await create(app, admin, what, { ...said, correo, identificacion });
        expect(answer).toMatchObject({ status: 201, body: { mensaje } });
        const { idUsuario } = answer.body as { idUsuario: number };
        expect((await login(app, correo, 'Cascada-Azul-7')).body).toMatchObject({
          usuario: { idUsuario, identificacion, nombre: 'Inés', rol: idRol },
        });
      }
    }
  });

  test('cannot be given another role than that of its address', async () => {
    const app = await createApp();
    const admin = await app.signIn(2);
    for (const [what, idRol] of [
      ['crear-admin', 3],
      ['crear-manager', 2],
      ['crear-manager', 1],
    ] as const) {
      expect(await create(app, admin, what, { idRol })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', campos: { idRol: /./ as never } },
      });
    }
    expect(await countAccounts(app.deps)).toBe(1);
  });

  test('need not be on the roll, and keeps the names that were sent', async () => {
    const app = await createApp();
    const admin = await app.signIn(2);
    await addToRoll(app.deps, { 505550555: ['SOFIA ELENA', 'BRENES', 'UMAÑA'] });
    for (const identificacion of ['999999999', '505550555']) {
      const correo = `s${identificacion}@filigrana.test`;
      const answer = await create(app, admin, 'crear-manager', { identificacion, correo });
      expect(answer.status).toBe(201);
      expect((await login(app, correo, 'Cascada-Azul-7')).body).toMatchObject({
        usuario: { nombre: 'Inés', primerApellido: 'Duarte' },
      });
    }
  });

  test('is 409 for a person or an e-mail that has an account, a customer’s included', async () => {
    const app = await createApp();
    const [admin, customer] = [await app.signIn(2), await app.signIn(1)];
    for (const what of ['crear-admin', 'crear-manager'] as const) {
      const { identificacion, correo } = customer;
      expect(await create(app, admin, what, { identificacion })).toMatchObject({
        status: 409,
        body: { code: 'ALREADY_REGISTERED' },
      });
      expect(await create(app, admin, what, { correo: correo.toUpperCase() })).toMatchObject({
        status: 409,
        body: { code: 'EMAIL_IN_USE' },
      });
    }
    expect(await countAccounts(app.deps)).toBe(2);
  });

  test('is 400 with a weak or forbidden password, or a telephone nobody has', async () => {
    const app = await createApp();
    const admin = await app.signIn(2);
    for (const what of ['crear-admin', 'crear-manager'] as const) {
      for (const [field, value] of [
        ['contrasena', 'debil'],
        ['contrasena', 'cascadaazul7'],
        ['contrasena', 'Filigrana#2026'],
        ['contrasena', 'Qwerty123!'],
        ['contrasena', 'Soy-Ines-2026'],
        ['telefono', '11111111'],
        ['correo', 'ines@-x.cr'],
        ['primerApellido', ' '],
      ] as const) {
        const { status, body } = await create(app, admin, what, { [field]: value });
        expect({ what, field, status }).toEqual({ what, field, status: 400 });
        expect(Object.keys((body as { campos: object }).campos)).toEqual([field]);
      }
    }
    expect(await countAccounts(app.deps)).toBe(1);
  });

  test('is made once, however many make it at once', async () => {
    const app = await createApp();
    const admin = await app.signIn(2);
    const answers = await Promise.all(
      (['crear-admin', 'crear-manager', 'crear-admin'] as const).map((what) =>
        create(app, admin, what),
      ),
    );
    expect(statuses(answers)).toEqual([201, 409, 409]);
    expect(await countAccounts(app.deps)).toBe(2);
  });
});
