import type { RecoveryCodes, TwoStepSetup, TwoStepState } from '../results.ts';
import { confirmation } from './confirmation.ts';
import type { Wire } from './wire.ts';

export function twoStepState(wire: Wire): TwoStepState {
  return {
    activo: wire.at('activo').yes(),
    exigido: wire.at('exigido').yes(),
    codigosRestantes: wire.at('codigosRestantes').integer(),
  };
}

export function twoStepSetup(wire: Wire): TwoStepSetup {
  return { secreto: wire.at('secreto').text(), uri: wire.at('uri').text() };
}

export function recoveryCodes(wire: Wire): RecoveryCodes {
  const codigos = wire.at('codigos').list();
  return { ...confirmation(wire), codigos: codigos.map((code) => code.text()) };
}
