import type { Hold } from '@filigrana/sdk';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import { useCallback, useState } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { holdKeys } from '../../shared/reads/keys.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { useOptionalRead, type OptionalRead } from '../reads/use-optional-read.ts';
import { notice } from '../texts/backoffice-notice.ts';
import { useNotify } from '../texts/use-backoffice-texts.ts';
import { useWrite } from '../writes/use-write.ts';

export interface Holds extends Omit<OptionalRead<unknown>, 'data'> {
  /** What is held now, the hold that ends first in front. */
  rows: readonly Hold[];
  /** The hold that is being ended. */
  ending: number | null;
  /** Ends a hold: its pieces are free for everybody. A toast tells how it went. */
  end(idApartado: number): Promise<void>;
}

const NOTHING: readonly never[] = [];

/**
 * The pieces that are kept for people who are paying, and ending one of these holds. `unsupported` where the
 * backend holds nothing. Key: `listHolds`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example
 * const { rows, end } = useHolds();
 * rows.map(({ idApartado }) => <button key={idApartado} onClick={() => end(idApartado)}>Terminar</button>);
 */
export function useHolds(options: ReadOptions<Hold[]> = {}): Holds {
  const { data, ...read } = useOptionalRead(
    holdKeys.list(),
    (shop) => shop.holds.list(),
    notice('holds.listFailed'),
    options,
  );
  const write = useWrite();
  const notify = useNotify();
  const [ending, setEnding] = useState<number | null>(null);
  const end = useCallback(
    async (idApartado: number) => {
      setEnding(idApartado);
      try {
        await write('endHold', (shop) => shop.holds.end(idApartado));
        notify(notice('holds.ended'));
      } catch (cause) {
        const error = asApiError(cause);
        // It has ended by itself, or a colleague was quicker.
        if (error.status === 404) notify(notice('holds.ended'));
        else notify(orSaid(notice('holds.endFailed'), error));
      }
      setEnding(null);
    },
    [notify, write],
  );
  return { ...read, rows: data ?? NOTHING, ending, end };
}
