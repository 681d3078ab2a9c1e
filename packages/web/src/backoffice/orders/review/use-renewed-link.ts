import { useState } from 'react';

/** Follows a link that expires: one that fails is asked for anew, once. */
export function useRenewedLink(url: string | null, renew: () => void) {
  /** Links that did not work. */
  const [broken, setBroken] = useState<readonly string[]>([]);
  const isBroken = url !== null && broken.includes(url);
  return {
    isBroken,
    /** A first failure is answered by a new link, which is on its way; there is no third one. */
    isHopeless: isBroken && broken.length > 1,
    failed: () => {
      if (url === null || broken.includes(url)) return;
      setBroken([...broken, url]);
      if (broken.length === 0) renew();
    },
    again: () => {
      setBroken([]);
      renew();
    },
  };
}
