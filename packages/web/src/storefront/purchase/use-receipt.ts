import { useRef, useState } from 'react';
import { preparePhoto } from '../../shared/prepare-photo.ts';

/**
 * Chooses a receipt: phone photos are made lighter before they are attached, and whoever attaches
 * them checks the shop's rules. The last file chosen wins, whatever order they become ready in.
 */
export function useReceipt(attach: (file: File | null) => void) {
  const [isPreparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<'heic' | null>(null);
  const latest = useRef(0);

  const take = (prepared: Awaited<ReturnType<typeof preparePhoto>>) => {
    setPreparing(false);
    attach('problem' in prepared ? null : prepared.file);
    if ('problem' in prepared) setProblem(prepared.problem);
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
