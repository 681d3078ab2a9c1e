import type { ApiError } from '@filigrana/sdk';
import { texts } from '../texts.ts';

export const Loading = () => (
  <p className="loading" role="status">
    {texts.loading}
  </p>
);

/** A read that failed: in the server's own words when it had any, and a way to try again. */
export function Failure({ error, retry }: { error?: ApiError; retry: () => void }) {
  return (
    <div className="note bad" role="alert">
      <p>{error?.serverMessage ?? texts.unread}</p>
      <button type="button" onClick={retry}>
        {texts.retry}
      </button>
    </div>
  );
}
