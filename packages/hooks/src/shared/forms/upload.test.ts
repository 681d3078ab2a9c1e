import type { UploadCallOptions } from '@filigrana/sdk';
import { expect, it } from 'vitest';
import { deferred } from '../../../test/deferred.ts';
import { createUpload } from './upload.ts';

function begun() {
  const upload = createUpload();
  const answer = deferred<string>();
  const options: UploadCallOptions[] = [];
  const outcome = upload.run((given) => {
    options.push(given);
    return answer.promise;
  });
  const sent = (loaded: number, total = 400) => options[0]?.onUploadProgress?.({ loaded, total });
  const wasCancelled = () => options[0]?.signal?.aborted;
  return { upload, answer, outcome, sent, wasCancelled };
}

it('tells whole percents while it is on its way, and nothing before and after', async () => {
  const { upload, answer, outcome, sent } = begun();
  expect(upload.progress.get()).toBeNull();
  sent(199);
  expect(upload.progress.get()).toBe(49);
  sent(400);
  expect(upload.progress.get()).toBe(100);
  answer.resolve('recibido');
  expect(await outcome).toBe('recibido');
  expect(upload.progress.get()).toBeNull();
});

it('says nothing when nobody knows how much there is', () => {
  const { upload, sent } = begun();
  sent(10, 0);
  expect(upload.progress.get()).toBeNull();
});

it('can be cancelled while parts of it are still here', () => {
  const { upload, sent, wasCancelled } = begun();
  sent(399);
  upload.cancel();
  expect(wasCancelled()).toBe(true);
});

it('is not cancelled once the server may have it', () => {
  const { upload, sent, wasCancelled } = begun();
  upload.cancel();
  sent(400);
  upload.cancel();
  expect(wasCancelled()).toBe(false);
});
