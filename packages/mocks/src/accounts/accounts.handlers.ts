import { accountTexts, readAccountForm } from '@filigrana/sdk/answers';
import { staffProfileSchema } from '@filigrana/sdk/schemas';
import type { Call, HandlersOf } from '../http/call.ts';
import type { World } from '../world/world.ts';
import { viewAccount } from './account-view.ts';
import { changeEmail } from './change-email.ts';
import { askAgain, confirmEmail } from './email-confirmation.ts';
import { accountOf } from './find-account.ts';
import { login } from './login.ts';
import { lookUp, registerCustomer } from './people.ts';

type ReadOperation = 'getCustomerProfile' | 'getStaffProfile';
type UpdateOperation = 'updateCustomerProfile' | 'updateStaffProfile';

/** Login, registration and the own profile. */
export function accountHandlers(world: World): HandlersOf<'accounts'> {
  const read = ({ user }: Call<ReadOperation>) => ({
    usuario: viewAccount(world, accountOf(world, user.idUsuario)),
  });
  const update = ({ user, body }: Call<UpdateOperation>) => {
    const { correo, telefono } = readAccountForm(staffProfileSchema, body);
    const account = accountOf(world, user.idUsuario);
    changeEmail(world, account, correo, body.contrasenaActual);
    account.telefono = telefono;
    return { mensaje: accountTexts.profileUpdated, usuario: viewAccount(world, account) };
  };

  return {
    login: ({ body }) => login(world, body),
    lookupPerson: ({ params }) => lookUp(world, params.identificacion),
    registerCustomer({ body }) {
      registerCustomer(world, body);
      return { mensaje: accountTexts.registered };
    },
    requestEmailConfirmation({ user }) {
      askAgain(world, user.idUsuario);
      return { mensaje: accountTexts.confirmationSent };
    },
    confirmEmail({ params }) {
      confirmEmail(world, params.token);
      return { mensaje: accountTexts.emailConfirmed };
    },
    getCustomerProfile: read,
    updateCustomerProfile: update,
    getStaffProfile: read,
    updateStaffProfile: update,
  };
}
