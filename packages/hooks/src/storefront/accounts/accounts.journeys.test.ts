// @vitest-environment node
import { expect } from 'vitest';
import { describeJourneys } from '../../../test/journeys.ts';
import { provideLogin } from './login.machine.ts';
import { provideRecovery } from './recovery.machine.ts';
import { provideRegistration } from './registration.machine.ts';
import { provideResetPassword } from './reset-password.machine.ts';
import type { RegistrationField } from './registration.types.ts';

describeJourneys('the login', {
  provide: ({ shop }) => provideLogin({ login: (values) => shop.accounts.login(values) }),
  journeys: {
    'lets a customer in, keeps the login, and leads on after 2 s': async ({
      start,
      reach,
      mock,
      session,
      clock,
    }) => {
      const login = start();
      login.send({ type: 'login.submit', values: mock.people.customer });
      const { context } = await reach(login, ({ value }) => value === 'done');
      expect(context.usuario?.correo).toBe(mock.people.customer.correo);
      expect(session.read().token).not.toBeNull();
      clock.end(2_000);
      expect(login.getSnapshot().value).toBe('leaving');
    },
    'says what is wrong and can be tried again at once': async ({ start, reach, mock }) => {
      const login = start();
      const { correo } = mock.people.customer;
      login.send({ type: 'login.submit', values: { correo, contrasena: 'no es esta' } });
      const { context } = await reach(login, (now) => now.value === 'idle');
      expect(context.notice?.code).toBe('login.wrong');
      login.send({ type: 'login.submit', values: mock.people.customer });
      await reach(login, ({ value }) => value === 'done');
    },
    'tells a blocked account so, and a failing server': async ({ start, reach, mock }) => {
      const login = start();
      login.send({ type: 'login.submit', values: mock.people.blocked });
      const blocked = await reach(login, ({ value }) => value === 'idle');
      expect(blocked.context.notice?.code).toBe('login.blocked');
      mock.fault('login', { status: 500, times: 1 });
      login.send({ type: 'login.submit', values: mock.people.customer });
      const failed = await reach(login, ({ value }) => value === 'idle');
      expect(failed.context.notice?.code).toBe('login.serverError');
    },
  },
});

describeJourneys('the recovery', {
  provide: ({ shop }) => provideRecovery({ request: (values) => shop.recovery.request(values) }),
  journeys: {
    'sends a link twice and then no more': async ({ start, reach, mock }) => {
      const recovery = start();
      const ask = () =>
        recovery.send({
          type: 'recovery.submit',
          values: { correo: mock.people.customer.correo },
        });
      for (const left of [1, 0]) {
        ask();
        await reach(recovery, ({ value, context }) => value === 'sent' && context.left === left);
      }
      ask();
      expect(recovery.getSnapshot().context.notice?.code).toBe('recovery.limit');
      expect(mock.mail.filter(({ kind }) => kind === 'password-reset')).toHaveLength(2);
    },
    'says that nobody has that e-mail': async ({ start, reach }) => {
      const recovery = start();
      recovery.send({ type: 'recovery.submit', values: { correo: 'nadie@filigrana.test' } });
      const { context } = await reach(recovery, ({ value }) => value === 'idle');
      expect(context.notice?.code).toBe('recovery.unknownEmail');
      expect(context.left).toBe(2);
    },
  },
});

describeJourneys('the registration', {
  provide: ({ shop: { accounts } = {} as never }) =>
    provideRegistration({
      lookup: (identificacion, signal) => accounts.lookupPerson(identificacion, { signal }),
      register: (values) => accounts.register(values),
    }),
  journeys: {
    'opens an account for somebody of the roll, who can then log in': async ({
      start,
      reach,
      mock,
      shop,
    }) => {
      const registration = start();
      const person = mock.roll[0]!;
      fill(registration, { identificacion: person.identificacion });
      await reach(registration, ({ value }) => value.lookup === 'found');
      fill(registration, REST);
      registration.send({ type: 'registration.submit' });
      const { context } = await reach(registration, ({ value }) => value.form === 'registered');
      expect(context.notice?.code).toBe('registration.done');
      const { correo, contrasena } = REST;
      const { usuario } = await shop.accounts.login({ correo, contrasena });
      // The shop writes names as people do, the roll in capitals.
      expect(usuario.nombre.toUpperCase()).toBe(person.nombre);
    },
    'does not find a number that nobody has': async ({ start, reach }) => {
      const registration = start();
      fill(registration, { ...REST, identificacion: '999999999' });
      await reach(registration, ({ value }) => value.lookup === 'missing');
      registration.send({ type: 'registration.submit' });
      const { context } = await reach(registration, ({ value }) => value.form === 'editing');
      expect(context.errors.identificacion?.code).toBe('person.notFound');
    },
    'lets names be typed where the shop looks nobody up': async ({ start, reach, mock, shop }) => {
      const registration = start();
      mock.scenario('lookup-off');
      fill(registration, { ...REST, identificacion: '999999999' });
      await reach(registration, ({ value }) => value.lookup === 'typed');
      fill(registration, { nombre: 'Inés', primerApellido: 'Duarte', segundoApellido: 'Peña' });
      registration.send({ type: 'registration.submit' });
      await reach(registration, ({ value }) => value.form === 'registered');
      const { correo, contrasena } = REST;
      expect((await shop.accounts.login({ correo, contrasena })).usuario.nombre).toBe('Inés');
    },
    'asks again for whom it could not ask': async ({ start, reach, mock }) => {
      const registration = start();
      mock.fault('lookupPerson', { drop: 'before', times: 1 });
      fill(registration, { ...REST, identificacion: mock.roll[0]!.identificacion });
      await reach(registration, ({ value }) => value.lookup === 'failed');
      registration.send({ type: 'registration.submit' });
      await reach(registration, ({ value }) => value.form === 'registered');
    },
    'sends whoever has an account to the login': async ({ start, reach, mock }) => {
      const registration = start();
      fill(registration, { ...REST, identificacion: mock.roll[0]!.identificacion });
      await reach(registration, ({ value }) => value.lookup === 'found');
      mock.fault('registerCustomer', { code: 'ALREADY_REGISTERED' });
      registration.send({ type: 'registration.submit' });
      const { context } = await reach(registration, ({ value }) => value.form === 'exists');
      expect(context.notice?.code).toBe('registration.exists');
    },
    'says that the e-mail is somebody else’s, and keeps what was typed': async ({
      start,
      reach,
      mock,
    }) => {
      const registration = start();
      mock.scenario('email-in-use');
      fill(registration, { ...REST, identificacion: mock.roll[0]!.identificacion });
      await reach(registration, ({ value }) => value.lookup === 'found');
      registration.send({ type: 'registration.submit' });
      const { context } = await reach(
        registration,
        ({ value, context: { notice } }) => value.form === 'editing' && notice !== null,
      );
      expect(context.errors.correo?.code).toBe('registration.emailInUse');
      expect(context.typed).toMatchObject(REST);
    },
  },
});

const REST = {
  correo: 'nueva@filigrana.test',
  telefono: '88112233',
  contrasena: 'Plata-925-fina',
};

function fill(
  registration: {
    send(event: { type: 'registration.change'; field: RegistrationField; value: string }): void;
  },
  values: Partial<Record<RegistrationField, string>>,
): void {
  for (const [field, value] of Object.entries(values))
    registration.send({ type: 'registration.change', field: field as RegistrationField, value });
}

const PASSWORD = { nuevaContrasena: 'Plata-925-nueva', confirmacion: 'Plata-925-nueva' };

describeJourneys('the password reset', {
  provide: ({ shop: { recovery } = {} as never }) =>
    provideResetPassword({
      verify: (token, signal) => recovery.verify(token, { signal }),
      reset: (values) => recovery.reset(values),
    }),
  journeys: {
    'sets a new password with the link of the e-mail, once': async ({
      start,
      reach,
      mock,
      shop,
    }) => {
      const { correo } = mock.people.customer;
      await shop.recovery.request({ correo });
      const token = mock.mail.find((mail) => mail.kind === 'password-reset')!.token;
      const page = start({ token });
      const other = start({ token });
      for (const each of [page, other]) await reach(each, ({ value }) => value === 'editing');
      page.send({ type: 'reset.submit', values: PASSWORD });
      await reach(page, ({ value }) => value === 'done');
      await shop.accounts.login({ correo, contrasena: PASSWORD.nuevaContrasena });
      other.send({ type: 'reset.submit', values: PASSWORD });
      const { context } = await reach(other, ({ value }) => value === 'invalid');
      expect(context.notice?.code).toBe('reset.linkInvalid');
    },
    'refuses a link that nobody was sent': async ({ start, reach }) => {
      await reach(start({ token: 'inventado' }), ({ value }) => value === 'invalid');
    },
    'shows the form where the link could not be checked, and says what went wrong': async ({
      start,
      reach,
      mock,
    }) => {
      mock.scenario('offline');
      const page = start({ token: 'quizás' });
      await reach(page, ({ value }) => value === 'editing');
      page.send({ type: 'reset.submit', values: PASSWORD });
      const { context } = await reach(page, ({ value }) => value === 'editing');
      expect(context.notice?.code).toBe('reset.failed');
    },
  },
  never: {
    'checking: done 0.resetPassword.checking#2 → invalid':
      'the shop refuses a dead link; only other servers answer that it is not valid',
  },
});
