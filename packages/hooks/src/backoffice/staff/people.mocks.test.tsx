import { expect } from 'vitest';
import { describeProcesses, process } from '../../../test/mocked-processes.tsx';
import { NOT_NOW, SAID } from '../../../test/mocks.tsx';
import { useStaffProfileEdit } from '../accounts/use-staff-profile-edit.ts';
import { useStaffProfile } from '../accounts/use-staff-profile.ts';
import { useTwoStepForm } from '../accounts/use-two-step-form.ts';
import { useTwoStep } from '../accounts/use-two-step.ts';
import { useCustomers } from '../customers/use-customers.ts';
import { useIdentificationRelease } from '../customers/use-identification-release.ts';
import { useStaffAccess } from './use-staff-access.ts';
import { useStaffAccounts } from './use-staff-accounts.ts';
import { useStaffRoles } from './use-staff-roles.ts';

const isTold = (value: unknown) => expect(value).toBeTruthy();

describeProcesses({
  useCustomers: process({
    who: 'admin',
    operation: 'changeCustomerStatus',
    use: () => useCustomers(),
    ready: ({ rows }) => expect(rows).not.toEqual([]),
    send: ({ toggle }, { people }) => toggle(people.otherCustomer.identificacion),
    done: ({ state, people }) =>
      expect(
        state.accounts.find(({ correo }) => correo === people.otherCustomer.correo)?.estado,
      ).toBe('bloqueado'),
    said: 'Cliente bloqueado',
    refused: [NOT_NOW, `Error al actualizar: ${SAID.notNow}`],
    offline: 'Error de conexión: No se pudo contactar al servidor.',
    kept: ({ rows }) => rows.map(({ label }) => label),
    expired: `Error al actualizar: ${SAID.logIn}`,
  }),
  useIdentificationRelease: process({
    who: 'admin',
    operation: 'releaseIdentification',
    use: ({ people }) => useIdentificationRelease(people.otherCustomer),
    fill: ({ act }) => act(({ set }) => set('nota', 'Trajo su cédula.')),
    send: ({ submit }) => submit(),
    done: ({ state, people }) =>
      expect(
        state.accounts.find(({ correo }) => correo === people.otherCustomer.correo),
      ).toMatchObject({
        estado: 'bloqueado',
        identificacion: expect.stringMatching(/^LIBERADA/) as string,
      }),
    said: 'Identificación liberada',
    refused: [NOT_NOW, `Error al liberar: ${SAID.notNow}`],
    offline: 'Error al liberar: No se pudo liberar la identificación.',
    kept: ({ values }) => values,
    expired: `Error al liberar: ${SAID.logIn}`,
  }),
  useStaffAccounts: process({
    who: 'admin',
    operation: 'createManager',
    use: () => useStaffAccounts(),
    async fill({ act, until }) {
      await act(({ set }) => set('identificacion', '202220222'));
      await until(({ lookup }) => expect(lookup).toBe('found'));
      await act(({ set }) => {
        set('correo', 'jose@filigrana.test');
        set('telefono', '88112244');
        set('contrasena', 'Plata-925-fina');
        set('idRol', 3);
      });
    },
    send: ({ submit }) => submit(),
    done: ({ state }) =>
      isTold(state.accounts.find(({ correo }) => correo === 'jose@filigrana.test')),
    said: 'Cuenta creada',
    refused: [
      { code: 'EMAIL_IN_USE' },
      'Error al crear cuenta: Ese correo ya está en uso por otra cuenta. Usa uno distinto.',
    ],
    offline: 'Error al crear cuenta: No se pudo crear la cuenta',
    kept: ({ values }) => values,
    expired: `Error al crear cuenta: ${SAID.logIn}`,
  }),
  useStaffRoles: process({
    who: 'admin',
    operation: 'changeStaffRole',
    use: () => useStaffRoles(),
    ready: ({ rows }) => expect(rows).toHaveLength(2),
    fill: ({ act, mock }) => act(({ choose }) => choose(mock.people.manager.idUsuario, 2)),
    send: ({ save }, { people }) => save(people.manager.idUsuario),
    done: ({ people }) => expect(people.manager.rol).toBe(2),
    said: 'Rol actualizado',
    refused: [NOT_NOW, `No se pudo actualizar: ${SAID.notNow}`],
    offline: 'No se pudo actualizar: No se pudo actualizar el rol',
    kept: ({ rows }) => rows.map(({ idRol }) => idRol),
    expired: `No se pudo actualizar: ${SAID.logIn}`,
  }),
  useTwoStepForm: process({
    who: 'admin',
    operation: 'confirmTwoStep',
    before: (shop) => shop.twoStep.start(),
    use() {
      const { twoStep } = useTwoStep();
      return { twoStep, ...useTwoStepForm('confirm') };
    },
    ready: ({ twoStep }) => expect(twoStep?.activo).toBe(false),
    fill: ({ act, mock }) =>
      act(({ set }) => {
        set('contrasena', mock.people.admin.contrasena);
        set('codigo', mock.twoStepCode('admin'));
      }),
    send: ({ submit }) => submit(),
    done(_mock, { codes, twoStep, values }) {
      expect(codes).toHaveLength(10);
      expect(twoStep).toMatchObject({ activo: true, codigosRestantes: 10 });
      expect(values).toEqual({ contrasena: '', codigo: '' });
    },
    said: 'Verificación en dos pasos activada',
    refused: [NOT_NOW, `No se pudo cambiar: ${SAID.notNow}`],
    offline: 'No se pudo cambiar: No se pudo cambiar la verificación.',
    kept: ({ values }) => values,
    expired: `No se pudo cambiar: ${SAID.logIn}`,
  }),
  useTwoStep: process({
    who: 'manager',
    operation: 'startTwoStep',
    use: () => useTwoStep(),
    ready: ({ status }) => expect(status).toBe('ready'),
    send: ({ begin }) => begin(),
    done: (_mock, { setup }) => expect(setup?.uri).toContain(setup?.secreto),
    said: null,
    refused: [NOT_NOW, `No se pudo cambiar: ${SAID.notNow}`],
    offline: 'No se pudo cambiar: No se pudo cambiar la verificación.',
    kept: ({ setup }) => setup,
    expired: `No se pudo cambiar: ${SAID.logIn}`,
  }),
  useStaffAccess: process({
    who: 'admin',
    operation: 'changeStaffStatus',
    use: () => useStaffAccess(),
    ready: ({ of }) => expect([1, 2, 3].some((id) => of(id) !== null)).toBe(true),
    send: ({ toggle }, { people }) => toggle(people.manager.idUsuario),
    done: ({ state, people }) =>
      expect(state.accounts.find(({ correo }) => correo === people.manager.correo)?.estado).toBe(
        'bloqueado',
      ),
    said: 'Cuenta bloqueada',
    refused: [NOT_NOW, `No se pudo actualizar: ${SAID.notNow}`],
    offline: 'No se pudo actualizar: No se pudo cambiar el estado de la cuenta',
    kept: ({ of }) => [1, 2, 3].map((id) => of(id)?.label),
    expired: `No se pudo actualizar: ${SAID.logIn}`,
  }),
  useStaffProfileEdit: process({
    who: 'manager',
    operation: 'updateStaffProfile',
    use() {
      const { usuario } = useStaffProfile();
      return { usuario, ...useStaffProfileEdit(usuario) };
    },
    ready: ({ usuario }) => expect(usuario).not.toBeNull(),
    fill: ({ act }) => act(({ set }) => set('telefono', '22220011')),
    send: ({ submit }) => submit(),
    done: ({ people }) => expect(people.manager.telefono).toBe('22220011'),
    said: 'Perfil actualizado',
    refused: [{ code: 'EMAIL_IN_USE' }, 'No se pudo actualizar el perfil.'],
    offline: 'No se pudo actualizar el perfil.',
    kept: ({ values }) => values.telefono,
  }),
});
