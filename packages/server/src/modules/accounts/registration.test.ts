import { expect, test } from 'vitest';
import {
  accountForm,
  addToRoll,
  countAccounts,
  login,
  profile,
  register,
  statuses,
} from '../../../test/accounts.ts';
import { describeOnBothDatabases } from '../../../test/test-app.ts';

const UNKNOWN = {
  error: 'Número de identificación no encontrado en la base de datos.',
  code: 'NOT_FOUND',
};

describeOnBothDatabases('the person lookup', (createApp) => {
  test('names a person of the roll as people write names, without inventing accents', async () => {
    const app = await createApp();
    await addToRoll(app.deps, {
      505550555: ['SOFIA ELENA', 'BRENES', 'UMAÑA'],
      602350148: ['MARCO ANTONIO', 'ESPINOZA', ''],
    });
    const lookup = (id: string) => app.call('GET', `/api/users/autocomplete/${id}`);
    expect(await lookup('505550555')).toMatchObject({
      status: 200,
      body: { nombre: 'Sofia Elena', primerApellido: 'Brenes', segundoApellido: 'Umaña' },
    });
    expect((await lookup('602350148')).body).toEqual({
      nombre: 'Marco Antonio',
      primerApellido: 'Espinoza',
      segundoApellido: '',
    });
  });

  test('is 404 for somebody the roll does not know, and 400 for what is no identification', async () => {
    const { call } = await createApp();
    const url = '/api/users/autocomplete';
    expect(await call('GET', `${url}/999999999`)).toMatchObject({ status: 404, body: UNKNOWN });
    expect((await call('GET', `${url}/1-0111-0111`)).status).toBe(404);
    for (const id of ['1'.repeat(21), '10%2027', "1'--'"]) {
      const answer = await call('GET', `${url}/${id}`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    }
  });

  test('cannot be used to copy the roll', async () => {
    const { call } = await createApp({ limitRequests: true });
    const ask = () => call('GET', '/api/users/autocomplete/999999999');
    for (let times = 0; times < 30; times += 1) expect((await ask()).status).toBe(404);
    expect(await ask()).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  });
});

describeOnBothDatabases('registration', (createApp) => {
  test('opens a customer account that logs in, is not subscribed and keeps no readable password', async () => {
    const app = await createApp();
    const answer = await register(app, { correo: ' Ines@Filigrana.test ', nombre: '  Inés ' });
    expect(answer).toMatchObject({ status: 201, body: { mensaje: 'Registro completado' } });
    const { status, body } = await login(app, 'ines@filigrana.TEST', 'Cascada-Azul-7');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      usuario: {
        identificacion: '155812345678',
        nombre: 'Inés',
        primerApellido: 'Duarte',
        segundoApellido: 'Peña',
        correo: 'Ines@Filigrana.test',
        telefono: '87123490',
        rol: 1,
        suscrito: false,
      },
    });
    const row = await app.deps.db.selectFrom('usuarios').selectAll().executeTakeFirstOrThrow();
    expect(row.fechaRegistro).toBe(app.clock.now().toISOString());
    expect(JSON.stringify(row)).not.toContain('Cascada-Azul-7');
  });

  test('a person of the roll is called what the lookup says, whatever was typed', async () => {
    const app = await createApp();
    await addToRoll(app.deps, { 505550555: ['SOFIA ELENA', 'BRENES', 'UMAÑA'] });
    expect((await register(app, { identificacion: '505550555' })).status).toBe(201);
    const { body } = await login(app, 'ines@filigrana.test', 'Cascada-Azul-7');
    const { usuario, token } = body as { usuario: object; token: string };
    const { body: person } = await app.call('GET', '/api/users/autocomplete/505550555');
    expect(usuario).toMatchObject(person as object);
    expect(person).toMatchObject({ nombre: 'Sofia Elena' });
    expect((await profile(app, token)).body).toMatchObject({ usuario: person as object });
  });

  test('nine digits that the roll does not know are 404 and open nothing', async () => {
    const app = await createApp();
    const answer = await register(app, { identificacion: '999999999' });
    expect(answer).toMatchObject({ status: 404, body: UNKNOWN });
    expect(await countAccounts(app.deps)).toBe(0);
  });

  test('a field that is wrong is 400, is named with a reason, and opens nothing', async () => {
    const app = await createApp();
    for (const [field, value, reason, why = 'VALIDATION'] of [
      ['contrasena', 'cascadaazul7', /al menos 8 caracteres, una mayúscula/],
      ['contrasena', 'Filigrana#2026', /no se permite usar Filigrana#2026 como contraseña/],
      ['contrasena', '          ', /obligatorio/],
      ['contrasena', 'Password1!', /es muy común/, 'PASSWORD_COMMON'],
      ['contrasena', 'Xx-INES-2026', /no puede contener tu correo/, 'PASSWORD_HOLDS_EMAIL'],
      ['telefono', '8712349', /8/],
      ['telefono', '12345678', /^Teléfono no permitido$/],
      ['telefono', '77777777', /^Teléfono no permitido$/],
      ['correo', 'ines@', /./],
      ['correo', 'ines@-x.cr', /^Correo inválido$/],
      ['identificacion', '1-0111-0111', /sin guiones/],
      ['nombre', '   ', /./],
      ['nombre', 'ñ'.repeat(121), /120/],
      ['nombre', ['Inés'], /texto/],
      ['segundoApellido', undefined, /obligatorio/],
      ['rol', 2, /no se admite/],
    ] as const) {
      const { status, body } = await register(app, { [field]: value });
      expect({ field, status }).toEqual({ field, status: 400 });
      const { code, campos } = body as { code: string; campos: Record<string, string> };
      expect(code).toBe(why);
      expect(campos).toEqual({ [field]: expect.stringMatching(reason) as string });
    }
    expect(await countAccounts(app.deps)).toBe(0);
  });

  test('a person who has an account gets no second one, whatever the e-mail', async () => {
    const app = await createApp();
    await register(app);
    const again = {
      error: 'Ya existe una cuenta con esa identificación.',
      code: 'ALREADY_REGISTERED',
    };
    for (const correo of ['otra@filigrana.test', 'ines@filigrana.test']) {
      expect(await register(app, { correo })).toMatchObject({ status: 409, body: again });
    }
    expect(await countAccounts(app.deps)).toBe(1);
  });

  test('one document is one identification, in whatever case and with hyphens or without', async () => {
    const app = await createApp();
    expect((await register(app, { identificacion: 'a-b12345' })).status).toBe(201);
    const kept = await app.deps.db.selectFrom('usuarios').select('identificacion').execute();
    expect(kept).toEqual([{ identificacion: 'AB12345' }]);
    for (const [n, identificacion] of ['AB12345', 'ab12345', 'A-B12345'].entries())
      expect(
        await register(app, { identificacion, correo: `otra${n}@filigrana.test` }),
      ).toMatchObject({ status: 409, body: { code: 'ALREADY_REGISTERED' } });
    // As a version before this one may have kept it.
    await app.deps.db.updateTable('usuarios').set({ identificacion: 'a-b12345' }).execute();
    expect(
      await register(app, { identificacion: 'AB12345', correo: 'otra@filigrana.test' }),
    ).toMatchObject({ status: 409 });
  });

  test('a passport may come with one surname, a cédula with none of the two missing', async () => {
    const app = await createApp();
    const one = { segundoApellido: '' };
    expect(await register(app, { ...one, identificacion: '101110111' })).toMatchObject({
      status: 400,
      body: { campos: { segundoApellido: expect.stringMatching(/obligatorio/) as string } },
    });
    expect((await register(app, { ...one, identificacion: 'AB1234567' })).status).toBe(201);
    const kept = await app.deps.db.selectFrom('usuarios').select('segundoApellido').execute();
    expect(kept).toEqual([one]);
  });

  test('an e-mail of another account, in whatever case, is in use', async () => {
    const app = await createApp();
    await register(app);
    const other = { identificacion: 'P1234567890', correo: 'INES@filigrana.test' };
    expect(await register(app, other)).toMatchObject({
      status: 409,
      body: {
        error: 'Ese correo ya está en uso por otra cuenta. Usa uno distinto.',
        code: 'EMAIL_IN_USE',
      },
    });
    expect(await countAccounts(app.deps)).toBe(1);
  });

  test('of several registrations of one person at once, one opens the account', async () => {
    const app = await createApp();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => register(app, { correo: `ines${n}@filigrana.test` })),
    );
    expect(statuses(answers)).toEqual([201, 409, 409, 409]);
    for (const { status, body } of answers) {
      if (status === 409) expect(body).toMatchObject({ code: 'ALREADY_REGISTERED' });
    }
    expect(await countAccounts(app.deps)).toBe(1);
  });

  test('of several people who want one e-mail at once, one gets it', async () => {
    const app = await createApp();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => register(app, { identificacion: `15581234567${n}` })),
    );
    expect(statuses(answers)).toEqual([201, 409, 409, 409]);
    for (const { status, body } of answers) {
      if (status === 409) expect(body).toMatchObject({ code: 'EMAIL_IN_USE' });
    }
    expect(await countAccounts(app.deps)).toBe(1);
  });

  test('one address cannot open accounts without end', async () => {
    const app = await createApp({ limitRequests: true });
    const url = '/api/users/register';
    const body = accountForm({ contrasena: 'debil' });
    for (let times = 0; times < 60; times += 1) {
      expect((await app.call('POST', url, { body })).status).toBe(400);
    }
    expect((await app.call('POST', url, { body })).status).toBe(429);
  });
});
