import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../test/test-app.ts';
import { createChoreAlerts } from './chore-alerts.ts';

describeOnBothDatabases('a chore of the server', (createApp) => {
  test('that fails stands on the panel until it succeeds, also after another start', async () => {
    const { deps, clock, call, signIn } = await createApp();
    const admin = await signIn(2);
    const failing = async () => {
      const { body } = await call('GET', '/api/panel', admin);
      const { alertas } = body as { alertas: { codigo: string; tema: string; desde: string }[] };
      return alertas.map(({ codigo, tema, desde }) => [codigo, tema, desde]);
    };
    const since = clock.now().toISOString();
    const chores = createChoreAlerts(deps.alerts);
    chores.succeeded('dust');
    chores.failed('dust');
    chores.failed('windows');
    await chores.idle();
    clock.advance(1000);
    chores.failed('dust');
    chores.succeeded('windows');
    await chores.idle();
    expect(await failing()).toEqual([['CHORE_FAILED', 'dust', since]]);

    const next = createChoreAlerts(deps.alerts);
    next.succeeded('dust');
    await next.idle();
    expect(await failing()).toEqual([]);
  });

  test('letters that are not accepted are one', async () => {
    const { deps, mailer } = await createApp();
    const { alerts, chores } = deps;
    const accept = mailer.send.bind(mailer);
    const letter = { to: 'ana@filigrana.test', subject: 'Hola', text: 'Hola', html: '' };
    mailer.send = () => Promise.resolve(false);
    await deps.mailer.send(letter);
    await chores.idle();
    expect(await alerts.list()).toMatchObject([{ codigo: 'CHORE_FAILED', tema: 'mail' }]);
    mailer.send = accept;
    await deps.mailer.send(letter);
    await chores.idle();
    expect(await alerts.list()).toEqual([]);
  });
});

test('a database that fails too changes nothing, and is told when it is back', async () => {
  const told: string[] = [];
  let isGone = true;
  const note = (what: string) => {
    if (isGone) return Promise.reject(new Error('the disk is gone'));
    told.push(what);
    return Promise.resolve();
  };
  const chores = createChoreAlerts({ raise: () => note('raised'), clear: () => note('cleared') });
  chores.failed('dust');
  chores.succeeded('dust');
  await chores.idle();
  isGone = false;
  chores.succeeded('dust');
  chores.succeeded('dust');
  await chores.idle();
  expect(told).toEqual(['cleared']);
});
