import type { RejectionReason } from '@filigrana/sdk';
import type {
  doubtWords as spanishDoubt,
  rejectionWords as spanishRejection,
} from './doubt-texts.ts';

const SENTENCES: Readonly<Record<RejectionReason['motivo'], string>> = {
  no_se_lee: 'The receipt that we received cannot be read.',
  monto_distinto: 'The amount of the receipt is not that of your order.',
  no_ha_llegado: 'The payment has not reached our account yet.',
  otra_cuenta: 'The payment was made to an account that is not ours.',
  sin_respuesta: 'We did not receive another receipt in time.',
  otro: '',
};

/** What the shop wrote about it stays in its own words. */
const words = ({ motivo, texto }: RejectionReason): string[] =>
  [SENTENCES[motivo], texto ?? ''].filter((each) => each !== '');

export const doubtWords: typeof spanishDoubt = words;
export const rejectionWords: typeof spanishRejection = words;
