import { mockShopWorker } from '@filigrana/mocks/browser';

/** A whole shop in this page: its clock is today's, and it answers about as fast as a real one. */
export async function startMocks(): Promise<void> {
  const mock = mockShopWorker({ now: () => new Date(), latency: [60, 240] });
  await mock.start();
}
