import { FILE_SIZE_MAX } from '@filigrana/sdk/domain';
import { useRef, useState } from 'react';
import { preparePhoto } from '../../shared/prepare-photo.ts';

/** Why a chosen file was not taken; the shop's own rules are checked by whoever attaches it. */
export type ReceiptProblem = 'heic' | 'tooLarge';

/**
 * Chooses a receipt: phone photos are made lighter before they are attached. The last file chosen
 * wins, whatever order they become ready in.
 */
export function useReceipt(attach: (file: File | null) => void) {
  const [isPreparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<ReceiptProblem | null>(null);
  const latest = useRef(0);

  const take = (prepared: Awaited<ReturnType<typeof preparePhoto>>) => {
    setPreparing(false);
    if ('problem' in prepared) return setProblem(prepared.problem);
    if (prepared.file.size > FILE_SIZE_MAX) return setProblem('tooLarge');
    attach(prepared.file);
  };

  return {
    isPreparing,
    problem,
    choose(file: File | null) {
      latest.current += 1;
      const mine = latest.current;
      setProblem(null);
      setPreparing(file !== null);
      if (file === null) return attach(null);
      void preparePhoto(file).then((prepared) => {
        if (mine === latest.current) take(prepared);
      });
    },
  };
}
