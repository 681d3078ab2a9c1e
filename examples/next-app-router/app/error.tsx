'use client';

import { texts } from '../texts';

/** The shop does not answer: said on a page that can be left and tried again. */
export default function Failed({ reset }: { reset: () => void }) {
  return (
    <>
      <h1>{texts.unread}</h1>
      <button type="button" onClick={reset}>
        {texts.again}
      </button>
    </>
  );
}
