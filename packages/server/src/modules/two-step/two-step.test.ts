import { expect, test } from 'vitest';
import { login } from '../../../test/accounts.ts';
import { TEST_PASSWORD } from '../../../test/people.ts';
import { contentOf } from '../../../test/table-contents.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';
import { codeOf, STEP_MS, turnTwoStepOn, twoStepOf } from '../../../test/two-step.ts';

const logIn = ({ call }: TestApp, correo: string, codigo?: string, contrasena = TEST_PASSWORD) =>
  call('POST', '/api/users/clientes/login', {
    body: { correo, contrasena, ...(codigo !== undefined && { codigo }) },
  });
const actions = async ({ deps }: TestApp) =>
  deps.db
    .selectFrom('actividad')
    .select(['accion', 'idUsuario', 'objeto'])
    .orderBy('idActividad')
    .execute();

const REQUIRED = {
  status: 401,
  body: {
    error: 'Escribe el código de tu aplicación de autenticación.',
    code: 'SECOND_STEP_REQUIRED',
  },
};
const WRONG = {
  status: 401,
  body: { error: 'El código no es correcto o ya se usó.', code: 'SECOND_STEP_WRONG' },
};
const WRONG_FIELD = {
  status: 400,
  body: { code: 'VALIDATION', campos: { codigo: 'El código no es correcto o ya se usó.' } },
};

describeOnBothDatabases('setting two-step login up', (createApp) => {
  test('takes a secret, a code of it and the password; the codes are shown once and a letter tells', async () => {
    const app = await createApp();
    for (const rol of [2, 3] as const) {
      const who = await app.signIn(rol);
      const { read, start, confirm } = twoStepOf(app, who);
      const off = { activo: false, exigido: false, codigosRestantes: 0 };
      expect((await read()).body).toEqual(off);
      const { secreto, uri } = (await start()).body as { secreto: string; uri: string };
      expect(uri).toContain(`secret=${secreto}`);
      expect((await read()).body).toEqual(off);
      expect((await logIn(app, who.correo)).status).toBe(200);

      const letters = app.mailer.sent.length;
      const { status, body } = await confirm(codeOf(secreto, app));
      expect(status).toBe(200);
      expect((body as { codigos: string[] }).codigos).toHaveLength(10);
      expect((await read()).body).toEqual({ activo: true, exigido: false, codigosRestantes: 10 });
      expect(app.mailer.sent.slice(letters)).toMatchObject([
        { to: who.correo, subject: 'Activaste la verificación en dos pasos' },
      ]);
    }
  });

  test('is refused with a wrong password or code, and nothing is on then', async () => {
    const app = await createApp();
    const who = await app.signIn(2);
    const { read, start, confirm } = twoStepOf(app, who);
    expect(await confirm('123456')).toMatchObject({ status: 409, body: { code: 'INVALID_STATE' } });
    const { secreto } = (await start()).body as { secreto: string };
    expect(await confirm(codeOf(secreto, app), 'Otra-Clave-9')).toMatchObject({
      status: 400,
      body: { campos: { contrasena: 'La contraseña no es correcta.' } },
    });
    for (const code of [codeOf(secreto, app, 2), '0001 2345 6789', 'no'])
      expect(await confirm(code)).toMatchObject(WRONG_FIELD);
    expect((await read()).body).toMatchObject({ activo: false });
    expect((await logIn(app, who.correo)).status).toBe(200);
  });

  test('begun twice, only the newer secret counts; what is on is not begun again', async () => {
    const app = await createApp();
    const { start, confirm } = twoStepOf(app, await app.signIn(3));
    const [older, newer] = [await start(), await start()].map(
      ({ body }) => (body as { secreto: string }).secreto,
    );
    expect(await confirm(codeOf(older ?? '', app))).toMatchObject(WRONG_FIELD);
    expect((await confirm(codeOf(newer ?? '', app))).status).toBe(200);
    expect(await start()).toMatchObject({
      status: 409,
      body: { error: 'La verificación en dos pasos ya está activa.' },
    });
  });

  test('of several confirmations at once one turns it on', async () => {
    const app = await createApp();
    const { start, confirm } = twoStepOf(app, await app.signIn(2));
    const { secreto } = (await start()).body as { secreto: string };
    const answers = await Promise.all([1, 2, 3].map(() => confirm(codeOf(secreto, app))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});

describeOnBothDatabases('a login in two steps', (createApp) => {
  test('asks for a code only who knows the password, and lets in who has one', async () => {
    const app = await createApp();
    const who = await app.signIn(2);
    const { secreto } = await turnTwoStepOn(app, who);
    expect((await login(app, who.correo, 'Otra-Clave-9')).body).toEqual({
      error: 'Correo o contraseña incorrectos.',
      code: 'UNAUTHENTICATED',
    });
    expect(await logIn(app, who.correo)).toMatchObject(REQUIRED);
    expect(await logIn(app, who.correo, '')).toMatchObject({ status: 400 });
    const next = codeOf(secreto, app, 1);
    expect(await logIn(app, who.correo, next, 'Otra-Clave-9')).toMatchObject({
      body: { code: 'UNAUTHENTICATED' },
    });
    expect(await logIn(app, who.correo, `${next.slice(0, 3)} ${next.slice(3)}`)).toMatchObject({
      status: 200,
      body: { usuario: { correo: who.correo } },
    });
  });

  test('a code is used once, and an earlier one not after it, however many use it at once', async () => {
    const app = await createApp();
    const who = await app.signIn(2);
    const { secreto } = await turnTwoStepOn(app, who);
    expect(await logIn(app, who.correo, codeOf(secreto, app))).toMatchObject(WRONG);
    const next = codeOf(secreto, app, 1);
    const answers = await Promise.all([1, 2, 3, 4].map(() => logIn(app, who.correo, next)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
    app.clock.advance(STEP_MS);
    expect(await logIn(app, who.correo, next)).toMatchObject(WRONG);
    expect(await logIn(app, who.correo, codeOf(secreto, app, -1))).toMatchObject(WRONG);
    expect((await logIn(app, who.correo, codeOf(secreto, app, 1))).status).toBe(200);
  });

  test('a recovery code stands for a code, once', async () => {
    const app = await createApp();
    const who = await app.signIn(3);
    const { codigos } = await turnTwoStepOn(app, who);
    const [first = '', second = ''] = codigos;
    const answers = await Promise.all([1, 2].map(() => logIn(app, who.correo, first)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await logIn(app, who.correo, second.replaceAll(' ', '-'))).status).toBe(200);
    expect((await twoStepOf(app, who).read()).body).toMatchObject({ codigosRestantes: 8 });
    const other = await app.signIn(3);
    await turnTwoStepOn(app, other);
    expect(await logIn(app, other.correo, codigos[2])).toMatchObject(WRONG);
  });

  test('customers and staff without it are asked for nothing, and a code that comes along is passed over', async () => {
    const app = await createApp();
    for (const rol of [1, 2] as const) {
      const { correo } = await app.signIn(rol);
      expect((await logIn(app, correo, '123456')).status).toBe(200);
    }
  });

  test('guessing codes is stopped like guessing passwords; forgetting to type one is no guess', async () => {
    const app = await createApp({ limitRequests: true });
    const who = await app.signIn(2);
    const { codigos } = await turnTwoStepOn(app, who);
    for (let times = 0; times < 12; times += 1)
      expect(await logIn(app, who.correo)).toMatchObject(REQUIRED);
    for (let guess = 0; guess < 10; guess += 1)
      expect(await logIn(app, who.correo, String(100_000 + guess))).toMatchObject(WRONG);
    expect(await logIn(app, who.correo, codigos[0])).toMatchObject({ status: 429 });
  });

  test('whoever reads the database can make no code', async () => {
    const app = await createApp();
    const { secreto, codigos } = await turnTwoStepOn(app, await app.signIn(2));
    const rows = JSON.stringify(await contentOf(app.deps.db));
    expect(rows).not.toContain(secreto);
    for (const code of codigos)
      for (const written of [code, code.replaceAll(' ', '')]) expect(rows).not.toContain(written);
  });

  test('the record knows who turned it on and off, and whose codes were wrong', async () => {
    const app = await createApp();
    const who = await app.signIn(2);
    const { codigos } = await turnTwoStepOn(app, who);
    await logIn(app, who.correo, '123456');
    await twoStepOf(app, who).disable(codigos[0] ?? '');
    const own = { idUsuario: who.idUsuario, objeto: `cuenta ${who.idUsuario}` };
    expect(await actions(app)).toEqual([
      { ...own, accion: 'cuenta.dosPasosActivado' },
      { ...own, accion: 'sesion.fallida', idUsuario: null },
      { ...own, accion: 'cuenta.dosPasosQuitado' },
    ]);
  });
});

describeOnBothDatabases('two-step login that is on', (createApp) => {
  test('is turned off by password and code together, and a letter tells', async () => {
    const app = await createApp();
    const who = await app.signIn(2);
    const { secreto } = await turnTwoStepOn(app, who);
    const { read, disable } = twoStepOf(app, who);
    const code = codeOf(secreto, app, 1);
    expect(await disable(code, 'Otra-Clave-9')).toMatchObject({ status: 400 });
    expect(await disable('123456')).toMatchObject(WRONG_FIELD);
    expect(await disable(code)).toMatchObject({
      status: 200,
      body: { mensaje: 'Verificación en dos pasos desactivada' },
    });
    expect((await read()).body).toMatchObject({ activo: false, codigosRestantes: 0 });
    expect((await logIn(app, who.correo)).status).toBe(200);
    expect(app.mailer.sent.at(-1)).toMatchObject({
      to: who.correo,
      subject: 'Quitaste la verificación en dos pasos',
    });
    expect(await disable(code)).toMatchObject({ status: 409, body: { code: 'INVALID_STATE' } });
  });

  test('gets new recovery codes, and those of before stop working', async () => {
    const app = await createApp();
    const who = await app.signIn(2);
    const { codigos: old } = await turnTwoStepOn(app, who);
    const { read, renew } = twoStepOf(app, who);
    const { codigos } = (await renew(old[0] ?? '')).body as { codigos: string[] };
    expect((await read()).body).toMatchObject({ codigosRestantes: 10 });
    expect(await logIn(app, who.correo, old[1])).toMatchObject(WRONG);
    expect((await logIn(app, who.correo, codigos[1])).status).toBe(200);
  });

  test('whoever has stolen a login cannot guess its password or code', async () => {
    const app = await createApp({ limitRequests: true });
    const who = await app.signIn(2);
    const { codigos } = await turnTwoStepOn(app, who);
    const { disable } = twoStepOf(app, who);
    for (let guess = 0; guess < 10; guess += 1)
      expect((await disable('123456', `Clave-Falsa-${guess}`)).status).toBe(400);
    expect((await disable(codigos[0] ?? '')).status).toBe(429);
  });
});

describeOnBothDatabases('a shop that demands two steps', (createApp) => {
  const demanding = { staffLogins: { idleHours: 12, twoStep: 'required' } } as const;

  test('lets a member of the staff without it set it up and nothing else', async () => {
    const app = await createApp(demanding);
    const who = await app.signIn(2);
    const { token } = (await logIn(app, who.correo)).body as { token: string };
    const ask = (url: string) => app.call('GET', url, { token });
    for (const url of ['/api/panel', '/api/users/admin/staff', '/api/pedido/regulares'])
      expect(await ask(url)).toMatchObject({
        status: 403,
        body: {
          error: 'Activa la verificación en dos pasos en tu perfil para continuar.',
          code: 'SECOND_STEP_SETUP',
        },
      });
    expect((await ask('/api/users/admin/perfil')).status).toBe(200);
    const own = { token };
    expect((await twoStepOf(app, own).read()).body).toMatchObject({ activo: false, exigido: true });
    const { codigos } = await turnTwoStepOn(app, own);
    expect((await ask('/api/panel')).status).toBe(200);
    expect(await twoStepOf(app, own).disable(codigos[0] ?? '')).toMatchObject({
      status: 409,
      body: { error: 'La tienda exige la verificación en dos pasos.' },
    });
  });

  test('asks nothing of customers', async () => {
    const app = await createApp(demanding);
    const { token } = await app.signIn(1);
    expect((await app.call('GET', '/api/pedido/usuario', { token })).status).toBe(200);
  });
});
