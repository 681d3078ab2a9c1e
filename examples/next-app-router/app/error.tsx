'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { texts } from '../texts';

/** The shop does not answer: said on a page that can be left and tried again. */
export default function Failed({ reset }: { reset: () => void }) {
  const router = useRouter();
  // `reset` alone draws the failure again that the server has sent: it has to read anew.
  const again = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return (
    <>
      <h1>{texts.unread}</h1>
      <button type="button" onClick={again}>
        {texts.again}
      </button>
    </>
  );
}
