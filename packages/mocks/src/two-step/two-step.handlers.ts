import { HttpProblem, readAccountForm, twoStepTexts, wrongProof } from '@filigrana/sdk/answers';
import { twoStepSchema } from '@filigrana/sdk/schemas';
import { accountOf } from '../accounts/find-account.ts';
import type { Call, HandlersOf } from '../http/call.ts';
import type { SecondStepRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import {
  addressOfSecret,
  drawRecoveryCodes,
  drawSecondStep,
  passSecondStep,
} from './second-step.ts';

type ProofOperation = 'confirmTwoStep' | 'renewRecoveryCodes' | 'disableTwoStep';

/** The second step of the own login: staff only. This shop leaves it to them. */
export function twoStepHandlers(world: World): HandlersOf<'two-step'> {
  const rowOf = (idUsuario: number) => world.secondSteps.get(idUsuario);
  const refused = (why: 'alreadyOn' | 'notBegun' | 'notOn') =>
    new HttpProblem('INVALID_STATE', { error: twoStepTexts[why] });
  const prove = ({ user, body }: Call<ProofOperation>, row: SecondStepRow) => {
    const { contrasena, codigo } = readAccountForm(twoStepSchema, body);
    if (accountOf(world, user.idUsuario).contrasena !== contrasena) throw wrongProof('contrasena');
    if (!passSecondStep(world, row, codigo)) throw wrongProof('codigo');
  };
  const onRow = (idUsuario: number): SecondStepRow => {
    const row = rowOf(idUsuario);
    if (!row?.activo) throw refused('notOn');
    return row;
  };
  const tell = (idUsuario: number, activo: boolean) =>
    world.mail.push({ kind: 'two-step', to: accountOf(world, idUsuario).correo, activo });

  return {
    getTwoStep({ user }) {
      const row = rowOf(user.idUsuario);
      const codigosRestantes = row?.codigos.size ?? 0;
      return { activo: row?.activo ?? false, exigido: false, codigosRestantes };
    },
    startTwoStep({ user: { idUsuario } }) {
      if (rowOf(idUsuario)?.activo) throw refused('alreadyOn');
      const row = drawSecondStep(world);
      world.secondSteps.set(idUsuario, row);
      const uri = addressOfSecret(row, accountOf(world, idUsuario).correo);
      return { secreto: row.secreto, uri };
    },
    confirmTwoStep(call) {
      const { idUsuario } = call.user;
      const row = rowOf(idUsuario);
      if (!row) throw refused('notBegun');
      if (row.activo) throw refused('alreadyOn');
      prove(call, row);
      row.activo = true;
      tell(idUsuario, true);
      return { mensaje: twoStepTexts.enabled, codigos: drawRecoveryCodes(world, row) };
    },
    renewRecoveryCodes(call) {
      const row = onRow(call.user.idUsuario);
      prove(call, row);
      return { mensaje: twoStepTexts.renewed, codigos: drawRecoveryCodes(world, row) };
    },
    disableTwoStep(call) {
      const { idUsuario } = call.user;
      prove(call, onRow(idUsuario));
      world.secondSteps.delete(idUsuario);
      tell(idUsuario, false);
      return { mensaje: twoStepTexts.disabled };
    },
  };
}
